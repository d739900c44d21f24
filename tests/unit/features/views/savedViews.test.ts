import { expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import {
  isNameTaken,
  viewName,
  viewParts,
  viewPath,
  viewSearch,
} from '~/features/views/savedViews';

const views = ['a', 'b'].map((name) => ({ name, search: `?q=${name}` }));

it('a view is recognised by the search that it was saved with', () => {
  expect(viewName([...views, { name: 'All', search: '' }], '')).toBe('All');
  expect(viewName(views, '?q=b')).toBe('b');
  expect(viewName(views, '?q=x')).toBeUndefined();
});

it.each([
  ['A ', undefined, true],
  ['A', 'a', false],
  ['c', undefined, false],
])('the name %j is taken, except by %s: %s', (name, except, isTaken) => {
  expect(isNameTaken(views, name, except)).toBe(isTaken);
});

it.each([
  ['?seats=low', '/accounts?seats=low'],
  ['', '/accounts'],
  ['/../token', '/accounts'],
  ['.example.com', '/accounts'],
])('the search %j of a view leads to %s', (search, path) => {
  expect(viewPath({ name: 'x', search })).toBe(path);
});

it.each([
  ['?status=active&seats=low', ['Low on seats', 'Active']],
  [
    '?seats=low&sort=name&order=desc&per_page=50',
    ['Low on seats', 'Organization, descending', '50 rows'],
  ],
  ['?q=robin', ['“robin”']],
  ['?sort=seats_run_out', ['Full in']],
  ['', ['All organizations']],
])('the view %j holds %j', (search, parts) => {
  expect(viewParts(search)).toEqual(parts);
});

it('a view that is saved from page 2 starts on page 1', () => {
  const search = viewSearch({ ...defaultListParams, seats: 'low', perPage: 50, page: 2 });
  expect(search).toBe(viewSearch({ ...defaultListParams, seats: 'low', perPage: 50 }));
  expect(search).not.toMatch(/[?&]page=/);
});
