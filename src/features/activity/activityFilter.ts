import { uniqBy } from 'es-toolkit';
import type { ActivityQuery } from '~/api/activity';
import type { Activity } from '~/domain/Activity';

/** Which entries to show; undefined means all. */
export interface ActivityFilter {
  readonly kind?: ActivityKind | undefined;
  readonly actorId?: string | undefined;
}

export const activityKinds = {
  details: { label: 'Details', actions: ['organization_created', 'organization_updated'] },
  seats: {
    label: 'Seats',
    actions: ['subscription_added', 'total_seats_changed', 'seats_assigned'],
  },
  status: { label: 'Status', actions: ['organization_activated', 'organization_deactivated'] },
  notes: { label: 'Notes', actions: ['note_added'] },
} as const;

export type ActivityKind = keyof typeof activityKinds;

export function hasFilter({ kind, actorId }: ActivityFilter): boolean {
  return kind !== undefined || actorId !== undefined;
}

/** The filter as parameters of the call. */
export function filterQuery({ kind, actorId }: ActivityFilter): ActivityQuery {
  return {
    ...(kind && { action: activityKinds[kind].actions.join(',') }),
    ...(actorId !== undefined && { actor: actorId }),
  };
}

/** The people who have made entries, by name. */
export function actorsOf(entries: readonly Activity[]) {
  const actors = entries.flatMap(({ actor }) => actor ?? []);
  return uniqBy(actors, ({ id }) => id)
    .map(({ id, name }) => ({ id, name: name ?? 'Unknown user' }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
