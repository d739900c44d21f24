import { tabChannel } from '~/lib/tabChannel';

/**
 * Tells every tab that an organization has changed, as the console tells the others about its own
 * mutations (src/main.tsx). On a channel object of its own, since none gets its own messages: the
 * console of this tab gets the message too.
 */
export function broadcastChange(organizationId: string): void {
  tabChannel('ams.changes')?.broadcast({ organization: organizationId });
}
