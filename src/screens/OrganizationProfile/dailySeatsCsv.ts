import type { DailySeats } from '~/domain/Subscription';
import { csvFile, type CsvNotation } from '~/lib/csv/writeCsv';

/** A CSV file of daily seats, in the order of the table. */
export function dailySeatsCsv(rows: readonly DailySeats[], notation?: CsvNotation): string {
  return csvFile(
    ['date', 'seats', 'seat_type'],
    rows.map(({ date, seats, seatType }) => [date, seats, seatType]),
    notation,
  );
}
