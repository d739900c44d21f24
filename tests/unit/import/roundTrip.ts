import { createMockApi } from '../../../mocks/createMockApi';
import { createMockFetch } from '../../../mocks/fetch';
import { HttpClient } from '../../../src/api/HttpClient';
import { organizationsApi } from '../../../src/api/organizations';
import { defaultQuery } from '../../../src/domain/organizationList';
import { ExportStore } from '../../../src/stores/export/ExportStore';
import { checked, csv, halted, importWorld } from './samples';

/**
 * Exports so many organizations and imports the file into an empty world: both, by their
 * subdomains.
 */
export async function roundTrip(count: number, timeout = 20_000) {
  const source = createMockApi({ organizations: count });
  source.database.sessions.create({
    id: 'ses_test',
    staff_id: 'usr_demo',
    created_at: '2026-03-02T09:00:00Z',
  });
  const http = new HttpClient({
    host: 'https://api.example',
    token: () => 'ses_test',
    onUnauthorized: () => undefined,
    fetch: createMockFetch(source),
  });
  let file = '';
  const exported = new ExportStore({
    api: organizationsApi(http),
    save: (_, parts) => (file = parts.join('')),
  });
  await exported.run(defaultQuery);

  const world = importWorld();
  world.store.setDefaultSeatType('full');
  await world.store.files.add([csv(file)]);
  await checked(world.store);
  world.store.start();
  await halted(world.store, timeout);
  return {
    exported,
    file,
    store: world.store,
    before: importable(source),
    after: importable(world.api),
  };
}

/** What an export holds and an import reads. */
function importable({ database }: ReturnType<typeof createMockApi>) {
  const seats = new Map<string, number>();
  for (const { organization_id, total_seats } of database.subscriptions.all())
    seats.set(organization_id, (seats.get(organization_id) ?? 0) + total_seats);
  return database.organizations
    .all()
    .map(
      ({ id, name, subdomain, billing_name, billing_email, billing_phone, amount, currency }) => ({
        subdomain,
        name,
        billing_name,
        billing_email,
        billing_phone,
        amount,
        currency,
        seats: seats.get(id),
      }),
    )
    .toSorted((a, b) => (a.subdomain < b.subdomain ? -1 : 1));
}
