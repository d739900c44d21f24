// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNewVersion, VERSION_CHECK_INTERVAL } from '~/hooks/useNewVersion';
import type { Release } from '~/lib/configuration';
import { StoresProvider, type Stores } from '~/stores/context';
import { faults, responseWith } from '../../faults/faultTable';

const own: Release = { version: '1.2.3', commit: 'abc1234' };
const next = { ...own, commit: 'def5678' };

let visibility: DocumentVisibilityState = 'visible';
let reply: () => Promise<Response>;
let requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return reply();
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  [requests, visibility] = [[], 'visible'];
  reply = () => Promise.resolve(Response.json(next));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Uses the hook in a page of a release; the result is whether there is a new version. */
function mount(release: Partial<Release> = own) {
  return renderHook(useNewVersion, {
    wrapper: (props) => <StoresProvider value={{ release } as Stores} {...props} />,
  }).result;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function returnToTab() {
  for (const state of ['hidden', 'visible'] as const) {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  await pass(0);
}

describe('useNewVersion', () => {
  it('a new version is noticed when the tab becomes visible again, and then no longer looked for', async () => {
    const result = mount();
    await pass(1000);
    expect([requests, result.current]).toEqual([[], false]);
    await returnToTab();
    expect([requests, result.current]).toEqual([['/version.json'], true]);
    await pass(VERSION_CHECK_INTERVAL * 3);
    await returnToTab();
    expect(requests).toHaveLength(1);
  });

  it('another build of the same version and commit is a new version', async () => {
    const result = mount({ ...own, build: 'a1' });
    reply = () => Promise.resolve(Response.json({ ...own, build: 'a1' }));
    await returnToTab();
    expect(result.current).toBe(false);
    reply = () => Promise.resolve(Response.json({ ...own, build: 'b2' }));
    await pass(VERSION_CHECK_INTERVAL);
    expect(result.current).toBe(true);
  });

  it('the host is asked at most every ten minutes, and never by a hidden tab', async () => {
    reply = () => Promise.resolve(Response.json(own));
    const result = mount();
    await returnToTab();
    await returnToTab();
    await pass(60_000);
    await returnToTab();
    expect(requests).toHaveLength(1);
    await pass(VERSION_CHECK_INTERVAL - 60_000);
    expect(requests).toHaveLength(2);
    visibility = 'hidden';
    await pass(VERSION_CHECK_INTERVAL * 3);
    expect(requests).toHaveLength(2);
    await returnToTab();
    expect([requests.length, result.current]).toEqual([3, false]);
  });

  it.each([
    ...faults.map((fault) => [fault.name, () => responseWith(fault)] as const),
    ['another object', () => Promise.resolve(Response.json({ version: 2 }))],
  ] as const)('%s is no new version, and the next check finds one', async (_, failedReply) => {
    reply = failedReply;
    const result = mount();
    await returnToTab();
    expect([requests.length, result.current]).toEqual([1, false]);
    reply = () => Promise.resolve(Response.json(next));
    await pass(VERSION_CHECK_INTERVAL);
    expect([requests.length, result.current]).toEqual([2, true]);
  });
});
