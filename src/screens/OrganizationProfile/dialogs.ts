// The dialogs of a profile, in one chunk.
export { AssignSeatsDialog } from './AssignSeatsDialog';
export { EditOrganizationDialog } from './EditOrganizationDialog';
export { StatusDialog } from './status/StatusDialog';
export { AddSubscriptionDialog } from './subscriptions/AddSubscriptionDialog';
export { ChangeTotalSeatsDialog } from './subscriptions/ChangeTotalSeatsDialog';
