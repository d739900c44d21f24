import { totalSeatsRule } from '~/domain/rules/seatsInput';
import { seatsAfterTotalChange } from '~/domain/seatChanges';
import { changeTotalSeats } from '~/stores/mutations/subscriptionMutations';
import type { SeatsChangeKind } from './SeatsChangeKind';
import { SeatsChangeDialog, type SubscriptionDialogProps } from './SeatsChangeDialog';
import { totalSegments } from './seatSegments';

const totalChange: SeatsChangeKind = {
  dialog: 'total',
  title: 'Change total seats',
  submitLabel: 'Save changes',
  label: 'Total seats',
  pointer: '/total_seats',
  figure: 'totalSeats',
  ruleFor: totalSeatsRule,
  after: seatsAfterTotalChange,
  segments: totalSegments,
  ignoresUnchanged: true,
  mutate: (stores, profile, seen, { seats, reason }) =>
    changeTotalSeats(stores, profile, seen, { totalSeats: seats, reason }),
};

/** Raises or lowers a subscription's total, which can't be below the seats in use. */
export function ChangeTotalSeatsDialog(props: SubscriptionDialogProps) {
  return <SeatsChangeDialog {...props} change={totalChange} />;
}
