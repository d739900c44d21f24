import { seededRandom } from '../seededRandom';

interface HistoryOptions {
  readonly seed: number;
  /** Length of the history, including the last day. */
  readonly days: number;
  /** Weekday of the last day; 0 is Sunday. */
  readonly lastWeekday: number;
  readonly used: number;
  readonly total: number;
}

/** Share of assigned seats in use, Sunday to Saturday. */
const weekdayPatterns = [
  [0.22, 0.93, 0.97, 1, 0.98, 0.9, 0.27],
  [0.08, 0.95, 1, 0.99, 0.97, 0.84, 0.11],
  [0.71, 0.92, 0.94, 0.96, 0.98, 1, 0.88],
] as const;

/**
 * Seats in use per day: growth or sometimes decline towards the seats assigned now, a weekday
 * pattern and some noise. The last day is not over yet and shows the assigned seats. Uses only
 * arithmetic that is exact in every engine.
 */
export function dailyHistory({ seed, days, lastWeekday, used, total }: HistoryOptions): number[] {
  const random = seededRandom(seed);
  const weekdayPattern = weekdayPatterns[seed % weekdayPatterns.length] ?? weekdayPatterns[0];
  const declines = random() < 0.15;
  const start = Math.min(total, used * (declines ? 1.05 + random() * 0.5 : 0.3 + random() * 0.55));
  const counts: number[] = [];
  for (let index = 0; index < days; index += 1) {
    const progress = days > 1 ? index / (days - 1) : 1;
    const assigned = start + (used - start) * progress * progress * (3 - 2 * progress);
    const share = weekdayPattern[(((lastWeekday - (days - 1 - index)) % 7) + 7) % 7] ?? 1;
    counts.push(Math.min(total, Math.round(assigned * share * (0.95 + random() * 0.05))));
  }
  counts[days - 1] = used;
  return counts;
}
