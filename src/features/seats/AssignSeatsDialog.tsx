import { seatRules } from '~/domain/rules/organizationRules';
import { excessSeats, seatsAfter } from '~/domain/seatChanges';
import { excessWarning } from '~/messages/confirmations';
import { assignSeats } from '~/stores/organizationWrites';
import type { SeatsChangeKind } from './SeatsChangeKind';
import { SeatsChangeDialog, type SubscriptionDialogProps } from './SeatsChangeDialog';
import { assignmentSegments } from './seatSegments';

const assignment: SeatsChangeKind = {
  dialog: 'assign',
  title: 'Assign seats',
  submitLabel: 'Assign seats',
  label: 'Assigned seats',
  pointer: '/assigned_seats',
  figure: 'used_seats',
  ruleFor: () => seatRules.assigned_seats,
  after: seatsAfter,
  segments: assignmentSegments,
  excess: excessSeats,
  warning: ({ total_seats: totalSeats }, seats) => excessWarning(excessSeats(seats, totalSeats)),
  write: (before, { seats, allowExcess, reason }) =>
    assignSeats(before, { assigned_seats: seats, allow_excess: allowExcess, reason }),
};

/** Assigns a subscription's seats. Exceeding the total asks for confirmation. */
export function AssignSeatsDialog(props: SubscriptionDialogProps) {
  return <SeatsChangeDialog {...props} change={assignment} />;
}
