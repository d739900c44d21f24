/** The console's channel for mutations (src/main.tsx). */
const channelName = 'ams.changes';

/**
 * Tells every tab that an organization has changed, as the console tells the others about its own
 * mutations. A channel of its own, so that the console of this tab gets the message too.
 */
export function broadcastChange(organizationId: string): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(channelName);
  // A BroadcastChannel is same-origin; the rule is meant for `window.postMessage`.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- see above
  channel.postMessage({ organization: organizationId });
  channel.close();
}
