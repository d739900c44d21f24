import { uniqBy } from 'es-toolkit';
import type { Lenient } from './Lenient';
import type * as openapi from './openapi';
import { dayInMs, parseDay, toUtcDay } from '~/lib/time';

/** One change to an organization, or a note about it. */
export type Activity = Lenient<openapi.Activity, 'changes'>;

/** The change of the currency that an entry has, if any. */
export function currencyChange({ changes }: Activity) {
  return changes.find(({ pointer }) => pointer === '/billing/currency');
}

/**
 * The currency that an organization had after an entry, of `entries` with the newest first: what the
 * next one that changes it had before, else that of now, `current`.
 */
export function currencyAfter(entry: Activity, entries: readonly Activity[], current: unknown) {
  const later = entries
    .slice(0, entries.indexOf(entry))
    .findLast((each) => each.organization?.id === entry.organization?.id && currencyChange(each));
  return later ? currencyChange(later)?.before : current;
}

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

/** The filter as parameters of the call. */
export function filterQuery({ kind, actorId, from, to }: ActivityFilter) {
  return {
    ...(kind && { action: activityKinds[kind].actions.join(',') }),
    ...(actorId !== undefined && { actor: actorId }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** A person to filter by. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** The people who have made entries, by name; `you`, the signed-in user, comes first. */
export function actorsOf(
  entries: readonly Activity[],
  you: Pick<Actor, 'id'> | undefined,
): readonly Actor[] {
  const actors = entries.flatMap(({ actor }) => actor ?? []);
  const others = uniqBy(actors, ({ id }) => id)
    .filter(({ id }) => id !== you?.id)
    .map(({ id, name }) => ({ id, name: name ?? 'Unknown user' }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  return you ? [{ id: you.id, name: 'You' }, ...others] : others;
}

/** The choices of days: how many of them, and how many days ago the last one was. */
const namedDays = {
  today: { label: 'Today', count: 1, ago: 0 },
  yesterday: { label: 'Yesterday', count: 1, ago: 1 },
  week: { label: 'Last 7 days', count: 7, ago: 0 },
  month: { label: 'Last 30 days', count: 30, ago: 0 },
} as const;

type NamedDays = keyof typeof namedDays;

export const dayChoices = (Object.keys(namedDays) as NamedDays[]).map((value) => ({
  value,
  label: namedDays[value].label,
}));

/** The days of a choice; `today` is `YYYY-MM-DD`. */
export function daysOf(name: NamedDays, today: string): Days {
  const { count, ago } = namedDays[name];
  const last = (parseDay(today) ?? 0) - ago * dayInMs;
  return { from: toUtcDay(last - (count - 1) * dayInMs), to: toUtcDay(last) };
}

/** The choice that stands for days; undefined for others, which only a link has. */
export function dayChoice({ from, to }: Days, today: string): NamedDays | undefined {
  return dayChoices.find(({ value }) => {
    const days = daysOf(value, today);
    return days.from === from && days.to === to;
  })?.value;
}
