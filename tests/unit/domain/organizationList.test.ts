import { expect, it } from 'vitest';
import {
  defaultListParams,
  queryKey,
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
