import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi, type Mock } from 'vitest';
import { AppProviders } from '~/app/AppProviders';
import { createStoryApp } from '../fixtures/createStoryApp';

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Waits until React has committed nothing for a second: lazy menus and dialogs have then loaded.
 */
async function waitUntilIdle(onRender: Mock): Promise<void> {
  for (let previousCount = -1; previousCount !== onRender.mock.calls.length;) {
    previousCount = onRender.mock.calls.length;
    await sleep(1000);
  }
}

it('switching the theme causes no React commit, only a change of an attribute of the root', async () => {
  const app = createStoryApp({ path: '/accounts' });
  const onRender = vi.fn();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <Profiler id="console" onRender={onRender}>
      <AppProviders app={app} />
    </Profiler>,
  );
  await vi.waitFor(() => expect(element.querySelectorAll('tbody tr')).toHaveLength(25), 20_000);
  await waitUntilIdle(onRender);

  const before = onRender.mock.calls.length;
  app.stores.theme.toggle();
  await sleep(300);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(onRender.mock.calls.length - before).toBe(0);
  // Proves that the profiler reports commits at all.
  app.stores.requests.setInFlight(1);
  await vi.waitFor(() => expect(onRender.mock.calls.length).toBeGreaterThan(before));
  root.unmount();
  app.dispose();
}, 40_000);
