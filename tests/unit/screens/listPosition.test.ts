import { describe, expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import {
  adjacentOrganization,
  adjacentPage,
  findListPosition,
  type Direction,
} from '~/screens/OrganizationProfile/adjacent/listPosition';
import { buildSummary, organizationsFixture } from '../stores/organizationFixtures';

/** A store whose list has these pages of ids; the first `loaded` of them have been loaded. */
async function storeWithPages(pages: string[][], { loaded = 1, listSearch = '' } = {}) {
  const { api, store } = organizationsFixture();
  api.listOrganizations.mockImplementation(({ page }) =>
    Promise.resolve({
      rows: (pages[page - 1] ?? []).map((id) => buildSummary(id)),
      page,
      total: pages.flat().length,
      totalPages: pages.length,
    }),
  );
  for (let page = 1; page <= loaded; page++)
    await store.view({ ...defaultListParams, page }).ensure();
  store.setListSearch(listSearch);
  const adjacentId = (id: string, direction: Direction) => {
    const position = findListPosition(store, id);
    return position && adjacentOrganization(store, position, direction)?.id;
  };
  const nextPage = (id: string, direction: Direction) => {
    const position = findListPosition(store, id);
    return position && adjacentPage(store, position.view, direction);
  };
  return { api, store, adjacentId, nextPage };
}

describe('findListPosition', () => {
  it('finds nothing before the list was visited, or in a list without the organization', async () => {
    const { store } = await storeWithPages([['a', 'b']]);
    expect(findListPosition(store, 'a')).toBeDefined();
    expect(findListPosition(store, 'z')).toBeUndefined();
    store.setListSearch('?q=other');
    expect(findListPosition(store, 'a')).toBeUndefined();
    store.setListSearch(undefined);
    expect(findListPosition(store, 'a')).toBeUndefined();
  });

  it.each(['', '?page=2', '?page=3'])(
    'finds an organization of page 2 from the list “%s”',
    async (listSearch) => {
      const { store } = await storeWithPages([['a'], ['b'], ['c']], { loaded: 3, listSearch });
      expect(findListPosition(store, 'b')?.view.params.page).toBe(2);
    },
  );

  it('keeps the position of an organization that a mutation has removed from the filter', async () => {
    const { api, store, adjacentId } = await storeWithPages([['a', 'b', 'c']]);
    store.recordMutation('b');
    expect([adjacentId('b', 'previous'), adjacentId('b', 'next')]).toEqual(['a', 'c']);
    expect(api.listOrganizations).toHaveBeenCalledTimes(1);
  });
});

describe('adjacentOrganization', () => {
  it('follows the order of a page', async () => {
    const { adjacentId, nextPage } = await storeWithPages([['a', 'b', 'c']]);
    expect([adjacentId('b', 'previous'), adjacentId('b', 'next')]).toEqual(['a', 'c']);
    expect([adjacentId('a', 'previous'), adjacentId('c', 'next')]).toEqual([undefined, undefined]);
    expect([nextPage('a', 'previous'), nextPage('c', 'next')]).toEqual([undefined, undefined]);
  });

  it('continues on the adjacent page once that has loaded', async () => {
    const { adjacentId, nextPage } = await storeWithPages([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(adjacentId('b', 'next')).toBeUndefined();
    await nextPage('b', 'next')?.ensure();
    expect(adjacentId('b', 'next')).toBe('c');
    expect(adjacentId('c', 'previous')).toBe('b');
  });

  it('visits an organization that moves to the next page in the meantime only once', async () => {
    const { adjacentId } = await storeWithPages(
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      { loaded: 2 },
    );
    expect(adjacentId('b', 'next')).toBe('c');
  });

  it('passes over ids that have no profile', async () => {
    const { adjacentId } = await storeWithPages([['a', '', 'c']]);
    expect([adjacentId('a', 'next'), adjacentId('c', 'previous')]).toEqual(['c', 'a']);
  });
});
