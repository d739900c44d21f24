// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPathOnPress } from '~/app/router/prefetchPath';
import { PathLink, PathLinkProvider } from '~/components/PathLink';
import { createTestApp, disposeTestApps, eventually } from '../app/testApp';

afterEach(disposeTestApps);

/** An app on the home screen, with a function that presses the link to an organization. */
async function openHome() {
  const { api, app, router, settledLocation } = createTestApp();
  await settledLocation();
  const { id } = api.database.organization.getAll()[0] ?? { id: '' };
  const path = `/accounts/${encodeURIComponent(id)}`;
  api.control.clearLog();
  return {
    api,
    profile: app.stores.organizations.profile(id),
    press: () => fetchPathOnPress(path, app.stores),
    click: () => router.navigate(path),
    navigate: (to: string) => router.navigate(to),
    calls: () => api.control.log().map(({ call }) => call),
    settled: () => eventually(() => app.stores.requests.inFlight).toBe(0),
  };
}

describe('fetchPathOnPress', () => {
  it('requests what an organization shows, and the click nothing more', async () => {
    const { press, click, calls, settled } = await openHome();
    press();
    const sent = [
      'listDailySeats',
      'listOrganizationActivity',
      'listSubscriptions',
      'readOrganization',
    ];
    await eventually(() => new Set(calls())).toEqual(new Set(sent));
    await settled();
    await click();
    expect(calls()).toHaveLength(sent.length);
  });

  it('keeps a failure for the click, which doesn’t repeat the request', async () => {
    const { api, profile, press, click, calls, settled } = await openHome();
    api.control.failNext({ call: 'listSubscriptions', effect: { status: 403 } });
    press();
    await settled();
    await click();
    await settled();
    expect(profile.subscriptions.error?.status).toBe(403);
    expect(calls().filter((call) => call === 'listSubscriptions')).toHaveLength(1);
  });

  it('cancels the requests if no click follows', async () => {
    const { api, profile, press, settled } = await openHome();
    api.control.setLatency(5000);
    const cancel = press();
    await vi.waitFor(() =>
      expect(profile.queries(30).every(({ isFetching }) => isFetching)).toBe(true),
    );
    cancel();
    await settled();
    expect(profile.queries(30).map(({ status }) => status)).toEqual(['idle', 'idle', 'idle']);
  });

  it('drops a failure if no click follows, and the next click requests the data again', async () => {
    const { api, profile, press, click, settled } = await openHome();
    api.control.failNext({ call: 'listSubscriptions', effect: { status: 403 } });
    const cancel = press();
    await settled();
    cancel();
    expect([profile.subscriptions.status, profile.subscriptions.error]).toEqual([
      'idle',
      undefined,
    ]);
    await click();
    expect(profile.subscriptions.status).toBe('success');
  });

  it('drops a failure if the click’s navigation is aborted', async () => {
    const { api, profile, press, click, navigate, settled } = await openHome();
    api.control.failNext({ call: 'listSubscriptions', effect: { status: 403 } });
    press();
    await settled();
    // Keeps the navigation waiting for another of its requests.
    profile.organization.clear();
    api.control.setLatency(100);
    const clicked = click();
    await vi.waitFor(() => expect(profile.organization.isFetching).toBe(true));
    await navigate('/token');
    await clicked;
    api.control.setLatency(0);
    await click();
    await settled();
    expect(profile.subscriptions.status).toBe('success');
  });

  it('leaves requests that the click waits for', async () => {
    const { api, profile, press, click } = await openHome();
    api.control.setLatency(200);
    const cancel = press();
    const clicked = click();
    await vi.waitFor(() => expect(profile.organization.isFetching).toBe(true));
    cancel();
    await clicked;
    await eventually(() => profile.organization.status).toBe('success');
  });
});

describe('PathLink', () => {
  let root: Root;
  let link: HTMLElement;
  const cancel = vi.fn();
  const fetchOnPress = vi.fn(() => cancel);

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.clearAllMocks();
    const element = document.body.appendChild(document.createElement('div'));
    root = createRoot(element);
    const links = {
      basename: '',
      navigate: vi.fn(),
      prefetch: () => () => undefined,
      fetchOnPress,
    };
    await act(async () =>
      root.render(
        <PathLinkProvider value={links}>
          <PathLink to="/accounts/a">Acme</PathLink>
        </PathLinkProvider>,
      ),
    );
    link = element.querySelector('a') as HTMLElement;
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  const press = (init: PointerEventInit = {}) =>
    link.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', ...init }),
    );
  const release = (type = 'pointerup') =>
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

  it('requests its path when pressed, and keeps the request after a click', async () => {
    press();
    expect(fetchOnPress).toHaveBeenCalledExactlyOnceWith('/accounts/a');
    release();
    link.click();
    await nextTask();
    expect(cancel).not.toHaveBeenCalled();
  });

  it.each(['pointerup', 'pointercancel'])(
    'cancels the request on a %s without a click',
    async (type) => {
      press();
      release(type);
      await nextTask();
      expect(cancel).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['a touch, which may scroll', { pointerType: 'touch' }],
    ['a press that opens a tab', { ctrlKey: true }],
    ['a press of another button', { button: 1 }],
  ])('requests nothing for %s', (_, init) => {
    press(init);
    expect(fetchOnPress).not.toHaveBeenCalled();
  });
});
