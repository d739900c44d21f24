import type { Faker } from '@faker-js/faker';

export interface SeatPlan {
  readonly seat_type: string;
  readonly total_seats: number;
  readonly used_seats: number;
}

/** Sizes of organizations in seats; `upTo` is a cumulative percentage. */
const sizes = [
  { upTo: 18, min: 5, max: 20 },
  { upTo: 48, min: 20, max: 90 },
  { upTo: 78, min: 90, max: 400 },
  { upTo: 94, min: 400, max: 1_800 },
  { upTo: 100, min: 1_800, max: 9_500 },
] as const;

/** Monthly price of a seat in US cents. */
const prices: Readonly<Record<string, number>> = { full: 1_850, light: 790, guest: 240 };

/** One to three subscriptions: always full seats, sometimes light and guest seats. */
export function createSeatPlans(faker: Faker, active: boolean): SeatPlan[] {
  const draw = faker.number.int({ min: 1, max: 100 });
  const size = sizes.find(({ upTo }) => draw <= upTo) ?? sizes[0];
  const full = roundSeats(faker.number.int({ min: size.min, max: size.max }));
  const occupancy = pickOccupancy(faker, active);
  const types: [string, number][] = [['full', full]];
  if (faker.number.int(99) < 58)
    types.push([
      'light',
      roundSeats(Math.max(5, Math.round((full * faker.number.int({ min: 20, max: 110 })) / 100))),
    ]);
  if (faker.number.int(99) < 30)
    types.push([
      'guest',
      roundSeats(Math.max(5, Math.round((full * faker.number.int({ min: 10, max: 60 })) / 100))),
    ]);
  return types.map(([seat_type, total_seats]) => ({
    seat_type,
    total_seats,
    used_seats: usedSeats(faker, total_seats, occupancy),
  }));
}

/** The monthly amount in the region's currency, to two decimals; `discount` in percent. */
export function monthlyAmount(
  plans: readonly SeatPlan[],
  priceFactor: number,
  discount: number,
): number {
  const cents = plans.reduce(
    (sum, { seat_type, total_seats }) => sum + total_seats * (prices[seat_type] ?? 0),
    0,
  );
  return Math.round((cents * priceFactor * (100 - discount)) / 100) / 100;
}

/** Percentage of seats in use: some organizations are full, some nearly empty. */
function pickOccupancy(faker: Faker, active: boolean): { min: number; max: number } {
  const draw = faker.number.int(99);
  if (!active) return { min: 0, max: 12 };
  if (draw < 12) return { min: 100, max: 100 };
  if (draw < 21) return { min: 0, max: 5 };
  return { min: 45, max: 97 };
}

function usedSeats(faker: Faker, total: number, share: { min: number; max: number }): number {
  return Math.floor((total * faker.number.int(share)) / 100);
}

/** Seats are bought in round numbers. */
function roundSeats(seats: number): number {
  const step = seats < 50 ? 1 : seats < 200 ? 5 : seats < 1_000 ? 25 : 100;
  return Math.max(step, Math.round(seats / step) * step);
}
