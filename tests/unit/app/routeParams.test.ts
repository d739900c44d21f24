import { expect, it } from 'vitest';
import { routeParams } from '~/lib/routeParams';

it.each([
  ['/accounts/acme.v2', 'acme.v2'],
  ['/accounts/a%2Fb', 'a/b'],
  ['/accounts/a%252Fb', 'a%2Fb'],
  ['/accounts/%252e%252e', '%2e%2e'],
  ['/console/accounts/a%3Fb', 'a?b'],
  ['/Accounts/a%20b//', 'a b'],
  ['/accounts/%E0%A4%A', '%E0%A4%A'],
])('routeParams decodes the id in %s once', (pathname, id) =>
  expect(routeParams('/accounts/:id', pathname)).toEqual({ id }),
);

it('routeParams returns nothing for a route without parameters', () => {
  expect(routeParams('/accounts', '/accounts')).toEqual({});
  expect(routeParams('*', '/some/where')).toEqual({});
});
