import { useEffect } from 'react';
import { whenIdle } from '~/lib/whenIdle';

/**
 * Calls `preload` of a lazy component that is likely to be used next, once the page is idle and
 * `isReady`.
 */
export function usePreloadWhenIdle(preload: () => void, isReady = true): void {
  useEffect(() => (isReady ? whenIdle(preload) : undefined), [preload, isReady]);
}
