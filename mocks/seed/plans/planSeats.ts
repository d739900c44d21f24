import type { Random } from '../createRandom';
import { timeOn, workingDayFrom, workingDayUntil } from './calendar';
import type { PlannedEvent } from './Plan';
import type { Trend } from './trends';

/** Sizes of organizations in full seats; `upTo` is a cumulative percentage. */
const sizes = [
  { upTo: 20, min: 10, max: 25 },
  { upTo: 50, min: 25, max: 90 },
  { upTo: 80, min: 90, max: 400 },
  { upTo: 95, min: 400, max: 1_600 },
  { upTo: 100, min: 1_600, max: 6_000 },
] as const;

/** The largest number of full seats in a currency of small units: the amount has a limit. */
const maxFullSeats = (priceFactor: number) => (priceFactor > 2 ? 1_600 : 6_000);

/** Full seats always, light and guest seats often; today's totals. */
export function pickTotals(
  random: Random,
  priceFactor: number,
  isOnboarding: boolean,
): [seatType: string, total: number][] {
  const draw = random.int(1, 100);
  const size = sizes.find(({ upTo }) => draw <= upTo) ?? sizes[0];
  const largest = isOnboarding ? 200 : maxFullSeats(priceFactor);
  const full = Math.min(largest, roundSeats(random.int(size.min, size.max)));
  const share = (min: number, max: number) =>
    roundSeats(Math.max(10, Math.round((full * random.int(min, max)) / 100)));
  return [
    ['full', full],
    ...(random.chance(55) ? [['light', share(20, 100)] as [string, number]] : []),
    ...(random.chance(28) ? [['guest', share(10, 50)] as [string, number]] : []),
  ];
}

/** Seats are bought in round numbers. */
function roundSeats(seats: number): number {
  const step = seats < 50 ? 5 : seats < 200 ? 10 : seats < 1_000 ? 25 : 100;
  return Math.max(step, Math.round(seats / step) * step);
}

interface SeatsOptions {
  /** Index of the subscription. */
  readonly subscription: number;
  /** Total seats today. */
  readonly total: number;
  readonly trend: Trend;
  /** Days since 1970-01-01: the first day, and the last one on which something can happen. */
  readonly from: number;
  readonly until: number;
  /** Who assigns seats; null if the organization's directory does. */
  readonly pickAssigner: (day: number) => PlannedEvent['actor'];
  /** Who sells more seats. */
  readonly pickSeller: (day: number) => PlannedEvent['actor'];
}

interface PlannedSeats {
  readonly initialTotal: number;
  readonly events: readonly PlannedEvent[];
}

/**
 * Plans how seats of one type are assigned from the subscription's first day on, and raises the
 * total where the seats would no longer suffice.
 */
export function planSeats(
  random: Random,
  { subscription, total, trend, from, until, pickAssigner, pickSeller }: SeatsOptions,
): PlannedSeats {
  const final = Math.max(1, Math.floor((total * random.int(...trend.final)) / 100));
  const start = Math.min(
    total,
    Math.max(1, Math.round((final * random.int(...trend.start)) / 100)),
  );
  const days = assignmentDays(random, from, until, trend.interval);
  const planned = days.map((_, index) => {
    const progress = days.length === 1 ? 1 : index / (days.length - 1);
    const eased = progress * progress * (3 - 2 * progress);
    return Math.round(start + (final - start) * eased);
  });
  const seats = slowDown(planned, days, total, until);
  const initialTotal = initialTotalOf(random, total, trend, seats);
  const events: PlannedEvent[] = [];
  let isRaised = initialTotal === total;
  for (const [index, day] of days.entries()) {
    const assigned = seats[index] ?? final;
    if (!isRaised && assigned * 100 > initialTotal * 97) {
      isRaised = true;
      const actor = pickSeller(day);
      const at = timeOn(random, day, 8, 10);
      events.push({ kind: 'total', subscription, seats: total, at, actor });
      events.push({ kind: 'price', at: at + random.int(120, 1_500) * 1_000, actor });
    }
    const at = timeOn(random, day, 11, 17);
    events.push({ kind: 'assign', subscription, seats: assigned, at, actor: pickAssigner(day) });
  }
  return { initialTotal, events };
}

/** The earliest that invented seats run out, in days: after those of Acme Robotics. */
const earliestRunOut = 9;

/**
 * The seats with the last 30 days' growth limited: home lists Acme Robotics first (docs/demo.md).
 * Seats that are all in use stay so.
 */
function slowDown(
  seats: readonly number[],
  days: readonly number[],
  total: number,
  until: number,
): number[] {
  const final = seats.at(-1) ?? 0;
  const least = final - Math.floor(((total - final) * 30) / earliestRunOut);
  // The last one that is at least 30 days ago, whichever working day `until` is.
  const first = days.findLastIndex((day) => day < until - 28);
  return seats.map((count, index) =>
    index >= first && final < total ? Math.max(count, least) : count,
  );
}

/** The first working days, then one assignment per interval of the last 13 months, at most 12. */
function assignmentDays(random: Random, from: number, until: number, interval: number): number[] {
  const days = [Math.min(workingDayFrom(from + random.int(1, 3)), until)];
  const firstRecent = Math.max(from + interval, until - 400);
  const step = Math.max(interval, Math.ceil((until - firstRecent) / 11));
  for (let day = until - random.int(1, Math.min(interval, 24)); day > firstRecent; day -= step)
    days.push(workingDayUntil(day - random.int(0, Math.floor(step / 4))));
  const [first = until] = days;
  return [...new Set(days)].filter((day) => day >= first && day <= until).toSorted((a, b) => a - b);
}

/** The total at the start: smaller if the organization has outgrown it since. */
function initialTotalOf(
  random: Random,
  total: number,
  { kind }: Trend,
  seats: readonly number[],
): number {
  if (kind !== 'growing' || total < 20 || seats.length < 4 || random.chance(35)) return total;
  const initial = roundSeats((total * random.int(55, 85)) / 100);
  const first = seats[0] ?? total;
  const last = seats.at(-1) ?? 0;
  // Reached later, but not at once.
  return initial < total && first < initial && last * 100 > initial * 97 ? initial : total;
}
