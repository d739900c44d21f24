import { useFormikContext } from 'formik';
import { seatRules } from '~/domain/rules/organizationRules';
import { parseNumber } from '~/domain/rules/parseNumber';
import { seatsAfter, type SeatFigures } from '~/domain/seatChanges';
import { assignmentSegments } from './seatSegments';
import { SeatsPreview } from './SeatsPreview';

/** A subscription's figures before and after the typed assignment. */
export function AssignmentPreview({ before }: { readonly before: SeatFigures }) {
  const { values } = useFormikContext<{ assigned_seats: string }>();
  const usedSeats = parseNumber(seatRules.assigned_seats, values.assigned_seats);
  return (
    <SeatsPreview
      before={before}
      after={usedSeats === undefined ? undefined : seatsAfter(before, usedSeats)}
      segments={assignmentSegments(before, usedSeats)}
    />
  );
}
