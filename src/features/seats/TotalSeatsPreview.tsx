import { useFormikContext } from 'formik';
import { parseNumber } from '~/domain/rules/parseNumber';
import { totalSeatsRule } from '~/domain/rules/seatsInput';
import { seatsAfterTotalChange, type SeatFigures } from '~/domain/seatChanges';
import { totalSegments } from './seatSegments';
import { SeatsPreview } from './SeatsPreview';

/** A subscription's figures before and after the typed change of its total. */
export function TotalSeatsPreview({ before }: { readonly before: SeatFigures }) {
  const { values } = useFormikContext<{ total_seats: string }>();
  const total = parseNumber(totalSeatsRule(before.usedSeats), values.total_seats);
  return (
    <SeatsPreview
      before={before}
      after={total === undefined ? undefined : seatsAfterTotalChange(before, total)}
      segments={totalSegments(before, total)}
    />
  );
}
