import type {
  OrganizationsApi,
  VersionedOrganization,
  VersionedSubscriptions,
} from '../api/organizations';
import type { Organization } from '../domain/Organization';
import type { Period } from '../domain/period';
import type { DailySeats } from '../domain/Subscription';
import { Query } from './Query';

/** Daily seats with the period that they answer. */
export interface DailySeatsView {
  readonly period: Period;
  readonly rows: readonly DailySeats[];
}

/** The one copy of the organization, as its store keeps it. */
interface OrganizationCache {
  /** When a question is asked. */
  readonly nextSequence: () => number;
  readonly upsert: (incoming: Organization, sequence?: number) => Organization;
  readonly get: () => Organization | undefined;
}

/**
 * What the profile of one organization shows: three loads, each with its own state and its own
 * failure.
 */
export class ProfileQueries {
  readonly organization = new Query<Organization>();
  readonly subscriptions = new Query<VersionedSubscriptions>();
  readonly dailySeats = new Query<DailySeatsView>();
  /**
   * The version that the organization's own figures are of; that of its subscriptions comes with
   * them.
   */
  etag: string | undefined = undefined;
  /** Ends with the session: what comes later is nobody's. */
  sessionController = new AbortController();
  private requestedPeriod: Period | undefined = undefined;

  constructor(
    readonly id: string,
    private readonly api: OrganizationsApi,
    private readonly cache: OrganizationCache,
  ) {}

  /** The organization as far as it is known: from the list, before its own answer is there. */
  get current(): Organization | undefined {
    return this.organization.data ?? this.cache.get();
  }

  /** Settles when nothing of it is on its way any more. */
  get settled(): Promise<unknown> {
    return Promise.all([
      this.organization.settled,
      this.subscriptions.settled,
      this.dailySeats.settled,
    ]);
  }

  /**
   * Loads the organization alone, quietly, unless it is fresh or on its way: someone may be about
   * to open it. What failed is left to whoever does. A prefetch has a low priority.
   */
  prefetch(priority?: RequestPriority): void {
    if (isDue(this.organization, false)) this.fetchOrganization(true, false, priority);
  }

  /**
   * Loads what is neither fresh nor on its way; what is old stays and is refreshed quietly. Without
   * `retry` what failed last is left alone: the screen mounts after the prefetch of its visit, which
   * may have failed by then.
   */
  fetchIfStale(period: Period, { retry = true } = {}): void {
    if (isDue(this.organization, retry)) this.fetchOrganization(true);
    if (isDue(this.subscriptions, retry)) this.fetchSubscriptions(true);
    this.showPeriod(period, retry);
  }

  /**
   * Shows another period of daily seats; the rows of the one before stay until its own are there.
   */
  showPeriod(period: Period, retry = true): void {
    const { data, error: failure, isFresh, isFetching: isOpen, hasFailed } = this.dailySeats;
    const isSamePeriod = data?.period === period;
    // Another period may still be on its way: nobody waits for it any more.
    if (isSamePeriod && isFresh && !failure) this.dailySeats.cancel();
    else if (this.requestedPeriod !== period || (!isOpen && (retry || !hasFailed)))
      this.fetchDailySeats(period, isSamePeriod);
  }

  /**
   * Another version than the subscriptions' means that those have changed as well: they are asked
   * for again, `alone` ends that.
   */
  fetchOrganization(
    background = false,
    skipVersionCheck = false,
    prefetch?: RequestPriority,
  ): void {
    const queryFn = async (signal: AbortSignal, priority = prefetch) => {
      const sequence = this.cache.nextSequence();
      const response = await this.api.read(this.id, signal, priority);
      signal.throwIfAborted();
      const organization = this.upsert(response, sequence);
      if (!skipVersionCheck && this.hasVersionMismatch()) this.fetchSubscriptions(true, true);
      return organization;
    };
    void this.organization.fetch(queryFn, { background });
  }

  fetchSubscriptions(background = false, skipVersionCheck = false): void {
    const queryFn = async (signal: AbortSignal, priority?: RequestPriority) => {
      const response = await this.api.subscriptions(this.id, signal, priority);
      signal.throwIfAborted();
      if (!skipVersionCheck && this.hasVersionMismatch(response))
        this.fetchOrganization(true, true);
      return response;
    };
    void this.subscriptions.fetch(queryFn, { background });
  }

  fetchDailySeats(period: Period, background = false): void {
    this.requestedPeriod = period;
    void this.dailySeats.fetch(
      async (signal, priority) => ({
        period,
        rows: await this.api.dailySeats(this.id, period, signal, priority),
      }),
      { background },
    );
  }

  /** Gives up whatever is still loading: the screen was left. */
  cancel(): void {
    this.organization.cancel();
    this.subscriptions.cancel();
    this.dailySeats.cancel();
  }

  /** What is there is known to be old. */
  invalidate(): void {
    this.organization.invalidate();
    this.subscriptions.invalidate();
    this.dailySeats.invalidate();
  }

  /** Invalidates what is stale. */
  revalidate(): void {
    this.organization.revalidate();
    this.subscriptions.revalidate();
    this.dailySeats.revalidate();
  }

  clear(): void {
    this.sessionController.abort();
    this.sessionController = new AbortController();
    this.organization.clear();
    this.subscriptions.clear();
    this.dailySeats.clear();
  }

  /** Takes the organization's own answer: it goes over the one copy. */
  upsert({ organization, etag }: VersionedOrganization, sequence?: number): Organization {
    this.etag = etag;
    return this.cache.upsert(organization, sequence);
  }

  private hasVersionMismatch(subscriptions = this.subscriptions.data): boolean {
    const etag = subscriptions?.etag;
    return etag !== undefined && this.etag !== undefined && etag !== this.etag;
  }

  /** Loads the daily seats again, quietly, where there are any. */
  refetchDailySeats(): void {
    const { data } = this.dailySeats;
    if (data) this.fetchDailySeats(data.period, true);
  }
}

function isDue(
  { isFetching: isOpen, isFresh, hasFailed }: Query<unknown>,
  retry: boolean,
): boolean {
  return !isOpen && !isFresh && (retry || !hasFailed);
}
