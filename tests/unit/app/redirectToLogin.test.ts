// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectToLogin } from '~/app/router/redirect';
import { setConfiguration } from './setConfiguration';

afterEach(() => setConfiguration(undefined));

function countReloads(pathname: string) {
  const reload = vi.fn<() => void>();
  redirectToLogin(undefined, undefined, { pathname, reload });
  return reload.mock.calls.length;
}

describe('redirectToLogin without a router', () => {
  it.each(['/accounts', '/accounts/7', '/token', '/login', '/nowhere', '/console/'])(
    'reloads %s',
    (path) => expect(countReloads(path)).toBe(1),
  );
  it('does not reload home', () => expect(countReloads('/')).toBe(0));

  it('does not reload home under a base path', () => {
    setConfiguration({ base: '/console/' });
    expect([
      countReloads('/console/'),
      countReloads('/console'),
      countReloads('/console/accounts'),
    ]).toEqual([0, 0, 1]);
  });
});
