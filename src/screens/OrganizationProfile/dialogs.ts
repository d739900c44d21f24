// The dialogs of a profile, in one chunk.
export { EditOrganizationDialog } from './EditOrganizationDialog';
export { StatusDialog } from './status/StatusDialog';
