import { dailyCounts } from '~~/mocks/dailyCounts';
import type { Database } from '~~/mocks/database';

/**
 * A digest of all data in a database, including the computed daily seats; runs in Node and in the
 * browser.
 */
export async function databaseDigest(database: Database, today: string): Promise<string> {
  const { organizations, subscriptions, staff, tokens } = database;
  const daily = subscriptions.all().map((subscription) => dailyCounts(subscription, today));
  const all = [organizations, subscriptions, staff, tokens].map((table) => table.all() as unknown);
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([all, daily])),
  );
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
