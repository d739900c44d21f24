import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultListParams,
  defaultOrder,
  searchParams,
  sortKeys,
  type OrganizationListParams,
} from '~/domain/organizationList';
import {
  readActivityFilter,
  writeActivityFilter,
  maxSearchLength,
  readListParams,
  readPeriod,
  readSelectedPage,
  withDialog,
  withoutDialogs,
  writeListParams,
  writePeriod,
  writeSelectedPage,
} from '~/domain/urlState';

const byRelevance = { sort: 'relevance', order: 'desc' } as const;
const read = (search: string) => readListParams(search);
/** A search after its view was read and written back. */
const normalize = (search: string) => writeListParams(search, readListParams(search));

describe('valid list search params', () => {
  it.each<[string, Partial<OrganizationListParams>]>([
    ['', {}],
    ['?q=acme', { q: 'acme', ...byRelevance }],
    ['?q=acme&sort=name', { q: 'acme' }],
    ['?q=%22%22', { q: '""' }],
    ['?status=active', { status: 'active' }],
    ['?sort=billing_name&order=desc', { sort: 'billing_name', order: 'desc' }],
    ['?seats=low', { seats: 'low', sort: 'seats_run_out' }],
    ['?seats=low&sort=name', { seats: 'low' }],
    ['?q=acme&seats=low', { q: 'acme', seats: 'low', ...byRelevance }],
    ['?seats=out&sort=seat_usage&order=desc', { seats: 'out', sort: 'seat_usage', order: 'desc' }],
    ['?seats=underused', { seats: 'underused', sort: 'unused_seats', order: 'desc' }],
    ['?sort=unused_seats&order=asc', { sort: 'unused_seats' }],
    ['?page=2', { page: 2 }],
    ['?page=999999999', { page: 999_999_999 }],
    ...([10, 50, 100] as const).map((perPage): [string, Partial<OrganizationListParams>] => [
      `?per_page=${perPage}`,
      { perPage },
    ]),
    ['?q=%25', { q: '%', ...byRelevance }],
    ['?q=a+b', { q: 'a b', ...byRelevance }],
    [`?q=${'a'.repeat(maxSearchLength)}`, { q: 'a'.repeat(maxSearchLength), ...byRelevance }],
    [
      '?q=x&status=active&sort=total_seats&order=desc&page=3&per_page=100',
      { q: 'x', status: 'active', sort: 'total_seats', order: 'desc', page: 3, perPage: 100 },
    ],
  ])('reads %s and writes it back unchanged', (search, query) => {
    expect(read(search)).toEqual({ ...defaultListParams, ...query });
    expect(normalize(search)).toBe(search);
  });

  it('omits defaults', () => {
    expect(writeListParams('', defaultListParams)).toBe('');
    expect(normalize('?q=&status=&sort=name&order=asc&page=1&per_page=25')).toBe('');
  });
});

describe('invalid list search params', () => {
  const long = 'a'.repeat(maxSearchLength + 1);
  const values: Record<string, readonly string[]> = {
    page: ['0', '-1', '1e9', '1.5', '01', ' 1', ''],
    per_page: ['7', '25.0', '025', '1e2', '', 'toString'],
    sort: ['__proto__', 'Name', 'name ', 'id', ''],
    order: ['ASC', '', '__proto__'],
    status: ['ACTIVE', 'active,inactive', '', 'constructor'],
    q: [long, '', '\t\n'],
  };
  const searches = Object.entries(values).flatMap(([key, list]) =>
    list.map((value) => [`${key}=${value.slice(0, 30)}`, `?${key}=${encodeURIComponent(value)}`]),
  );

  it.each(searches)('replaces %j with the default', (_, search = '') => {
    expect(read(search)).toEqual(defaultListParams);
    expect(normalize(search)).toBe('');
    expect(normalize(`${search}&x=1`)).toBe('?x=1');
  });

  it('reads a page past any end', () =>
    expect(read('?page=10000000000000000000000').page).toBe(999_999_999));

  it('replaces invalid values only', () =>
    expect(normalize('?page=0&q=acme&sort=__proto__&status=active&per_page=7')).toBe(
      '?q=acme&status=active',
    ));
  it('corrects an order that a view can’t have', () => {
    for (const search of [
      '?sort=relevance',
      '?sort=relevance&order=desc',
      '?sort=relevance&q=%22%22',
    ])
      expect(read(search)).toMatchObject({ sort: 'name', order: 'asc' });
    expect(normalize('?sort=relevance&order=desc&x=1')).toBe('?x=1');
    for (const search of ['?q=a&sort=relevance', '?q=a&order=asc', '?q=a&sort=relevance&order=asc'])
      expect(normalize(search)).toBe('?q=a');
  });
  it('trims the search text', () => expect(normalize('?q=%20%20acme%20')).toBe('?q=acme'));

  it.each(['?page=2&page=2', '?q=a&q=b', '?sort=status&sort=status&order=desc&order=desc'])(
    'treats repeated keys in %s as their default',
    (search) => {
      expect(read(search)).toEqual(defaultListParams);
      expect(normalize(search)).toBe('');
    },
  );
});

