import { factory } from '@mswjs/data';
import { models } from './models';
import type {
  OrganizationRecord,
  SessionRecord,
  StaffRecord,
  SubscriptionRecord,
  TokenRecord,
} from './records';
import { IndexedTable, type Model } from './IndexedTable';

export type Database = ReturnType<typeof createDatabase>;

/** A new, empty database. */
export function createDatabase() {
  const db = withoutBroadcastChannel(() => factory(models));
  const table = <R extends { readonly id: string }>(model: unknown) =>
    new IndexedTable<R>(model as Model);
  return {
    organizations: table<OrganizationRecord>(db.organization),
    subscriptions: table<SubscriptionRecord>(db.subscription),
    staff: table<StaffRecord>(db.staff),
    tokens: table<TokenRecord>(db.token),
    sessions: table<SessionRecord>(db.session),
  };
}

/**
 * Hides BroadcastChannel from @mswjs/data, which otherwise posts every write to it
 * (https://github.com/mswjs/data/blob/main/src/extensions/sync.ts). That makes seeding take three
 * times as long and mixes the data of tabs with different scenarios.
 */
function withoutBroadcastChannel<T>(create: () => T): T {
  const { BroadcastChannel } = globalThis;
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  try {
    return create();
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', BroadcastChannel);
  }
}
