import { useState } from 'react';
import { threeWayMerge } from '~/domain/threeWayMerge';
import {
  toUpdatePayload,
  organizationValues,
  normalizeValues,
  type OrganizationValues,
} from '~/domain/organizationValues';
import { organizationFormFields } from '~/forms/organizationFormFields';
import { serverErrors, type ServerErrors } from '~/forms/serverErrors';
import { fieldLabels } from '~/forms/FormFields';
import { useMutation } from '~/hooks/useMutation';
import { fieldMessage } from '~/messages/fieldMessage';
import type { VersionedOrganization } from '~/api/organizations';
import { useStores } from '~/stores/context';
import { updateOrganization } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';

/**
 * A version of an organization as the user saw it, with the etag that a mutation based on it sends.
 */
export interface OrganizationVersion {
  readonly values: OrganizationValues;
  readonly etag: string | undefined;
}

/** The user's changes, and a version that someone else saved meanwhile. */
export interface EditConflict {
  readonly loaded: OrganizationValues;
  readonly theirs: OrganizationVersion;
  readonly yours: OrganizationValues;
}

export function versionOf({ organization, etag }: VersionedOrganization): OrganizationVersion {
  return { values: organizationValues(organization), etag };
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
) {
  const stores = useStores();
  const [baseVersion, setBaseVersion] = useState(initialVersion);
  const [conflict, setConflict] = useState<EditConflict>();
  const mutation = useMutation(
    (yours: OrganizationValues) =>
      updateOrganization(
        stores,
        profile.id,
        toUpdatePayload(normalizeValues(baseVersion.values), yours),
        baseVersion.etag,
      ),
    onSuccess,
  );

  async function save(
    values: OrganizationValues,
    onUnchanged: () => void,
  ): Promise<ServerErrors | undefined> {
    const loaded = normalizeValues(baseVersion.values);
    const yours = normalizeValues(values);
    if (Object.keys(toUpdatePayload(loaded, yours)).length === 0) {
      onUnchanged();
      return undefined;
    }
    const error = await mutation.mutate(yours);
    if (error?.status === 409 || error?.status === 422)
      return serverErrors(error, fieldLabels(organizationFormFields, values));
    if (error?.status !== 412 || !profile.version) return undefined;
    const theirs = versionOf(profile.version);
    setConflict({ loaded, theirs, yours });
    return conflictErrors({ loaded, theirs, yours });
  }

  return {
    baseVersion,
    mutation,
    conflict,
    save,
    /** Returns to the form and keeps what was typed. */
    dismiss: () => setConflict(undefined),
    /** Continues from their version. */
    resolve: ({ theirs }: EditConflict) => {
      setBaseVersion(theirs);
      setConflict(undefined);
      mutation.reset();
    },
  };
}

/** Messages on the fields that both sides changed differently. */
function conflictErrors({ loaded, theirs, yours }: EditConflict): ServerErrors {
  const conflicting = threeWayMerge(
    { ...loaded },
    { ...normalizeValues(theirs.values) },
    { ...yours },
  ).filter(({ changedBy }) => changedBy === 'conflict');
  const fields = Object.fromEntries(
    conflicting.map(({ field }) => [
      field,
      fieldMessage({ code: 'conflict' }, organizationFormFields[field].label),
    ]),
  );
  return { fields, unplaced: [] };
}
