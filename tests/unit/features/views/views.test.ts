import { expect, it } from 'vitest';
import { isNameTaken, viewName, viewPath } from '~/features/views/views';

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
