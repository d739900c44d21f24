import { autorun } from 'mobx';
import { whenIdle } from '../lib/whenIdle';
import type { ActivityStore } from '../stores/ActivityStore';

/**
 * Loads code once no call is under way and the page has nothing more urgent to do; gives a function
 * that takes it back. Code that can't be had is asked for again by whoever needs it.
 */
export function prefetchWhenIdle(
  load: () => Promise<unknown>,
  activity: ActivityStore,
): () => void {
  let cancelIdle: (() => void) | undefined;
  const disposeAutorun = autorun((reaction) => {
    if (activity.inFlight > 0) return;
    reaction.dispose();
    cancelIdle = whenIdle(() => void load().catch(() => undefined));
  });
  return () => {
    disposeAutorun();
    cancelIdle?.();
  };
}
