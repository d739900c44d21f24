import type { ComparedDailySeats } from '~/domain/Subscription';
import { csvFile, type CsvNotation } from '~/lib/csv/writeCsv';

/** A CSV file of daily seats, in the order and with the figures of the table. */
export function dailySeatsCsv(rows: readonly ComparedDailySeats[], notation?: CsvNotation): string {
  const isCompared = rows.some(({ seatsYearBefore }) => seatsYearBefore !== undefined);
  return csvFile(
    ['date', 'seats', 'seat_type', ...(isCompared ? ['seats_year_before'] : [])],
    rows.map(({ date, seats, seat_type: seatType, seatsYearBefore = null }) => [
      date,
      seats,
      seatType,
      ...(isCompared ? [seatsYearBefore] : []),
    ]),
    notation,
  );
}
