/** Days `YYYY-MM-DD` of the user's time zone, both inclusive. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Which entries of a feed to show; undefined means all. */
export interface ActivityFilter extends Days {
  readonly kind?: ActivityKind | undefined;
  readonly actorId?: string | undefined;
}

/** The kinds of entries that staff tell apart, with the actions of each. */
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

export function hasFilter(filter: ActivityFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
