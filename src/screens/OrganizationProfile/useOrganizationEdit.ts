import { useState } from 'react';
import { contactFields, type FieldName } from '~/domain/organizationFields';
import { threeWayMerge, type MergedField } from '~/domain/threeWayMerge';
import {
  hasChanges,
  normalizeValues,
  versionOf,
  type OrganizationValues,
  type OrganizationVersion,
} from '~/domain/organizationValues';
import { organizationFormFields } from '~/forms/OrganizationFields';
import { type FormFields, reasonField, reasonToSend } from '~/forms/FormFields';
import type { Rejection } from '~/forms/useForm';
import type { Failure } from '~/lib/Failure';
import { useMutation } from '~/hooks/useMutation';
import { useStores } from '~/stores/context';
import { editOrganization } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { conditionalWrite } from '~/stores/mutations/conditionalWrite';

/** An organization's fields, and why they are changed. */
export interface EditValues extends OrganizationValues {
  readonly reason: string;
}

export const editFields: FormFields<EditValues> = {
  ...organizationFormFields,
  reason: reasonField,
};

/** The user's changes, and a version that was saved meanwhile. */
export interface EditConflict {
  readonly theirs: OrganizationVersion;
  /** What either side changed. */
  readonly fields: readonly MergedField<FieldName>[];
  readonly reason: string;
}

/**
 * Lifecycle of an edit: it is sent with the etag of the version that the user saw. If that is no
 * longer the latest (412), the user merges both sides, and the result is sent based on the other
 * version, repeatedly if need be.
 */
export function useOrganizationEdit(
  profile: ProfileQueries,
  initialVersion: OrganizationVersion,
  onSuccess: () => void,
  onError: (error: Failure, values: OrganizationValues) => Promise<void>,
) {
  const stores = useStores();
  const [baseVersion, setBaseVersion] = useState(initialVersion);
  const [conflict, setConflict] = useState<EditConflict>();
  const mutation = useMutation(
    ({ base, yours, reason }: EditInput) =>
      conditionalWrite(
        stores,
        { id: profile.id, etag: base.etag },
        editOrganization(base.values, yours, reasonToSend(reason)),
      ),
    onSuccess,
  );

  /** Sends what differs from a version, and is done if nothing does. */
  async function save(
    { reason, ...values }: EditValues,
    base = baseVersion,
  ): Promise<Rejection | undefined> {
    setBaseVersion(base);
    setConflict(undefined);
    const yours = normalizeValues(values, base.values);
    if (!hasChanges(base.values, yours)) {
      onSuccess();
      return undefined;
    }
    const error = await mutation.run({ base, yours, reason });
    if (error) void onError(error, yours);
    if (error?.status !== 412 || !profile.version) return error;
    const theirs = versionOf(profile.version);
    const fields = threeWayMerge(base.values, theirs.values, yours, contactFields);
    setConflict({ theirs, fields, reason });
    return undefined;
  }

  return {
    baseVersion,
    mutation,
    conflict,
    save,
    /** Returns to the form and keeps what was typed. */
    dismiss: () => setConflict(undefined),
  };
}

/** The user's values, and the version that they are based on. */
interface EditInput {
  readonly base: OrganizationVersion;
  readonly yours: OrganizationValues;
  readonly reason: string;
}
