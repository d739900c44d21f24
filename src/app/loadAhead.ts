import { autorun } from 'mobx';
import { whenIdle } from '../lib/whenIdle';
import type { ActivityStore } from '../stores/ActivityStore';

/**
 * Loads code once no call is under way and the page has nothing more urgent to do; gives a function
 * that takes it back. Code that can't be had is asked for again by whoever needs it.
 */
export function loadAhead(code: () => Promise<unknown>, activity: ActivityStore): () => void {
  let stopIdling: (() => void) | undefined;
  const stopWaiting = autorun((waiting) => {
    if (activity.inFlight > 0) return;
    waiting.dispose();
    stopIdling = whenIdle(() => void code().catch(() => undefined));
  });
  return () => {
    stopWaiting();
    stopIdling?.();
  };
}
