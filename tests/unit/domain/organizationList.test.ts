import { expect, it } from 'vitest';
import {
  changeListParams,
  defaultListParams,
  isFiltered,
  queryKey,
  searchParams,
  type OrganizationListParams,
} from '~/domain/organizationList';

const others: Partial<OrganizationListParams>[] = [
  { q: 'a' },
  { status: 'active' },
  { sort: 'status' },
  { order: 'desc' },
  { page: 2 },
  { perPage: 50 },
  { q: '1' },
  { q: '"' },
  { q: ',' },
];

it('queryKey differs for different views and ignores property order', () => {
  const keys = [
    defaultListParams,
    ...others.map((other) => ({ ...defaultListParams, ...other })),
  ].map(queryKey);
  expect(new Set(keys).size).toBe(keys.length);
  const { q, status, seats, sort, order, page, perPage } = defaultListParams;
  expect(queryKey({ perPage, page, order, sort, seats, status, q })).toBe(
    queryKey(defaultListParams),
  );
});

const searched = searchParams('acme');
const byName = { sort: 'name', order: 'asc' } as const;
const byRelevance = { sort: 'relevance', order: 'desc' } as const;
const byRunOut = { sort: 'seats_run_out', order: 'asc' } as const;
const byUnused = { sort: 'unused_seats', order: 'desc' } as const;
const underused = { seats: 'underused' } as const;
const active = { status: 'active' } as const;
const bySeats = { sort: 'total_seats', order: 'desc' } as const;

it.each<[string, OrganizationListParams, Partial<OrganizationListParams>, object]>([
  ['a first search', defaultListParams, { q: 'acme' }, byRelevance],
  ['another search', searched, { q: 'nova' }, byRelevance],
  ['another page of a search', { ...searched, page: 2 }, { page: 3 }, { ...byRelevance, page: 3 }],
  ['a cleared search', { ...searched, page: 2 }, { q: '' }, { ...byName, page: 1 }],
  ['a search that is cleaned to nothing', searched, { q: '""' }, byName],
  ['a chosen order', searched, bySeats, bySeats],
  ['the chosen order by name', searched, byName, byName],
  ['a search with a chosen order', { ...defaultListParams, ...bySeats }, { q: 'acme' }, bySeats],
  ['a cleared search with a chosen order', { ...searched, ...bySeats }, { q: '' }, bySeats],
  ['those low on seats', defaultListParams, { seats: 'low' }, { ...byRunOut, ...active }],
  [
    'those out of seats',
    { ...defaultListParams, ...bySeats },
    { seats: 'out' },
    { ...bySeats, ...active },
  ],
  [
    'underused ones',
    { ...defaultListParams, ...byRunOut, seats: 'low' },
    underused,
    { ...byUnused, ...active },
  ],
  [
    'inactive ones low on seats',
    { ...defaultListParams, status: 'inactive' },
    { seats: 'low' },
    byRunOut,
  ],
  [
    'those low on seats of any status',
    { ...searched, seats: 'low', ...active },
    { status: '' },
    byRelevance,
  ],
  ['all seats again', { ...defaultListParams, ...byUnused, ...underused }, { seats: '' }, byName],
  ['a return to relevance', { ...searched, ...bySeats }, byRelevance, byRelevance],
])('changeListParams sorts and filters %s', (_, params, changes, order) =>
  expect(changeListParams(params, changes)).toEqual({
    ...params,
    page: 1,
    ...changes,
    ...order,
  }),
);

it('a search that is cleaned to nothing doesn’t filter', () => {
  expect(isFiltered(searched)).toBe(true);
  for (const q of ['', '""', ' “ ” ']) expect(isFiltered({ ...defaultListParams, q })).toBe(false);
});
