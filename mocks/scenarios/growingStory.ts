import type { Database } from '../database';
import { dayLength, dayOf, instantOf } from '../day';
import { amountFor } from '../seed/seats';
import { regions } from '../seed/regions';
import { seededRandom } from '../seededRandom';

/** The first organization of every seed: links and guides can count on its id. */
export const growingId = 'acme.v2';

const total = 250;

/**
 * Full seats assigned, by days before today: a pilot, steady growth, a second site that joined in
 * two weeks, a season of hiring.
 */
const course = [
  [365, 58],
  [260, 88],
  [150, 117],
  [136, 169],
  [60, 181],
  [0, 246],
] as const;

/** Seats in use from Sunday to Saturday, as a share of those assigned. */
const rhythm = [0.14, 0.95, 0.98, 1, 0.98, 0.92, 0.19] as const;

/**
 * One tenant that is about to run out of seats: 246 of 250 full seats are taken, and its daily
 * seats show how that came.
 */
export function growingStory({ organizations, subscriptions }: Database, today: number): void {
  const organization = organizations.get(growingId);
  if (!organization) return;
  const plans = subscriptions.all().filter(({ organization_id }) => organization_id === growingId);
  const full = plans.find(({ seat_type }) => seat_type === 'full');
  if (!full) return;

  const counts = dailySeats(today);
  const changed = subscriptions.change(full.id, {
    total_seats: total,
    used_seats: counts.at(-1) ?? 0,
    daily_start: dayOf(today - (counts.length - 1) * dayLength),
    daily_end: dayOf(today),
    daily_counts: counts,
  });
  const price = regions.find(({ currency }) => currency === organization.currency)?.price ?? 1;
  organizations.change(growingId, {
    status: 'active',
    registered_at: instantOf(today - 402 * dayLength + 9 * 3_600_000),
    updated_at: instantOf(today - 3 * dayLength + 15 * 3_600_000),
    amount: amountFor([...plans.filter(({ id }) => id !== full.id), changed], price, 0),
  });
}

/** The last day isn't over and shows what is assigned. */
function dailySeats(today: number): number[] {
  const random = seededRandom(2_026);
  const [[days]] = course;
  return Array.from({ length: days + 1 }, (_, index) => {
    const ago = days - index;
    const weekday = new Date(today - ago * dayLength).getUTCDay();
    const noise = 0.97 + random() * 0.03;
    return Math.round(assigned(ago) * (ago === 0 ? 1 : (rhythm[weekday] ?? 1) * noise));
  });
}

function assigned(ago: number): number {
  const next = course.findIndex(([day]) => day <= ago);
  const [toDay, to] = course[next] ?? course[0];
  const [fromDay, from] = course[next - 1] ?? course[0];
  return fromDay === toDay ? to : from + ((to - from) * (fromDay - ago)) / (fromDay - toDay);
}
