import { useState } from 'react';
import { threeWayMerge } from '../../domain/threeWayMerge';
import type { Organization } from '../../domain/Organization';
import {
  toUpdatePayload,
  organizationValues,
  normalizeValues,
  type OrganizationValues,
} from '../../domain/organizationValues';
import { organizationFormFields } from '../../forms/organizationFormFields';
import { serverErrors, type ServerErrors } from '../../forms/serverErrors';
import { fieldLabels } from '../../forms/FormFields';
import { useMutation } from '../../layouts/useMutation';
import { fieldMessage } from '../../messages/fieldMessage';
import { useStores } from '../../stores/context';
import type { ProfileQueries } from '../../stores/ProfileQueries';

/**
 * A version of an organization as it was seen: its fields, and what a write that stands on it has
 * to name.
 */
export interface OrganizationVersion {
  readonly values: OrganizationValues;
  readonly etag: string | undefined;
}

/** An own change that met somebody else's. */
export interface EditConflict {
  readonly loaded: OrganizationValues;
  readonly theirs: OrganizationVersion;
  readonly yours: OrganizationValues;
}

export function versionOf(
  organization: Organization,
  etag: string | undefined,
): OrganizationVersion {
  return { values: organizationValues(organization), etag };
}

/**
 * The way of an edit: sent on top of the version that was seen; where that is no longer the newest
 * (412) both sides stand beside each other, and what comes out of it is sent on top of theirs, as
 * often as it takes.
 */
export function useOrganizationEdit(
  profile: ProfileQueries,
  initialVersion: OrganizationVersion,
  onSuccess: () => void,
) {
  const { organizations } = useStores();
  const [baseVersion, setBaseVersion] = useState(initialVersion);
  const [conflict, setConflict] = useState<EditConflict>();
  const mutation = useMutation(
    async (yours: OrganizationValues) =>
      (await organizations.mutations()).update(
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
    const { current } = profile;
    if (error?.status === 409 || error?.status === 422)
      return serverErrors(error, fieldLabels(organizationFormFields, values));
    if (error?.status !== 412 || !current) return undefined;
    const theirs = versionOf(current, profile.etag);
    setConflict({ loaded, theirs, yours });
    return conflictErrors({ loaded, theirs, yours });
  }

  return {
    baseVersion,
    mutation,
    conflict,
    save,
    /** Back to the form, which stands as it was. */
    dismiss: () => setConflict(undefined),
    /** Goes on from their version. */
    resolve: ({ theirs }: EditConflict) => {
      setBaseVersion(theirs);
      setConflict(undefined);
      mutation.reset();
    },
  };
}

/** The fields that both sides changed, each to something of its own. */
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
