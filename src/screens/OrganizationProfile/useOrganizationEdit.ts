import { useState } from 'react';
import { mergeValues } from '../../domain/mergeValues';
import type { Organization } from '../../domain/Organization';
import {
  changesOf,
  organizationValues,
  tidyValues,
  type OrganizationValues,
} from '../../domain/organizationValues';
import { organizationFields } from '../../forms/organizationFields';
import { serverErrors, type ServerErrors } from '../../forms/serverErrors';
import { fieldLabels } from '../../forms/FormFields';
import { useAction } from '../../layouts/useAction';
import { fieldMessage } from '../../messages/fieldMessage';
import { useStores } from '../../stores/context';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';

/**
 * A version of an organization as it was seen: its fields, and what a write that stands on it has
 * to name.
 */
export interface Version {
  readonly values: OrganizationValues;
  readonly etag: string | undefined;
}

/** An own change that met somebody else's. */
export interface Conflict {
  readonly loaded: OrganizationValues;
  readonly theirs: Version;
  readonly yours: OrganizationValues;
}

export function versionOf(organization: Organization, etag: string | undefined): Version {
  return { values: organizationValues(organization), etag };
}

/**
 * The way of an edit: sent on top of the version that was seen; where that is no longer the newest
 * (412) both sides stand beside each other, and what comes out of it is sent on top of theirs, as
 * often as it takes.
 */
export function useOrganizationEdit(
  profile: OrganizationProfile,
  first: Version,
  onDone: () => void,
) {
  const { organizations } = useStores();
  const [seen, setSeen] = useState(first);
  const [conflict, setConflict] = useState<Conflict>();
  const action = useAction(
    async (yours: OrganizationValues) =>
      (await organizations.writes()).update(
        profile.id,
        changesOf(tidyValues(seen.values), yours),
        seen.etag,
      ),
    onDone,
  );

  async function save(
    values: OrganizationValues,
    onUnchanged: () => void,
  ): Promise<ServerErrors | undefined> {
    const loaded = tidyValues(seen.values);
    const yours = tidyValues(values);
    if (Object.keys(changesOf(loaded, yours)).length === 0) {
      onUnchanged();
      return undefined;
    }
    const failure = await action.run(yours);
    const { current } = profile;
    if (failure?.status === 409 || failure?.status === 422)
      return serverErrors(failure, fieldLabels(organizationFields, values));
    if (failure?.status !== 412 || !current) return undefined;
    const theirs = versionOf(current, profile.etag);
    setConflict({ loaded, theirs, yours });
    return conflictErrors({ loaded, theirs, yours });
  }

  return {
    seen,
    action,
    conflict,
    save,
    /** Back to the form, which stands as it was. */
    dismiss: () => setConflict(undefined),
    /** Goes on from their version. */
    settle: ({ theirs }: Conflict) => {
      setSeen(theirs);
      setConflict(undefined);
      action.forget();
    },
  };
}

/** The fields that both sides changed, each to something of its own. */
function conflictErrors({ loaded, theirs, yours }: Conflict): ServerErrors {
  const both = mergeValues({ ...loaded }, { ...tidyValues(theirs.values) }, { ...yours }).filter(
    ({ changedBy }) => changedBy === 'conflict',
  );
  const fields = Object.fromEntries(
    both.map(({ field }) => [
      field,
      fieldMessage({ code: 'conflict' }, organizationFields[field].label),
    ]),
  );
  return { fields, unplaced: [] };
}
