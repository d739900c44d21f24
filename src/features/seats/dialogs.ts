// The dialogs about seats, in one chunk.
export { AddSubscriptionDialog } from './AddSubscriptionDialog';
export { AssignSeatsDialog } from './AssignSeatsDialog';
export { ChangeTotalSeatsDialog } from './ChangeTotalSeatsDialog';
