import type { Demo } from '~~/mocks/demo/Demo';
import { createNotificationQueue } from '~~/mocks/demo/createNotificationQueue';
import { createColleague } from '~~/mocks/demo/presenter/createColleague';
import { createPresentation } from '~~/mocks/demo/presenter/createPresentation';
import { createState } from '~~/mocks/demo/presenter/createState';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { storyNow } from '~~/tests/fixtures/storyNow';

const noStorage = () => ({ getItem: () => null, setItem: () => {} });

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
    panel: createState(false),
    ...createPresentation(noStorage, { showPanel: undefined, startTour: false }, () => {}),
    colleague: createColleague({
      change: (id, field) => api.control.changeAsColleague(id, field),
      broadcast: () => {},
    }),
    organizationOnScreen: () => ({ id: 'acme.v2', name: 'Acme Robotics' }),
    start: () => {},
    reset: () => api.control.reset(),
    link: () => 'https://demo.example/accounts?scenario=default&seed=1&today=2026-03-02',
    ...overrides,
    fetch: createMockFetch(api),
  };
}
