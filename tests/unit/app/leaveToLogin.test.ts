import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveToLogin } from '../../../src/app/leaveToLogin';

afterEach(() => void vi.unstubAllEnvs());

function reloads(pathname: string) {
  const reload = vi.fn<() => void>();
  leaveToLogin(undefined, undefined, { pathname, reload });
  return reload.mock.calls.length;
}

describe('leaving before there is a router', () => {
  it.each(['/accounts', '/accounts/7', '/token', '/login', '/nowhere', '/console/'])(
    'reloads %s',
    (path) => expect(reloads(path)).toBe(1),
  );
  it('leaves home alone', () => expect(reloads('/')).toBe(0));

  it('knows home in a folder, too', () => {
    vi.stubEnv('BASE_URL', '/console/');
    expect([reloads('/console/'), reloads('/console'), reloads('/console/accounts')]).toEqual([
      0, 0, 1,
    ]);
  });
});
