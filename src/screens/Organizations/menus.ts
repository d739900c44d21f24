// The toolbar's menus and the dialogs that they open, in one chunk.
export { MenuDialog } from './MenuDialog';
export { MoreMenu } from './MoreMenu';
export { ViewsMenu } from '~/features/views/ViewsMenu';