describe('unknown search params', () => {
  it('unknown parameters are preserved when the view changes', () => {
    for (const search of ['?x=1&x=2', '?a=%20&__proto__=b', '?constructor=', '?Page=2'])
      expect(normalize(search)).toBe(search);
    expect(writeListParams('?x=1&q=old&x=2', { ...defaultListParams, page: 2 })).toBe(
      '?x=1&x=2&page=2',
    );
    expect(writeListParams('?x=1&q=old&x=2', { ...searchParams('new'), perPage: 25 })).toBe(
      '?x=1&q=new&x=2',
    );
  });
});

describe('arbitrary search params', () => {
  const key = fc.constantFrom('q', 'status', 'sort', 'order', 'page', 'per_page', 'x', '__proto__');
  const known = '0 1 2 25 50 7 name status asc desc active % + & = #'.split(' ');
  const value = fc.oneof(
    fc.constantFrom(...known, '', ' a ', 'a'.repeat(maxSearchLength + 1), '\uD800'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const anySearch = fc.oneof(
    fc
      .array(fc.tuple(key, value), { maxLength: 6 })
      .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
    fc
      .array(fc.tuple(key, value), { maxLength: 4 })
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
    fc.string({ unit: 'binary' }),
  );

  it('normalises in one step without changing the view', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const normalized = normalize(search);
        expect(read(normalized)).toEqual(read(search));
        expect(normalize(normalized)).toBe(normalized);
      }),
      { numRuns: 500 },
    );
  });

  it('reads back every view that it writes', () => {
    const anyView = fc.record<OrganizationListParams>({
      q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
      status: fc.constantFrom('', 'active', 'inactive'),
      seats: fc.constantFrom('', 'low', 'out', 'underused'),
      sort: fc.constantFrom(...sortKeys),
      order: fc.constantFrom('asc', 'desc'),
      page: fc.integer({ min: 1, max: 999_999_999 }),
      perPage: fc.constantFrom(10, 25, 50, 100),
    });
    const view = anyView.map((query) =>
      query.sort === 'relevance' ? { ...query, ...defaultOrder(query) } : query,
    );
    fc.assert(
      fc.property(view, anySearch, (query, search) => {
        expect(read(writeListParams(search, query))).toEqual(query);
      }),
    );
  });
});

describe('withoutDialogs', () => {
  it.each([
    ['', ''],
    ['?new', ''],
    ['?import=', ''],
    ['?q=new&new', '?q=new'],
    ['?new&q=a%20b&import&sort=status&news=1', '?q=a+b&sort=status&news=1'],
    ['/accounts/1?edit&period=7#top', '/accounts/1?period=7#top'],
  ])('withoutDialogs(%j) returns %j', (path, expected) =>
    expect(withoutDialogs(path)).toBe(expected),
  );
});

describe('foreign search params', () => {
  const foreign = '?tag=a%20b&flag&x=%7e&=1&y=a+b&z=';
  it.each<[string, (search: string) => string]>([
    ['page', (search) => writeListParams(search, { ...defaultListParams, page: 2 })],
    ['selected', (search) => writeSelectedPage(search, 2)],
    ['period', (search) => writePeriod(search, 365)],
    ['new', (search) => withDialog(search, 'new')],
  ])('keep their values when %s changes', (_, write) =>
    expect([...new URLSearchParams(write(foreign))].slice(0, 6)).toEqual([
      ...new URLSearchParams(foreign),
    ]),
  );
  it('stay where they are when a value among them changes', () =>
    expect(writePeriod('?a=%20&period=7&b', 90)).toBe('?a=+&period=90&b'));
});

it.each<[string, number, number | undefined]>([
  ['?period=7', 7, undefined],
  ['?period=7&period=7', 30, undefined],
  ['?period=8&selected=2', 30, 2],
  ['?selected', 30, 1],
  ['?selected=x&selected=3', 30, 1],
])('%s shows the period %j and the selected page %j', (search, period, page) => {
  expect(readPeriod(search)).toBe(period);
  expect(readSelectedPage(search)).toBe(page);
});

describe('the filter of the activity', () => {
  it.each([
    ['', {}],
    [
      '?action=seats&actor=usr_sam&from=2026-03-01&to=2026-03-02',
      { kind: 'seats', actorId: 'usr_sam', from: '2026-03-01', to: '2026-03-02' },
    ],
    ['?action=unknown&from=2026-02-30', {}],
    ['?from=2026-03-02&to=2026-03-01', {}],
    ['?from=2026-03-01', { from: '2026-03-01' }],
  ])('%s is read as the filter of the activity', (search, filter) =>
    expect(readActivityFilter(search)).toEqual({
      kind: undefined,
      actorId: undefined,
      from: undefined,
      to: undefined,
      ...filter,
    }),
  );

  it('the filter of the activity is written beside other parameters', () =>
    expect(writeActivityFilter('?tag=a%20b', { kind: 'notes', from: '2026-03-01' })).toBe(
      '?tag=a+b&action=notes&from=2026-03-01',
    ));
});
