import type { Demo } from '~~/mocks/demo/Demo';
import { createNotificationQueue } from '~~/mocks/demo/createNotificationQueue';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { storyNow } from '../storyNow';

/** A demo for one story. Persists nothing and never reloads the page. */
export function createStoryDemo(
  overrides: Partial<Demo> = {},
): Demo & { readonly fetch: typeof fetch } {
  const api = createMockApi({ organizations: 30, now: () => storyNow });
  return {
    control: api.control,
    dataset: { scenario: 'default', seed: 1 },
    notifications: createNotificationQueue(),
    isPersistent: true,
    start: () => {},
    reset: () => api.control.reset(),
    link: () => 'https://demo.example/accounts?scenario=default&seed=1&today=2026-03-02',
    ...overrides,
    fetch: createMockFetch(api),
  };
}
