// The dialogs of the app layout, in one chunk.
export { CommandDialogs } from '~/features/commands/CommandDialogs';
export { MenuDrawerPanel } from './MenuDrawerPanel';
