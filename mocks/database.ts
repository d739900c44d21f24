import { factory } from '@mswjs/data';
import { models } from './models';
import type { OrganizationRow, SessionRow, StaffRow, SubscriptionRow, TokenRow } from './rows';
import { Table, type Model } from './Table';

export type Database = ReturnType<typeof createDatabase>;

/** A fresh, empty database: every test and story has one of its own. */
export function createDatabase() {
  const db = withoutBroadcasts(() => factory(models));
  const table = <R extends { readonly id: string }>(model: unknown) => new Table<R>(model as Model);
  return {
    organizations: table<OrganizationRow>(db.organization),
    subscriptions: table<SubscriptionRow>(db.subscription),
    staff: table<StaffRow>(db.staff),
    tokens: table<TokenRow>(db.token),
    sessions: table<SessionRow>(db.session),
  };
}

/**
 * A factory that finds a BroadcastChannel posts every write to it, which triples seeding, and mixes
 * worlds that should be apart.
 */
function withoutBroadcasts<T>(make: () => T): T {
  const { BroadcastChannel } = globalThis;
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  try {
    return make();
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', BroadcastChannel);
  }
}
