import type { ActivityPage, ActivityQuery } from '~/api/activity';
import type { Call } from '~/api/contract/Call';
import { nullIfMissing } from '~/api/missingCall';
import type { Activity } from '~/domain/Activity';
import { Query } from './Query';
import { updateData } from './updateData';

/**
 * A feed of activity. Refetching `latest` adds new entries before those already loaded; fetching
 * `nextPage` adds older ones after them.
 */
export class ActivityFeed {
  /**
   * The entries loaded so far, newest first, with the cursor of the next page; null if the server is
   * of contract 1.0 and lacks the call.
   */
  readonly latest: Query<ActivityPage | null>;
  /** Has no data of its own; tells whether older entries are loading or have failed to load. */
  readonly nextPage: Query<void>;

  /** `load` sends the call; `limit` is the number of entries of a page. */
  constructor(call: Call, load: (query: ActivityQuery) => Promise<ActivityPage>, limit: number) {
    this.latest = new Query(async (signal, priority) => {
      const page = await load({ limit, signal, priority }).catch(nullIfMissing(call));
      return page && addNewer(page, this.latest.data);
    });
    this.nextPage = new Query(async (signal) => {
      const cursor = this.latest.data?.next;
      if (!cursor) return;
      const page = await load({ limit, before: cursor, signal });
      signal.throwIfAborted();
      updateData(this.latest, (loaded) =>
        loaded?.next === cursor ? addOlder(loaded, page) : loaded,
      );
    });
  }

  get queries(): readonly Query<unknown>[] {
    return [this.latest, this.nextPage];
  }

  /** Adds the entry that a mutation has returned. */
  add(entry: Activity): void {
    updateData(
      this.latest,
      (loaded) =>
        loaded && {
          ...loaded,
          entries: [entry, ...loaded.entries.filter(({ id }) => id !== entry.id)],
        },
    );
  }
}

/**
 * Keeps the loaded entries that follow those of the newest page. If none of its entries was loaded,
 * some may be missing in between: then the page replaces everything.
 */
function addNewer(page: ActivityPage, loaded: ActivityPage | null | undefined): ActivityPage {
  const lastId = page.entries.at(-1)?.id;
  const index = loaded?.entries.findIndex(({ id }) => id === lastId) ?? -1;
  if (!loaded || index < 0) return page;
  return { entries: [...page.entries, ...loaded.entries.slice(index + 1)], next: loaded.next };
}

/** A server that repeats an entry doesn't make it appear twice. */
function addOlder(loaded: ActivityPage, { entries, next }: ActivityPage): ActivityPage {
  const ids = new Set(loaded.entries.map(({ id }) => id));
  return { entries: [...loaded.entries, ...entries.filter(({ id }) => !ids.has(id))], next };
}
