import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { HttpClient } from '~/api/HttpClient';
import { organizationsApi } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import { ExportStore } from '~/features/export/ExportStore';
import { waitForChecked, csv, waitForHalt, importFixture } from './importFixtures';

/**
 * Exports `count` organizations and imports the file into an empty API; returns both sides sorted
 * by subdomain.
 */
export async function roundTrip(count: number, timeout = 20_000) {
  const source = createMockApi({ organizations: count });
  source.database.session.create({
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
  await exported.run(defaultListParams);

  const target = importFixture();
  target.store.setDefaults({ seatType: 'full' });
  await target.store.files.add([csv(file)]);
  await waitForChecked(target.store);
  target.store.start();
  await waitForHalt(target.store, timeout);
  return {
    exported,
    file,
    store: target.store,
    before: importable(source),
    after: importable(target.api),
  };
}

/** The fields that are both exported and imported. */
function importable({ database }: ReturnType<typeof createMockApi>) {
  return database.organization
    .findMany({ orderBy: { subdomain: 'asc' } })
    .map(
      ({
        derived,
        name,
        subdomain,
        billing_name,
        billing_email,
        billing_phone,
        amount,
        currency,
      }) => ({
        subdomain,
        name,
        billing_name,
        billing_email,
        billing_phone,
        amount,
        currency,
        seats: derived.total_seats,
      }),
    );
}
