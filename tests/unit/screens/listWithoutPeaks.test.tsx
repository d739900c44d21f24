// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { NavigationProvider } from '~/hooks/navigation';
import { useQuery } from '~/hooks/useQuery';
import { NeedsAttention } from '~/screens/Home/NeedsAttention';
import { useListView } from '~/screens/Organizations/useListView';
import { StoresProvider, type Stores } from '~/stores/context';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import { ToastsStore } from '~/stores/ToastsStore';
import { flushPromises } from '../stores/deferred';
import { buildSummary, organizationsFixture, pageOf } from '../stores/organizationFixtures';

/** The list's URL, and whether its view has failed. */
const List = observer(function List({ organizations }: { organizations: OrganizationsStore }) {
  const { query } = useListView();
  const { error } = useQuery(organizations.view(query));
  return <p>{`${useLocation().search} ${error ? 'failed' : ''}`.trim()}</p>;
});

async function openList(search: string, api: ReturnType<typeof organizationsFixture>) {
  const shown = renderAt(`/accounts${search}`, api, <List organizations={api.store} />);
  await act(flushPromises);
  await act(flushPromises);
  return [shown.container.textContent, ...shown.toasts()];
}

function renderAt(path: string, api: ReturnType<typeof organizationsFixture>, element: ReactNode) {
  const { optionalCalls, store: organizations } = api;
  const toasts = new ToastsStore({ storage: undefined });
  const router = createMemoryRouter(
    [{ path: '*', element: <NavigationProvider>{element}</NavigationProvider> }],
    { initialEntries: [path] },
  );
  const { container } = render(
    <StoresProvider value={{ organizations, optionalCalls, toasts } as unknown as Stores}>
      <RouterProvider router={router} />
    </StoresProvider>,
  );
  return { container, toasts: () => toasts.toasts.map(({ text }) => text) };
}

const rejected = { reason: 'status', status: 400, code: 'invalid_query' } as const;
const underused = '?status=active&seats=underused';
const unknownFilter = "The server doesn't know this filter.";

it('a view by unused seats stays if the server knows peaks', async () => {
  const fixture = organizationsFixture();
  fixture.api.listOrganizations.mockResolvedValue(
    pageOf(buildSummary('a', { peak_used_seats_90_days: null })),
  );
  expect(await openList(underused, fixture)).toEqual([underused]);
});

it('a view by unused seats is corrected in the URL, and named, if the server ignores it', async () => {
  expect(await openList(underused, organizationsFixture())).toEqual([
    '?status=active',
    unknownFilter,
  ]);
});

it('a view by unused seats is corrected in the URL, and named, if the server rejects it', async () => {
  const fixture = organizationsFixture();
  fixture.api.listOrganizations.mockImplementation(({ sort, page }) =>
    sort === 'unused_seats'
      ? Promise.reject(new ApiError(rejected))
      : Promise.resolve({ rows: [], page, total: 0, totalPages: 0 }),
  );
  expect(await openList('?sort=unused_seats', fixture)).toEqual([
    '',
    "The server doesn't know this order.",
  ]);
});

it('another rejected view keeps its URL', async () => {
  const fixture = organizationsFixture();
  fixture.api.listOrganizations.mockRejectedValue(new ApiError(rejected));
  expect(await openList('?seats=low', fixture)).toEqual(['?seats=low failed']);
});

it('home says that the server rejects “Underused” when it was chosen, and no longer offers it', async () => {
  const fixture = organizationsFixture();
  const peaks = { peak_used_seats_90_days: null };
  fixture.api.listOrganizations.mockImplementation(({ seats }) =>
    seats === 'underused'
      ? Promise.reject(new ApiError(rejected))
      : Promise.resolve(pageOf(buildSummary('a', peaks))),
  );
  const { toasts } = renderAt('/', fixture, <NeedsAttention summary={null} />);
  await act(flushPromises);
  expect(toasts()).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Underused' }));
  await act(flushPromises);
  expect(screen.queryByRole('radio', { name: 'Underused' })).toBe(null);
  expect(toasts()).toEqual([unknownFilter]);
});
