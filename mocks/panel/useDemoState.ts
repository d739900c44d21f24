import { useCallback, useSyncExternalStore } from 'react';
import type { State } from '../demo/presenter/createState';

export function useDemoState<T>(state: State<T>): T {
  return useSyncExternalStore(
    useCallback((listener) => state.subscribe(listener), [state]),
    () => state.get(),
  );
}
