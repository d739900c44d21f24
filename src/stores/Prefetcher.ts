import type { Query } from './Query';

/** Seconds without prefetches after a 429 without `Retry-After`. */
const defaultPause = 30;

/**
 * Prefetches what a click would show, unless the user saves data or the server has asked for fewer
 * requests.
 */
export class Prefetcher {
  private readonly running = new Set<Query<unknown>>();
  private pausedUntil = 0;

  get isAllowed(): boolean {
    // The Network Information API exists in Chromium only, and not in TypeScript's types:
    // https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return connection?.saveData !== true && Date.now() >= this.pausedUntil;
  }

  /** Prefetches queries. Returns a function that cancels those that nobody waits for. */
  prefetch(...queries: readonly Query<unknown>[]): () => void {
    if (this.isAllowed)
      for (const query of queries) {
        this.running.add(query);
        void query.prefetch().then(() => this.running.delete(query));
      }
    return () => {
      for (const query of queries) query.cancelUnlessNeeded();
    };
  }

  /** A call was answered by a 429: stops prefetching for this number of seconds. */
  pause(seconds = defaultPause): void {
    this.pausedUntil = Date.now() + seconds * 1000;
    for (const query of this.running) query.cancelUnlessNeeded();
  }
}
