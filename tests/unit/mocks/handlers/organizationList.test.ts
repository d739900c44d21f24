import { describe, expect, it } from 'vitest';
import { deactivateOrganization } from '~/api/contract/accountMutations';
import { listOrganizations } from '~/api/contract/accounts';
import { findSubscriptions } from '~~/mocks/database/findSubscriptions';
import { insertOrganization, updateSubscription } from '~~/mocks/database/writeOrganization';
import { createSignedInApi, today } from '../createSignedInApi';
import type { OrganizationRow } from './organizationPayloads';

const columnKeys = ['name', 'billing_name', 'registered_at', 'total_seats', 'status'] as const;

async function createSearch() {
  const { api, send } = await createSignedInApi();
  const acme = api.database.organization.findFirst({
    where: { id: { equals: 'acme.v2' } },
    strict: true,
  });
  const search = async (q: string, filter = '') => {
    const query = `?per_page=100&q=${encodeURIComponent(q)}${filter}`;
    return (await send<OrganizationRow[]>(listOrganizations, { query })).data.map(({ id }) => id);
  };
  return { api, acme, search };
}

describe('GET api/accounts', () => {
  it('the list sorts by every key in both directions, ties by id', async () => {
    const { send } = await createSignedInApi();
    for (const sort of columnKeys) {
      for (const order of ['asc', 'desc']) {
        const { data } = await send<OrganizationRow[]>(listOrganizations, {
          query: `?per_page=100&sort=${sort}&order=${order}`,
        });
        const keyOf = (row: OrganizationRow) =>
          sort === 'billing_name'
            ? row.billing.billing_name.toLowerCase()
            : sort === 'name'
              ? row.name.toLowerCase()
              : row[sort];
        for (const [index, row] of data.slice(1).entries()) {
          const before = data[index] ?? row;
          const [a, b] = [keyOf(before), keyOf(row)];
          expect(a === b ? before.id < row.id : order === 'asc' ? a < b : a > b).toBe(true);
        }
      }
    }
  });

  it('search matches a literal part of name, subdomain, billing name or email, ignoring case', async () => {
    const { search, acme } = await createSearch();
    expect(await search('aCmE rob')).toEqual(['acme.v2']);
    expect(await search(acme.billing_email.toUpperCase().slice(1, -3))).toEqual(['acme.v2']);
    expect(await search('acme-rob')).toEqual(['acme.v2']);
    for (const q of ['%', '(((', '\'"<b>', '.*', 'acme.robotics', 'Denver'])
      expect(await search(q)).toEqual([]);
    expect(await search('x'.repeat(10_000))).toEqual([]);
    for (const q of ['', ' ']) expect(await search(q)).toHaveLength(40);
  });

  it('search finds organizations with all words in any field and order', async () => {
    const { search, acme } = await createSearch();
    const lastName = acme.billing_name.split(' ').at(-1) ?? '';
    expect(await search(` ${lastName}  ROBOTICS acme-rob`)).toEqual(['acme.v2']);
    expect(await search(`${lastName} acme nowhere`)).toEqual([]);
    // A word must not continue in the next field.
    expect(await search(`robotics\nacme-`)).toEqual(['acme.v2']);
    expect(await search('roboticsacme-')).toEqual([]);
  });

  it('search for several words is filtered, sorted and paged', async () => {
    const { send } = await createSignedInApi({ organizations: 200 });
    const list = (query: string) =>
      send<OrganizationRow[]>(listOrganizations, {
        query: `?q=example+a&sort=total_seats${query}`,
      });
    const all = await list('&per_page=100&status=active');
    expect(all.meta.total).toBeGreaterThan(20);
    expect(all.data.every(({ status }) => status === 'active')).toBe(true);
    const seats = all.data.map(({ total_seats }) => total_seats);
    expect(seats).toEqual(seats.toSorted((a, b) => a - b));
    const second = await list('&per_page=10&page=2&status=active');
    expect(second.data).toEqual(all.data.slice(10, 20));
    expect(second.meta).toMatchObject({
      total: all.meta.total,
      total_pages: Math.ceil(all.meta.total / 10),
    });
  });

  it('search finds the organization with an exact id, and those that contain it', async () => {
    const { api, search, acme } = await createSearch();
    expect(await search('acme.v2')).toEqual(['acme.v2']);
    for (const q of ['acme.v', 'ACME.V2', 'acme.v2 robotics']) expect(await search(q)).toEqual([]);
    insertOrganization(api.database, today, { ...acme, id: 'fans', name: 'Friends of acme.V2' });
    expect(await search(' acme.v2 ')).toEqual(['acme.v2', 'fans']);
    expect(await search('acme.v2', '&status=inactive')).toEqual([]);
  });

  it('the list shows every change at once', async () => {
    const { api, send } = await createSignedInApi();
    const list = () => send<OrganizationRow[]>(listOrganizations, { query: '?sort=total_seats' });
    const before = await list();
    const first = before.data[0]?.id ?? '';
    await send(deactivateOrganization, { path: { id: first } });
    const [subscription] = findSubscriptions(api.database, first);
    if (subscription)
      updateSubscription(api.database, today, subscription, { total_seats: 100_000 });
    const after = await list();
    expect(after.data[0]?.id).toBe(before.data[1]?.id);
    const inactive = await send<OrganizationRow[]>(listOrganizations, {
      query: '?sort=total_seats&order=desc&status=inactive',
    });
    expect(inactive.data[0]?.id).toBe(first);
    await api.control.reset();
    expect((await list()).data).toEqual(before.data);
  });
});
