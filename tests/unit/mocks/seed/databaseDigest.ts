import type { SeededActivity } from '~~/mocks/activity/SeededActivity';
import { seatsInUseOn } from '~~/mocks/dailySeats';
import type { Database } from '~~/mocks/database/createDatabase';

/**
 * A digest of all data in a database, including a year of daily seats and the seeded activity; runs
 * in Node and in the browser. `today` is in days since 1970-01-01.
 */
export async function databaseDigest(
  database: Database,
  today: number,
  seededActivity?: SeededActivity,
): Promise<string> {
  const { organization, subscription, activity, staff, token } = database;
  const daily = subscription
    .getAll()
    .map((row) =>
      Array.from({ length: 366 }, (_, daysAgo) => seatsInUseOn(row, today - daysAgo, today)),
    );
  const models = [organization, subscription, activity, staff, token];
  const all = models.map((model) => model.getAll() as unknown);
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([all, daily, seededActivity?.slice(0, Infinity)])),
  );
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
