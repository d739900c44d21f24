import type { Database } from '../database/createDatabase';
import { findSubscriptions } from '../database/findSubscriptions';
import { updateOrganizationColumns, updateSubscription } from '../database/writeOrganization';
import { millisecondsPerDay, toUtcDay, toRfc3339 } from '../day';
import { monthlyAmount } from '../seed/seatPlans';
import { regions } from '../seed/regions';
import { seededRandom } from '../seededRandom';

/** The first organization of every seed; docs/demo.md links to it. */
export const growingOrganizationId = 'acme.v2';

const total = 250;

/**
 * Assigned full seats by days before today: a pilot, steady growth, a second site that joins within
 * two weeks, a season of hiring.
 */
const assignmentCurve = [
  [365, 58],
  [260, 88],
  [150, 117],
  [136, 169],
  [60, 181],
  [0, 246],
] as const;

/** Share of assigned seats in use, Sunday to Saturday. */
const weekdayShares = [0.14, 0.95, 0.98, 1, 0.98, 0.92, 0.19] as const;

/**
 * Makes one tenant nearly run out of seats: 246 of 250 full seats are in use, and its daily seats
 * show how it came about.
 */
export function modifyGrowing(database: Database, today: number): void {
  const organization = database.organization.findFirst({
    where: { id: { equals: growingOrganizationId } },
  });
  const full = database.subscription.findFirst({
    where: {
      organization_id: { equals: growingOrganizationId },
      seat_type: { equals: 'full' },
    },
  });
  if (!organization || !full) return;

  const counts = growingDailySeats(today);
  updateSubscription(database, full, {
    total_seats: total,
    used_seats: counts.at(-1) ?? 0,
    daily_start: toUtcDay(today - (counts.length - 1) * millisecondsPerDay),
    daily_end: toUtcDay(today),
    daily_counts: counts,
  });
  const price =
    regions.find(({ currency }) => currency === organization.currency)?.priceFactor ?? 1;
  updateOrganizationColumns(database, organization, {
    status: 'active',
    registered_at: toRfc3339(today - 402 * millisecondsPerDay + 9 * 3_600_000),
    updated_at: toRfc3339(today - 3 * millisecondsPerDay + 15 * 3_600_000),
    amount: monthlyAmount(findSubscriptions(database, growingOrganizationId), price, 0),
  });
}

/** The last day is not over yet and shows the assigned seats. */
function growingDailySeats(today: number): number[] {
  const random = seededRandom(2_026);
  const [[days]] = assignmentCurve;
  return Array.from({ length: days + 1 }, (_, index) => {
    const daysAgo = days - index;
    const weekday = new Date(today - daysAgo * millisecondsPerDay).getUTCDay();
    const noise = 0.97 + random() * 0.03;
    return Math.round(
      assignedSeats(daysAgo) * (daysAgo === 0 ? 1 : (weekdayShares[weekday] ?? 1) * noise),
    );
  });
}

function assignedSeats(daysAgo: number): number {
  const next = assignmentCurve.findIndex(([day]) => day <= daysAgo);
  const [toDay, to] = assignmentCurve[next] ?? assignmentCurve[0];
  const [fromDay, from] = assignmentCurve[next - 1] ?? assignmentCurve[0];
  return fromDay === toDay ? to : from + ((to - from) * (fromDay - daysAgo)) / (fromDay - toDay);
}
