import type { MockApi } from '../createMockApi';
import { basePath, consolePath } from './consolePath';
import { startPath } from './startPath';

interface StartState {
  readonly demoStart?: boolean;
}

/** Reloads the page to start a scenario; marks the history entry for `redirectMissingPath`. */
export function reloadIntoScenario(): void {
  history.replaceState({ ...(history.state as object | null), demoStart: true }, '');
  location.reload();
}

/**
 * After `reloadIntoScenario`, replaces a path that doesn't exist in the new scenario. After any
 * other load the path stays, because a broken link should show its error.
 */
export function redirectMissingPath({ database }: Pick<MockApi, 'database'>): void {
  const { demoStart, ...state } = (history.state ?? {}) as StartState;
  if (!demoStart) return;
  const path = consolePath();
  const next = startPath(
    path,
    (id) => database.organization.count({ where: { id: { equals: id } } }) > 0,
  );
  history.replaceState(next === path ? state : null, '', basePath + next);
}
