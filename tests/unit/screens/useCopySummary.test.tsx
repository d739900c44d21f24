// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// Loaded before, so that no test waits for it.
import '~/screens/OrganizationProfile/organizationSummary';
import { useCopySummary } from '~/screens/OrganizationProfile/useCopySummary';
import { CommandsStore } from '~/stores/CommandsStore';
import { StoresProvider, type Stores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { LoadErrorProvider } from '~/ui/lazyComponent';
import { deferred } from '../stores/deferred';
import { buildOrganization } from '../stores/organizationFixtures';

afterEach(() => vi.unstubAllGlobals());

const ready = { ensure: async () => undefined };

/** The hook on the profile of "first", whose organization arrives when `loaded` is resolved. */
function setUp(write: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: write } });
  history.replaceState(null, '', '/accounts/first');
  const loaded = deferred<void>();
  const profile = {
    current: buildOrganization('first'),
    organization: { ensure: () => loaded.promise },
    subscriptions: { ...ready, data: { rows: [] } },
    activity: { latest: ready, latestChange: undefined },
  } as unknown as ProfileQueries;
  const commands = new CommandsStore({
    storage: undefined,
    navigate: () => undefined,
    pathname: () => location.pathname,
  });
  const toasts = { show: vi.fn() };
  const onLoadError = vi.fn();
  const { result } = renderHook(() => useCopySummary(profile), {
    wrapper: ({ children }) => (
      <StoresProvider value={{ commands, toasts } as unknown as Stores}>
        <LoadErrorProvider value={onLoadError}>{children}</LoadErrorProvider>
      </StoresProvider>
    ),
  });
  return { loaded, commands, toasts, onLoadError, result };
}

it('useCopySummary copies the URL of its profile, even if the user has gone on to another one', async () => {
  const write = vi.fn(async () => undefined);
  const { loaded, commands, toasts } = setUp(write);
  act(() => void commands.run('copy-summary'));
  history.replaceState(null, '', '/accounts/second');
  loaded.resolve();
  await waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ type: 'success', text: 'Copied' }),
  );
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/accounts\/first$/));
});

it('useCopySummary returns the text to copy where the clipboard is refused', async () => {
  const { loaded, commands, toasts, result } = setUp(() => Promise.reject(new Error('refused')));
  loaded.resolve();
  act(() => void commands.run('copy-summary'));
  await waitFor(() => expect(result.current.text?.split('\n')).toHaveLength(5));
  expect(toasts.show).not.toHaveBeenCalled();
});

it('useCopySummary says that its code could not be loaded', async () => {
  const { loaded, commands, onLoadError } = setUp(async () => undefined);
  const failure = new TypeError('The file can’t be loaded.');
  loaded.reject(failure);
  act(() => void commands.run('copy-summary'));
  await waitFor(() => expect(onLoadError).toHaveBeenCalledWith(failure));
});
