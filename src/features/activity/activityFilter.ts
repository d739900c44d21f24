import { uniqBy } from 'es-toolkit';
import type { ActivityQuery } from '~/api/activity';
import type { Activity } from '~/domain/Activity';
import { activityKinds, type ActivityFilter } from '~/domain/activityFilter';

/** A person to filter by. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** The filter as parameters of the call. */
export function filterQuery({ kind, actorId, from, to }: ActivityFilter): ActivityQuery {
  return {
    ...(kind && { action: activityKinds[kind].actions.join(',') }),
    ...(actorId !== undefined && { actor: actorId }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** The people who have made entries, by name; `you`, the signed-in user, comes first. */
export function actorsOf(entries: readonly Activity[], you?: Pick<Actor, 'id'>): readonly Actor[] {
  const actors = entries.flatMap(({ actor }) => actor ?? []);
  const others = uniqBy(actors, ({ id }) => id)
    .filter(({ id }) => id !== you?.id)
    .map(({ id, name }) => ({ id, name: name ?? 'Unknown user' }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return you ? [{ id: you.id, name: 'You' }, ...others] : others;
}
