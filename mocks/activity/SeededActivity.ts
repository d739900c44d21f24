import type { ActivityEntry } from './ActivityEntry';

/** A seeded organization, as far as its activity is concerned. */
export interface ActivitySource {
  readonly organizationId: string;
  /** Not before the time of its last entry, in epoch milliseconds. */
  readonly latest: number;
  /** Oldest first; computed by each call. */
  readonly readEntries: () => readonly ActivityEntry[];
}

/** An entry, and the position in the feed after it. */
interface PositionedEntry {
  readonly entry: ActivityEntry;
  readonly nextPosition: number;
}

/** How many entries are searched at a time; more than one page of the API. */
const pageSize = 200;

/**
 * The activity of the seeded organizations before the demo started. It never changes, so it is
 * computed when it is read: 10,000 organizations have 150,000 entries, and creating that many rows
 * takes seconds.
 */
export class SeededActivity {
  private readonly sources: ReadonlyMap<string, ActivitySource>;
  /** Those not merged into the feed yet, the most recently active first. */
  private remaining: ActivitySource[] | undefined;
  /** Entries of all organizations, newest first, as far as their order is certain. */
  private feed: readonly ActivityEntry[] = [];
  /** Entries that are older than those in the feed. */
  private older: ActivityEntry[] = [];

  constructor(sources: readonly ActivitySource[]) {
    this.sources = new Map(sources.map((source) => [source.organizationId, source]));
  }

  /** Up to `count` entries that match, from a position of the feed on, newest first. */
  find(
    from: number,
    count: number,
    matches: (entry: ActivityEntry) => boolean,
    organizationId?: string,
  ): PositionedEntry[] {
    const found: PositionedEntry[] = [];
    for (let start = from; found.length < count; start += pageSize) {
      const page = this.slice(start, start + pageSize, organizationId);
      found.push(
        ...page.flatMap((entry, index) =>
          matches(entry) ? [{ entry, nextPosition: start + index + 1 }] : [],
        ),
      );
      if (page.length < pageSize) break;
    }
    return found.slice(0, count);
  }

  /** Entries at positions of the feed of all organizations, or of one, newest first. */
  slice(from: number, to: number, organizationId?: string): ActivityEntry[] {
    if (organizationId !== undefined)
      return (this.sources.get(organizationId)?.readEntries() ?? []).toReversed().slice(from, to);
    this.extendFeed(to);
    return this.feed.slice(from, to);
  }

  /** Merges more organizations until the feed has `length` entries, or all there are. */
  private extendFeed(length: number): void {
    this.remaining ??= [...this.sources.values()].toSorted((a, b) => b.latest - a.latest);
    while (this.feed.length < length && (this.remaining.length > 0 || this.older.length > 0)) {
      // As many as so far: reading the whole feed page by page sorts it a few times, not hundreds.
      const count = Math.max(50, this.sources.size - this.remaining.length);
      const next = this.remaining.splice(0, count).flatMap(({ readEntries }) => readEntries());
      this.older = [...this.older, ...next.toReversed()].toSorted(newestFirst);
      // Organizations that are not merged yet can't have entries later than this.
      const horizon = this.remaining[0]?.latest ?? 0;
      const certain = this.older.findIndex(({ at }) => Date.parse(at) <= horizon);
      const newer = this.older.splice(0, certain === -1 ? this.older.length : certain);
      this.feed = [...this.feed, ...newer];
    }
  }
}

/** Entries of one organization that were made in the same second keep their order: sorts are stable. */
function newestFirst(a: ActivityEntry, b: ActivityEntry): number {
  return a.at < b.at ? 1 : a.at > b.at ? -1 : 0;
}
