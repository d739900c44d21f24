// The toolbar's menus and the dialogs that they open, in one chunk.
export { MenuDialogs } from './MenuDialogs';
export { MoreMenu } from './MoreMenu';
export { ViewsMenu } from '~/features/views/ViewsMenu';
