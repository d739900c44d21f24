// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadStaleBuild } from '~/app/boot/reloadStaleBuild';

const key = 'ams.renewed';
const reload = vi.fn();
const page = (entry: string) =>
  `<!doctype html><script type="module" crossorigin src="${entry}"></script>`;
const stubHost = (text: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));

beforeEach(() => {
  document.head.innerHTML = page('/assets/index-a.js');
  vi.stubGlobal('location', { pathname: '/accounts', reload });
});
afterEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('reloadStaleBuild', () => {
  it('reloads for a newer build, once per build', async () => {
    stubHost(page('/assets/index-b.js'));
    expect(await reloadStaleBuild()).toBe(true);
    expect(await reloadStaleBuild()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({
      v: 1,
      data: ['/assets/index-a.js'],
    });
  });

  it('stops reloading when hosts serve two builds in turn', async () => {
    for (let pass = 0; pass < 10; pass += 1) {
      const [currentBuild, servedBuild] = pass % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
      document.head.innerHTML = page(`/assets/index-${currentBuild}.js`);
      stubHost(page(`/assets/index-${servedBuild}.js`));
      await reloadStaleBuild();
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the same build', () => stubHost(page('/assets/index-a.js'))],
    ['an error', () => stubHost(page('/assets/index-b.js'), 503)],
    ['another page', () => stubHost('<h1>Sign in to the guest network</h1>')],
    [
      'a network error',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
  ])('does not reload when the host responds with %s', async (_, stub) => {
    stub();
    expect(await reloadStaleBuild()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"v":2,"data":["/assets/index-a.js"]}',
    '{"v":1,"data":7}',
    '{"v":1,"data":[7]}',
  ])('ignores malformed session storage: %s', async (stored) => {
    sessionStorage.setItem(key, stored);
    stubHost(page('/assets/index-b.js'));
    expect(await reloadStaleBuild()).toBe(true);
    expect(await reloadStaleBuild()).toBe(false);
  });

  it('does not reload when it cannot write session storage', async () => {
    stubHost(page('/assets/index-b.js'));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await reloadStaleBuild()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
