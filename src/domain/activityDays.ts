import { dayInMs, parseDay, toUtcDay } from '~/lib/time';
import type { Days } from './activityFilter';

/** The days of activity that can be chosen by name, as how many days up to how many days ago. */
const namedDays = {
  today: { label: 'Today', count: 1, ago: 0 },
  yesterday: { label: 'Yesterday', count: 1, ago: 1 },
  week: { label: 'Last 7 days', count: 7, ago: 0 },
  month: { label: 'Last 30 days', count: 30, ago: 0 },
} as const;

type NamedDays = keyof typeof namedDays;

/** `day` is one that is chosen by its date, `other` a range that only a link has. */
export type DayChoice = NamedDays | 'day' | 'other';

export const dayChoices = (Object.keys(namedDays) as NamedDays[]).map((value) => ({
  value,
  label: namedDays[value].label,
}));

/** The days of a name; `today` is `YYYY-MM-DD`. */
export function daysOf(name: NamedDays, today: string): Days {
  const { count, ago } = namedDays[name];
  const last = (parseDay(today) ?? 0) - ago * dayInMs;
  return { from: toUtcDay(last - (count - 1) * dayInMs), to: toUtcDay(last) };
}

/** What stands for days; undefined for any day. */
export function dayChoice({ from, to }: Days, today: string): DayChoice | undefined {
  if (from === undefined && to === undefined) return undefined;
  const named = dayChoices.find(({ value }) => {
    const days = daysOf(value, today);
    return days.from === from && days.to === to;
  });
  return named?.value ?? (from === to ? 'day' : 'other');
}
