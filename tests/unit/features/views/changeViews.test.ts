import { expect, it } from 'vitest';
import { deleteView, moveViewUp, renameView } from '~/features/views/changeViews';
import { viewName, viewPath } from '~/features/views/viewUrl';

const view = (name: string) => ({ name, search: `?q=${name}` });
const [a, b, c] = [view('a'), view('b'), view('c')];
const views = [a, b, c];

it('a view is renamed, moved up and deleted by its name, and keeps its search', () => {
  expect(renameView(views, b, 'd')).toEqual([a, { name: 'd', search: '?q=b' }, c]);
  expect(moveViewUp(views, c)).toEqual([a, c, b]);
  expect(moveViewUp(views, a)).toEqual(views);
  expect(moveViewUp(views, view('x'))).toEqual(views);
  expect(deleteView(views, b)).toEqual([a, c]);
});

it('a view is known by the search that it was saved with', () => {
  expect(viewName([...views, { name: 'All', search: '' }], '')).toBe('All');
  expect(viewName(views, '?q=b')).toBe('b');
  expect(viewName(views, '?q=x')).toBeUndefined();
});

it.each([
  ['?seats=low', '/accounts?seats=low'],
  ['', '/accounts'],
  ['/../token', '/accounts'],
  ['.example.com', '/accounts'],
])('the search %j of a view leads to %s', (search, path) => {
  expect(viewPath({ name: 'x', search })).toBe(path);
});
