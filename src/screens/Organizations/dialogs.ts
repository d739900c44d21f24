// The list's dialogs and what few visits need at first, in one chunk.
export { DataAge } from '~/components/DataAge';
export { MatchNote } from './MatchNote';
export { NewOrganizationDialog } from './NewOrganizationDialog';
export { Selection } from '~/features/bulk/Selection';
export { SortSelect } from './SortSelect';
