import { expect, it } from 'vitest';
import { startPath } from '~~/mocks/demo/startPath';

const ids = new Set(['acme.v2', 'a/b c', 'münchen']);
const startingFrom = (path: string) => startPath(path, (id) => ids.has(id));

it.each([
  '/',
  '/?x=1',
  '/accounts',
  '/accounts/',
  '/Accounts?q=a%20b&page=8#end',
  '/token',
  '/login',
  '/login?redirect=%2Faccounts%3Fpage%3D2',
  '/login?redirect=%2Faccounts%2Facme.v2',
  '/accounts/acme.v2',
  '/accounts/acme.v2/?period=90#daily',
  '/accounts/a%2Fb%20c?edit',
  '/accounts/m%C3%BCnchen',
])('startPath stays on %s, which exists in the scenario', (path) =>
  expect(startingFrom(path)).toBe(path),
);

it.each([
  '/accounts/nobody',
  '/accounts/nobody?period=90',
  '/accounts/%E0%A4%A',
  '/accounts/acme.v2/more',
  '/accounts/toString',
  '/nowhere?code=403',
  '/logout',
])('startPath replaces %s, which does not exist in the scenario, with home', (path) =>
  expect(startingFrom(path)).toBe('/'),
);

it('startPath removes a sign-in redirect to an organization that does not exist in the scenario', () =>
  expect(startingFrom('/login?redirect=%2Faccounts%2Fnobody')).toBe('/login'));
