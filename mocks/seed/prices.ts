/** Monthly list price of a seat in US cents. */
const prices: Readonly<Record<string, number>> = { full: 1_850, light: 790, guest: 240 };

/** Percentage off by the total number of seats. */
const discounts = [
  { from: 5_000, percent: 25 },
  { from: 1_000, percent: 15 },
  { from: 300, percent: 10 },
  { from: 0, percent: 0 },
] as const;

interface Seats {
  readonly seat_type: string;
  readonly total_seats: number;
}

/** What an organization pays a month, to two decimals; `priceFactor` converts from US dollars. */
export function monthlyAmount(subscriptions: readonly Seats[], priceFactor: number): number {
  const seats = subscriptions.reduce((sum, { total_seats }) => sum + total_seats, 0);
  const discount = discounts.find(({ from }) => seats >= from)?.percent ?? 0;
  const cents = subscriptions.reduce(
    (sum, { seat_type, total_seats }) =>
      sum + total_seats * Math.round((prices[seat_type] ?? 0) * priceFactor),
    0,
  );
  return Math.round((cents * (100 - discount)) / 100) / 100;
}
