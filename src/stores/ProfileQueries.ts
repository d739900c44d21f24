import type {
  OrganizationsApi,
  VersionedOrganization,
  VersionedSubscriptions,
} from '~/api/organizations';
import type { Organization } from '~/domain/Organization';
import type { Period } from '~/domain/period';
import type { DailySeats } from '~/domain/Subscription';
import { Query } from './Query';

/** Daily seats and the period they cover. */
export interface DailySeatsView {
  readonly period: Period;
  readonly rows: readonly DailySeats[];
}

/** Access to this organization in the store's identity map. */
interface OrganizationCache {
  /** Sequence for a new request. */
  readonly nextSequence: () => number;
  readonly upsert: (incoming: Organization, sequence?: number) => Organization;
  readonly get: () => Organization | undefined;
}

/** Data of one organization's profile: three queries that load and fail independently. */
export class ProfileQueries {
  readonly organization = new Query<Organization>();
  readonly subscriptions = new Query<VersionedSubscriptions>();
  readonly dailySeats = new Query<DailySeatsView>();
  /** ETag of the organization's own data; the subscriptions carry their own. */
  etag: string | undefined = undefined;
  /** Aborted when the session ends; later responses are dropped. */
  sessionController = new AbortController();
  private requestedPeriod: Period | undefined = undefined;

  constructor(
    readonly id: string,
    private readonly api: OrganizationsApi,
    private readonly cache: OrganizationCache,
  ) {}

  /** The organization, taken from the list until its own response arrives. */
  get current(): Organization | undefined {
    return this.organization.data ?? this.cache.get();
  }

  /** Settles when no fetch is in flight. */
  get settled(): Promise<unknown> {
    return Promise.all([
      this.organization.settled,
      this.subscriptions.settled,
      this.dailySeats.settled,
    ]);
  }

  /**
   * Prefetches the organization alone, without a loading state, unless it is fresh or in flight. A
   * failed prefetch is not repeated; the visit retries it.
   */
  prefetch(priority?: RequestPriority): void {
    if (isDue(this.organization, false)) this.fetchOrganization(true, false, priority);
  }

  /**
   * Fetches what is neither fresh nor in flight, in the background where there is data. Without
   * `retry`, skips queries that failed last: the screen mounts after its own prefetch, which may
   * have failed by then.
   */
  fetchIfStale(period: Period, { retry = true } = {}): void {
    if (isDue(this.organization, retry)) this.fetchOrganization(true);
    if (isDue(this.subscriptions, retry)) this.fetchSubscriptions(true);
    this.showPeriod(period, retry);
  }

  /** Switches the period of daily seats; the previous rows stay until the new ones arrive. */
  showPeriod(period: Period, retry = true): void {
    const { data, error, isFresh, isFetching, hasFailed } = this.dailySeats;
    const isSamePeriod = data?.period === period;
    // A request for another period may still be in flight; its response is no longer wanted.
    if (isSamePeriod && isFresh && !error) this.dailySeats.cancel();
    else if (this.requestedPeriod !== period || (!isFetching && (retry || !hasFailed)))
      this.fetchDailySeats(period, isSamePeriod);
  }

  /**
   * An ETag that differs from the subscriptions' means that they have changed too, and refetches
   * them; `skipVersionCheck` stops the two from refetching each other forever.
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

  /** Aborts all requests: the user has left the screen. */
  cancel(): void {
    this.organization.cancel();
    this.subscriptions.cancel();
    this.dailySeats.cancel();
  }

  invalidate(): void {
    this.organization.invalidate();
    this.subscriptions.invalidate();
    this.dailySeats.invalidate();
  }

  /** Invalidates stale data, so that what is shown is refetched. */
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

  /** Upserts a response with the organization and records its ETag. */
  upsert({ organization, etag }: VersionedOrganization, sequence?: number): Organization {
    this.etag = etag;
    return this.cache.upsert(organization, sequence);
  }

  private hasVersionMismatch(subscriptions = this.subscriptions.data): boolean {
    const etag = subscriptions?.etag;
    return etag !== undefined && this.etag !== undefined && etag !== this.etag;
  }

  /** Refetches the daily seats in the background, if they were loaded. */
  refetchDailySeats(): void {
    const { data } = this.dailySeats;
    if (data) this.fetchDailySeats(data.period, true);
  }
}

function isDue({ isFetching, isFresh, hasFailed }: Query<unknown>, retry: boolean): boolean {
  return !isFetching && !isFresh && (retry || !hasFailed);
}
