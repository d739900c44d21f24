import { formatMonth, formatShortDay } from '~/lib/formatShort';

export interface DayTick {
  /** The index of the day. */
  readonly index: number;
  readonly text: string;
}

const labelLimit = 10;
const daySteps = [1, 2, 7, 14, 28];
const monthSteps = [1, 2, 3, 6, 12, 24, 60];

/**
 * The days to label if `maxLabels` fit: evenly spaced back from the newest day, or, beyond 120
 * days, the first days of months.
 */
export function dayTicks(days: readonly string[], maxLabels: number): DayTick[] {
  const fits = (count: number) => count <= Math.max(1, Math.min(maxLabels, labelLimit));
  const last = days.length - 1;
  if (days.length <= 120) {
    const step = daySteps.find((each) => fits(Math.ceil(days.length / each))) ?? days.length;
    return days.flatMap((day, index) =>
      (last - index) % step === 0 ? { index, text: formatShortDay(day) } : [],
    );
  }
  const months = days.flatMap((day, index) =>
    day.endsWith('-01') ? { index, text: formatMonth(day), number: monthNumber(day) } : [],
  );
  const step = monthSteps.find((each) =>
    fits(months.filter(({ number }) => number % each === 0).length),
  );
  return months.filter(({ number }) => step !== undefined && number % step === 0);
}

/** Months since year 0. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
