import type { MockApi } from '../createMockApi';
import { startPath } from './startPath';

interface StartState {
  readonly demoStart?: boolean;
}

/** Reloads the page for another scenario; the history entry tells the next page that it was one. */
export function reloadToStart(): void {
  history.replaceState({ ...(history.state as object | null), demoStart: true }, '');
  location.reload();
}

/**
 * After such a reload: leaves a path that the scenario, its changes included, doesn't have. Any
 * other load stays where it is: a link to nothing is an error.
 */
export function leaveMissingPath({ database }: Pick<MockApi, 'database'>): void {
  const { demoStart, ...state } = (history.state ?? {}) as StartState;
  if (!demoStart) return;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const path = location.pathname.slice(base.length) + location.search + location.hash;
  const next = startPath(path, (id) => database.organizations.get(id) !== undefined);
  history.replaceState(next === path ? state : null, '', base + next);
}
