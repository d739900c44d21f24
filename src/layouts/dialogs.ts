// The dialogs of the app layout, in one chunk.
export { CommandDialogs } from '~/components/commands/CommandDialogs';
export { MenuDrawerPanel } from './MenuDrawerPanel';
