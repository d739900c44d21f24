/** The console's channel for mutations (src/main.tsx). */
const channelName = 'ams.changes';

/**
 * Tells every tab that an organization has changed, as the console tells the others about its own
 * mutations. A channel object of its own: none gets its own messages, and the console of this tab
 * needs them too. Mocks don't import the console's `lib`, so this is not its `tabChannel`.
 */
export function broadcastChange(organizationId: string): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ organization: organizationId });
  channel.close();
}
