import type { Activity } from '~/domain/Activity';
import { parseInstant } from '~/lib/time';

/** The longest time between neighbours, in milliseconds. */
const maxDistance = 10 * 60_000;

/** At least one entry, newest first. */
export type ActivityGroup = readonly [Activity, ...Activity[]];

/**
 * Entries newest first, those together that one person (or the system) made with one action, each
 * about another organization and at most ten minutes after the one before.
 */
export function groupActivity(entries: readonly Activity[]): readonly ActivityGroup[] {
  const groups: [Activity, ...Activity[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && belongsTo(group, entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function belongsTo(group: readonly Activity[], entry: Activity): boolean {
  const newer = group.at(-1);
  return (
    newer !== undefined &&
    newer.action === entry.action &&
    newer.actor?.id === entry.actor?.id &&
    Math.abs(time(newer) - time(entry)) <= maxDistance &&
    entry.organization !== null &&
    group.every(({ organization }) => organization && organization.id !== entry.organization?.id)
  );
}

function time({ at }: Activity): number {
  return (at === null ? undefined : parseInstant(at)) ?? NaN;
}
