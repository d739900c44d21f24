import { createDatabase } from '../database/createDatabase';
import { seedDatabase, type SeedVariant } from '../seed/seedDatabase';
import { recordSchemas } from './recordSchemas';

/** What scenarios seed. */
const variants: readonly SeedVariant[] = [{}, { market: 'growing' }, { isAwkward: true }];

/** The cast and as many others as there are awkward names: more would delay the start of the demo. */
const organizationCount = 30;

const now = Date.UTC(2026, 2, 2);

/**
 * Version of the demo data that is stored in browsers and in data files: a hash of the schemas of
 * its rows and of what the seed makes, so that any change of these is another version. Who has
 * stored data of another version starts again from the seed. Positive, as IndexedDB demands.
 */
export const modelVersion = versionOf(recordSchemas, seedDatabase);

export function versionOf(schemas: object, seed: typeof seedDatabase): number {
  const seeds = variants.map((variant) => {
    const database = createDatabase();
    const activity = seed(database, { seed: 1, organizationCount, now, ...variant });
    const { organization, subscription, token } = database;
    return [organization, subscription, token]
      .map((model): unknown => model.getAll())
      .concat(activity.slice(0, Infinity));
  });
  const text = JSON.stringify([schemas, seeds]);
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return 1 + hash;
}
