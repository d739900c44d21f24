// The list's dialogs and what is done with selected rows, in one chunk.
export { NewOrganizationDialog } from './NewOrganizationDialog';
export { Selection } from '~/features/bulk/Selection';
