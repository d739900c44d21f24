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

/** A fresh, empty database: every test and story has one of its own. */
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
 * A factory that finds a BroadcastChannel posts every write to it, which triples seeding, and mixes
 * worlds that should be apart.
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
