import type { Query } from './Query';

/** Prefetches what a click would show, unless the user saves data or a call has just failed. */
export class Prefetcher {
  private pausedUntil = 0;

  /** Prefetches a query that no component uses. Returns a function that cancels it while none does. */
  prefetch(query: Query<unknown>): () => void {
    // The Network Information API exists in Chromium only, and not in TypeScript's types:
    // https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const isPaused = connection?.saveData === true || Date.now() < this.pausedUntil;
    if (isPaused || query.users > 0 || !query.isStale || query.isFetching) return () => undefined;
    let isCancelled = false;
    void query.ensure('low').then(() => !isCancelled && query.isStale && this.pause());
    return () => {
      isCancelled = true;
      if (query.users === 0) query.cancel();
    };
  }

  /** Prefetches nothing for a while: after a 429, for the seconds of its `Retry-After`. */
  pause(seconds = 30): void {
    this.pausedUntil = Date.now() + seconds * 1000;
  }
}
