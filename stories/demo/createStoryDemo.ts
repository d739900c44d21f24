import type { Demo } from '../../mocks/demo/Demo';
import { createNotificationQueue } from '../../mocks/demo/createNotificationQueue';
import { createMockApi } from '../../mocks/createMockApi';
import { createMockFetch } from '../../mocks/createMockFetch';
import { storyNow } from '../storyNow';

/** A demo of its own for a story; nothing is kept, and no page begins anew. */
export function createStoryDemo(
  change: Partial<Demo> = {},
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
    ...change,
    fetch: createMockFetch(api),
  };
}
