// The toolbar's menus and the dialogs that they open, in one chunk.
export { ManageViewsDialog } from '~/features/views/ManageViewsDialog';
export { MoreMenu } from './MoreMenu';
export { SaveViewDialog } from '~/features/views/SaveViewDialog';
export { SelectFromListDialog } from '~/features/lookup/SelectFromListDialog';
export { ViewsMenu } from '~/features/views/ViewsMenu';
