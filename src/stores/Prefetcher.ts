import type { Query } from './Query';

/** Seconds without prefetches after a 429 without `Retry-After`, and of a query that failed. */
const defaultPause = 30;

/**
 * Prefetches what a click would show, unless the user saves data or the server has asked for fewer
 * requests.
 */
export class Prefetcher {
  private readonly running = new Map<Query<unknown>, Promise<void>>();
  /** When a query's last prefetch failed: hover, press and focus would repeat it at once. */
  private readonly failedAt = new WeakMap<Query<unknown>, number>();
  private pausedUntil = 0;

  get isAllowed(): boolean {
    // The Network Information API exists in Chromium only, and not in TypeScript's types:
    // https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return connection?.saveData !== true && Date.now() >= this.pausedUntil;
  }

  /**
   * Prefetches stale queries that no component uses. Returns a function that cancels those that
   * none has come to use.
   */
  prefetch(...queries: readonly Query<unknown>[]): () => void {
    const prefetched = this.isAllowed ? queries.filter((query) => this.canPrefetch(query)) : [];
    for (const query of prefetched) {
      const prefetch = query.ensure('low').then(() => {
        // Otherwise cancelled, and perhaps started again.
        if (this.running.get(query) !== prefetch) return;
        this.running.delete(query);
        if (query.isStale) this.failedAt.set(query, Date.now());
      });
      this.running.set(query, prefetch);
    }
    return () => this.cancelUnused(prefetched);
  }

  /** A call was answered by a 429: stops prefetching for this number of seconds. */
  pause(seconds = defaultPause): void {
    this.pausedUntil = Date.now() + seconds * 1000;
    this.cancelUnused(this.running.keys());
  }

  private canPrefetch(query: Query<unknown>): boolean {
    const { users, isStale, isFetching } = query;
    const hasJustFailed = Date.now() - (this.failedAt.get(query) ?? 0) < defaultPause * 1000;
    return users === 0 && isStale && !isFetching && !hasJustFailed;
  }

  private cancelUnused(queries: Iterable<Query<unknown>>): void {
    for (const query of queries) {
      if (query.users > 0) continue;
      this.running.delete(query);
      query.cancel();
    }
  }
}
