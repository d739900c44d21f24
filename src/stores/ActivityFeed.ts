import type { ActivityPage, ActivityQuery } from '~/api/contract/activity';
import { nullIfUnknown, type OptionalCalls } from '~/api/optionalCalls';
import type { Activity, Days } from '~/domain/Activity';
import { Query, updateData } from './Query';
import { endOfDay, parseInstant, startOfDay, toUtcDay } from '~/lib/time';

type ActivityFilterQuery = Pick<ActivityQuery, 'action' | 'actor' | 'from' | 'to'>;

/**
 * A feed of activity. Refetching `latest` adds new entries before those already loaded; fetching
 * `nextPage` adds older ones after them.
 */
export class ActivityFeed {
  /**
   * The entries loaded so far, newest first, with the cursor of the next page; null if the server lacks
   * the call.
   */
  readonly latest: Query<ActivityPage | null>;
  /** Has no data of its own; tells whether older entries are loading or have failed to load. */
  readonly nextPage: Query<void>;
  /** A feed with some of these entries, which becomes stale with this one. */
  private part: ActivityFeed | undefined = undefined;

  /** `load` sends the call; `limit` is the number of entries of a page. */
  constructor(
    private readonly load: LoadActivity,
    private readonly limit: number,
    private readonly optionalCalls: OptionalCalls,
  ) {
    this.latest = new Query(async (options) => {
      const page = await load({ limit, ...options }).catch(nullIfUnknown);
      return page && addNewer(page, this.latest.data);
    });
    this.nextPage = new Query(async ({ signal }) => {
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
    return [this.latest, this.nextPage, ...(this.part?.queries ?? [])];
  }

  /** The newest change; undefined while it is unknown. A note changes no version. */
  get latestChange(): Activity | undefined {
    const { isStale, data } = this.latest;
    return isStale ? undefined : data?.entries.find(({ action }) => action !== 'note_added');
  }

  /** After a change: the newest entries are to be fetched. */
  invalidate(): void {
    this.latest.invalidate();
    this.part?.invalidate();
  }

  /**
   * A feed of those of these entries that match the call's parameters; its days are those of the user's
   * time zone.
   */
  filtered({ from, to, ...filter }: ActivityFilterQuery): ActivityFeed {
    const { load, limit, optionalCalls } = this;
    const loadPart: LoadActivity = (query) => load({ ...query, ...filter });
    const hasDays = from !== undefined || to !== undefined;
    // A server may lack the days (docs/api.md).
    const loadDays: LoadActivity = (query) =>
      loadActivityDays(loadPart, query, { from, to }).catch((error: unknown) =>
        optionalCalls.rethrow('activity days', error),
      );
    return new ActivityFeed(hasDays ? loadDays : loadPart, limit, optionalCalls);
  }

  /** Keeps a part as current as the feed, until it is released. */
  retain(part: ActivityFeed): () => void {
    this.part = part;
    return () => {
      if (this.part === part) this.part = undefined;
    };
  }

  /** Adds the entry that a mutation has returned. */
  add(entry: Activity): void {
    this.part?.invalidate();
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

export type LoadActivity = (query: ActivityQuery) => Promise<ActivityPage>;

/**
 * A page of the activity on days of the user's time zone. The API's days are in UTC: those that overlap
 * the user's days are requested, and other entries dropped. If nothing is left of a page, the next one
 * follows.
 */
export async function loadActivityDays(
  load: LoadActivity,
  query: ActivityQuery,
  { from, to }: Days,
): Promise<ActivityPage> {
  const start = from === undefined ? -Infinity : (startOfDay(from) ?? -Infinity);
  const end = to === undefined ? Infinity : (endOfDay(to) ?? Infinity) + 1000;
  const days = {
    ...(Number.isFinite(start) && { from: toUtcDay(start) }),
    ...(Number.isFinite(end) && { to: toUtcDay(end - 1) }),
  };
  for (let { before } = query; ;) {
    const page = await load({ ...query, ...(before !== undefined && { before }), ...days });
    const entries = page.entries.filter((entry) => {
      const time = timeOf(entry);
      return !(time < start || time >= end);
    });
    // Entries are newest first, so no later page contains those days.
    const next = page.entries.some((entry) => timeOf(entry) < start) ? null : page.next;
    if (entries.length > 0 || next === null) return { entries, next };
    before = next;
  }
}

/** NaN if unknown. */
function timeOf({ at }: Activity): number {
  return (at === null ? undefined : parseInstant(at)) ?? NaN;
}
