import { dailyCounts } from '~~/mocks/dailyCounts';
import type { Database } from '~~/mocks/database/createDatabase';

/**
 * A digest of all data in a database, including the computed daily seats; runs in Node and in the
 * browser.
 */
export async function databaseDigest(database: Database, today: string): Promise<string> {
  const { organization, subscription, staff, token } = database;
  const daily = subscription.getAll().map((row) => dailyCounts(row, today));
  const all = [organization, subscription, staff, token].map((model) => model.getAll() as unknown);
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([all, daily])),
  );
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
