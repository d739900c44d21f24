import { factory } from '@mswjs/data';
import { models } from './models';

export type Database = ReturnType<typeof createDatabase>;

/**
 * A new, empty database. Hides BroadcastChannel from @mswjs/data, which otherwise posts every write
 * to it (https://github.com/mswjs/data/blob/main/src/extensions/sync.ts). That makes seeding take
 * three times as long and mixes the data of tabs with different scenarios.
 */
export function createDatabase() {
  const { BroadcastChannel } = globalThis;
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  try {
    return factory(models);
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', BroadcastChannel);
  }
}
