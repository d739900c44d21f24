import { expect, it, vi } from 'vitest';
import type { ActivityQuery } from '~/api/contract/activity';
import { loadActivityDays } from '~/stores/ActivityFeed';
import { buildEntry } from './organizationFixtures';

/** A server that holds entries of these instants, newest first, and finds those of UTC days. */
function serverOf(...instants: readonly string[]) {
  return vi.fn(({ limit = 25, before, from = '', to = '9999-12-31' }: ActivityQuery) => {
    const found = instants.filter((at) => at.slice(0, 10) >= from && at.slice(0, 10) <= to);
    const start = before === undefined ? 0 : Number(before);
    const next = start + limit < found.length ? String(start + limit) : null;
    const page = found.slice(start, start + limit);
    return Promise.resolve({ entries: page.map((at) => buildEntry({ at })), next });
  });
}

const day = { from: '2026-03-10', to: '2026-03-10' };

async function load(
  server: ReturnType<typeof serverOf>,
  days: { readonly from?: string; readonly to?: string } = day,
  query: ActivityQuery = {},
) {
  const { entries, next } = await loadActivityDays(server, query, days);
  return { found: entries.map(({ at }) => at), next };
}

it.each([
  ['UTC', ['2026-03-10', '2026-03-10'], '2026-03-10T00:00:00Z', '2026-03-10T23:59:59Z'],
  [
    'Pacific/Auckland',
    ['2026-03-09', '2026-03-10'],
    '2026-03-09T11:00:00Z',
    '2026-03-10T10:59:59Z',
  ],
  [
    'America/Los_Angeles',
    ['2026-03-10', '2026-03-11'],
    '2026-03-10T07:00:00Z',
    '2026-03-11T06:59:59Z',
  ],
] as const)('a day in %s is asked for as %j, from %s to %s', async (zone, asked, first, last) => {
  vi.stubEnv('TZ', zone);
  const before = new Date(Date.parse(first) - 1000).toISOString();
  const after = new Date(Date.parse(last) + 1000).toISOString();
  const server = serverOf(after, last, first, before);
  expect(await load(server)).toEqual({ found: [last, first], next: null });
  expect(server.mock.lastCall?.[0]).toMatchObject({ from: asked[0], to: asked[1] });
});

it('a range may be open, and a day with a clock change has 23 hours', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const server = serverOf('2026-03-09T07:00:00Z', '2026-03-09T06:59:59Z', '2026-03-08T08:00:00Z');
  const change = '2026-03-08';
  expect((await load(server, { from: change, to: change })).found).toHaveLength(2);
  expect((await load(server, { from: change })).found).toHaveLength(3);
  expect(server.mock.lastCall?.[0]).not.toHaveProperty('to');
  expect((await load(server, { to: '2026-03-07' })).found).toEqual([]);
});

it('goes on while a page has none of the day, and ends after the last one', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const later = ['2026-03-10T23:00:00Z', '2026-03-10T22:00:00Z', '2026-03-10T21:00:00Z'];
  const during = ['2026-03-10T10:00:00Z', '2026-03-10T09:00:00Z', '2026-03-10T08:00:00Z'];
  const earlier = ['2026-03-09T10:00:00Z', '2026-03-09T09:00:00Z', '2026-03-09T08:00:00Z'];
  const server = serverOf(...later, ...during, ...earlier);
  const first = await load(server, day, { limit: 2 });
  expect(first).toEqual({ found: [during[0]], next: '4' });
  const second = await load(server, day, { limit: 2, before: '4' });
  expect(second).toEqual({ found: during.slice(1), next: '6' });
  expect((await load(server, day, { limit: 2, before: '5' })).next).toBeNull();
});

it('keeps entries of an unknown time', async () => {
  const unknown = () =>
    Promise.resolve({ entries: [buildEntry({ at: null }), buildEntry({ at: 'x' })], next: null });
  expect(await load(vi.fn(unknown))).toMatchObject({ found: [null, 'x'] });
});
