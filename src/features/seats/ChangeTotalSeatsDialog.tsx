import { totalSeatsRule } from '~/domain/rules/seatsInput';
import { seatsAfterTotalChange } from '~/domain/seatChanges';
import { daysAbove } from '~/domain/unusedSeats';
import { daysAboveWarning } from '~/messages/confirmations';
import { changeTotalSeats } from '~/stores/organizationWrites';
import type { SeatsChangeKind } from './SeatsChangeKind';
import { SeatsChangeDialog, type SubscriptionDialogProps } from './SeatsChangeDialog';
import { totalSegments } from './seatSegments';

const totalChange: SeatsChangeKind = {
  dialog: 'total',
  title: 'Change total seats',
  submitLabel: 'Save changes',
  label: 'Total seats',
  pointer: '/total_seats',
  figure: 'total_seats',
  ruleFor: totalSeatsRule,
  after: seatsAfterTotalChange,
  segments: totalSegments,
  warning: ({ seat_type: seatType, peak_used_seats_90_days: peak }, seats, days) => {
    if (!days || typeof peak !== 'number' || seats >= peak) return undefined;
    return daysAboveWarning(daysAbove(days, seatType, seats), seats);
  },
  // A total can't be below the seats in use: it may be below the peak if that is higher.
  daysFor: ({ used_seats: usedSeats, peak_used_seats_90_days: peak }) =>
    usedSeats !== null && typeof peak === 'number' && peak > usedSeats ? 90 : undefined,
  ignoresUnchanged: true,
  write: (before, { seats, reason }) => changeTotalSeats(before, { total_seats: seats, reason }),
};

/** Raises or lowers a subscription's total, which can't be below the seats in use. */
export function ChangeTotalSeatsDialog(props: SubscriptionDialogProps) {
  return <SeatsChangeDialog {...props} change={totalChange} />;
}
