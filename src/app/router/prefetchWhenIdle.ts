import { autorun } from 'mobx';
import { whenIdle } from '~/lib/whenIdle';
import type { RequestsStore } from '~/stores/RequestsStore';

/**
 * Loads a chunk once no call is in flight and the page is idle. A failed load is ignored: it is
 * retried when the chunk is needed. Returns a function that cancels it.
 */
export function prefetchWhenIdle(
  load: () => Promise<unknown>,
  requests: RequestsStore,
): () => void {
  let cancelIdle: (() => void) | undefined;
  const disposeAutorun = autorun((reaction) => {
    if (requests.inFlight > 0) return;
    reaction.dispose();
    cancelIdle = whenIdle(() => void load().catch(() => undefined));
  });
  return () => {
    disposeAutorun();
    cancelIdle?.();
  };
}
