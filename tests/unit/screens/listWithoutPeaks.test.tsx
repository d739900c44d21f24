// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { NavigationProvider } from '~/hooks/navigation';
import { useQuery } from '~/hooks/useQuery';
import { useListView } from '~/screens/Organizations/useListView';
import { StoresProvider, type Stores } from '~/stores/context';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import { flushPromises } from '../stores/deferred';
import { buildSummary, organizationsFixture, pageOf } from '../stores/organizationFixtures';

/** The list's URL, and whether its view has failed. */
const List = observer(function List({ organizations }: { organizations: OrganizationsStore }) {
  const { query } = useListView();
  const { error } = useQuery(organizations.view(query));
  return <p>{`${useLocation().search} ${error ? 'failed' : ''}`.trim()}</p>;
});

async function openList(search: string, api: ReturnType<typeof organizationsFixture>) {
  const { optionalCalls, store } = api;
  const { container } = render(
    <StoresProvider value={{ organizations: store, optionalCalls } as unknown as Stores}>
      <MemoryRouter initialEntries={[`/accounts${search}`]}>
        <NavigationProvider>
          <List organizations={store} />
        </NavigationProvider>
      </MemoryRouter>
    </StoresProvider>,
  );
  await act(flushPromises);
  await act(flushPromises);
  return container.textContent;
}

const rejected = { reason: 'status', status: 400, code: 'invalid_query' } as const;
const underused = '?status=active&seats=underused';

it('a view by unused seats stays if the server knows peaks', async () => {
  const fixture = organizationsFixture();
  fixture.api.listOrganizations.mockResolvedValue(
    pageOf(buildSummary('a', { peak_used_seats_90_days: null })),
  );
  expect(await openList(underused, fixture)).toBe(underused);
});

it('a view by unused seats is corrected in the URL if the server ignores it', async () => {
  expect(await openList(underused, organizationsFixture())).toBe('?status=active');
});

it('a view by unused seats is corrected in the URL if the server rejects it', async () => {
  const fixture = organizationsFixture();
  fixture.api.listOrganizations.mockImplementation(({ sort, page }) =>
    sort === 'unused_seats'
      ? Promise.reject(new ApiError(rejected))
      : Promise.resolve({ rows: [], page, total: 0, totalPages: 0 }),
  );
  expect(await openList('?sort=unused_seats', fixture)).toBe('');
});

it('another rejected view keeps its URL', async () => {
  const fixture = organizationsFixture();
  fixture.api.listOrganizations.mockRejectedValue(new ApiError(rejected));
  expect(await openList('?seats=low', fixture)).toBe('?seats=low failed');
});
