import type { Demo } from '../../mocks/demo/Demo';
import { createNotes } from '../../mocks/demo/createNotes';
import { createMockApi } from '../../mocks/createMockApi';
import { createMockFetch } from '../../mocks/fetch';
import { today } from '../today';

/** A demo of its own for a story; nothing is kept, and no page begins anew. */
export function openDemo(change: Partial<Demo> = {}): Demo & { readonly fetch: typeof fetch } {
  const api = createMockApi({ organizations: 30, now: () => today });
  return {
    control: api.control,
    scene: { scenario: 'default', seed: 1 },
    notes: createNotes(),
    kept: true,
    start: () => {},
    reset: () => api.control.reset(),
    link: () => 'https://demo.example/accounts?scenario=default&seed=1&today=2026-03-02',
    ...change,
    fetch: createMockFetch(api),
  };
}
