import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectToLogin } from '../../../src/app/redirectToLogin';

afterEach(() => void vi.unstubAllEnvs());

function countReloads(pathname: string) {
  const reload = vi.fn<() => void>();
  redirectToLogin(undefined, undefined, { pathname, reload });
  return reload.mock.calls.length;
}

describe('leaving before there is a router', () => {
  it.each(['/accounts', '/accounts/7', '/token', '/login', '/nowhere', '/console/'])(
    'reloads %s',
    (path) => expect(countReloads(path)).toBe(1),
  );
  it('leaves home alone', () => expect(countReloads('/')).toBe(0));

  it('knows home in a folder, too', () => {
    vi.stubEnv('BASE_URL', '/console/');
    expect([
      countReloads('/console/'),
      countReloads('/console'),
      countReloads('/console/accounts'),
    ]).toEqual([0, 0, 1]);
  });
});
