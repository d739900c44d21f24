import type { ActivityPage, ActivityQuery } from '~/api/activity';
import type { Activity } from '~/domain/Activity';
import type { Days } from '~/domain/activityFilter';
import { endOfDay, parseInstant, startOfDay, toUtcDay } from '~/lib/time';

export type LoadActivity = (query: ActivityQuery) => Promise<ActivityPage>;

/**
 * A page of the activity of days in the user's time zone. The API's days are UTC: those that the user's
 * touch are asked for, and what isn't of the user's is dropped. A page of which nothing is left is
 * followed by the next one. `onIgnored` is called if the server ignores the days.
 */
export async function loadActivityDays(
  load: LoadActivity,
  query: ActivityQuery,
  { from, to }: Days,
  onIgnored: () => void,
): Promise<ActivityPage> {
  const start = from === undefined ? -Infinity : (startOfDay(from) ?? -Infinity);
  const end = to === undefined ? Infinity : (endOfDay(to) ?? Infinity) + 1000;
  const days = {
    ...(Number.isFinite(start) && { from: toUtcDay(start) }),
    ...(Number.isFinite(end) && { to: toUtcDay(end - 1) }),
  };
  const isIgnored = (entry: Activity) => {
    const time = timeOf(entry);
    const day = Number.isNaN(time) ? undefined : toUtcDay(time);
    return day !== undefined && (day < (days.from ?? day) || day > (days.to ?? day));
  };
  for (let { before } = query; ;) {
    const page = await load({ ...query, ...(before !== undefined && { before }), ...days });
    if (page.entries.some(isIgnored)) {
      onIgnored();
      return page;
    }
    const entries = page.entries.filter((entry) => {
      const time = timeOf(entry);
      return !(time < start || time >= end);
    });
    // They are newest first: no later page has any of the days.
    const next = page.entries.some((entry) => timeOf(entry) < start) ? null : page.next;
    if (entries.length > 0 || next === null) return { entries, next };
    before = next;
  }
}

/** NaN if unknown. */
function timeOf({ at }: Activity): number {
  return (at === null ? undefined : parseInstant(at)) ?? NaN;
}
