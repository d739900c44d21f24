import type {
  OrganizationsApi,
  VersionedOrganization,
  VersionedSubscriptions,
} from '../api/organizations';
import type { Organization } from '../domain/Organization';
import type { Period } from '../domain/period';
import type { DailySeats } from '../domain/Subscription';
import { Load } from './Load';

/** Daily seats with the period that they answer. */
export interface DailySeatsView {
  readonly period: Period;
  readonly rows: readonly DailySeats[];
}

/** The one copy of the organization, as its store keeps it. */
interface Copy {
  /** When a question is asked. */
  readonly moment: () => number;
  readonly keep: (told: Organization, asked?: number) => Organization;
  readonly known: () => Organization | undefined;
}

/**
 * What the profile of one organization shows: three loads, each with its own state and its own
 * failure.
 */
export class OrganizationProfile {
  readonly organization = new Load<Organization>();
  readonly subscriptions = new Load<VersionedSubscriptions>();
  readonly dailySeats = new Load<DailySeatsView>();
  /**
   * The version that the organization's own figures are of; that of its subscriptions comes with
   * them.
   */
  etag: string | undefined = undefined;
  /** Ends with the session: what comes later is nobody's. */
  life = new AbortController();
  private askedPeriod: Period | undefined = undefined;

  constructor(
    readonly id: string,
    private readonly api: OrganizationsApi,
    private readonly copy: Copy,
  ) {}

  /** The organization as far as it is known: from the list, before its own answer is there. */
  get current(): Organization | undefined {
    return this.organization.data ?? this.copy.known();
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
  peek(priority?: RequestPriority): void {
    if (isDue(this.organization, false)) this.loadOrganization(true, false, priority);
  }

  /**
   * Loads what is neither fresh nor on its way; what is old stays and is refreshed quietly. Without
   * `retry` what failed last is left alone: the screen mounts after the prefetch of its visit, which
   * may have failed by then.
   */
  open(period: Period, { retry = true } = {}): void {
    if (isDue(this.organization, retry)) this.loadOrganization(true);
    if (isDue(this.subscriptions, retry)) this.loadSubscriptions(true);
    this.showPeriod(period, retry);
  }

  /**
   * Shows another period of daily seats; the rows of the one before stay until its own are there.
   */
  showPeriod(period: Period, retry = true): void {
    const { data, failure, isFresh, isOpen, hasFailed } = this.dailySeats;
    const same = data?.period === period;
    // Another period may still be on its way: nobody waits for it any more.
    if (same && isFresh && !failure) this.dailySeats.leave();
    else if (this.askedPeriod !== period || (!isOpen && (retry || !hasFailed)))
      this.loadDailySeats(period, same);
  }

  /**
   * Another version than the subscriptions' means that those have changed as well: they are asked
   * for again, `alone` ends that.
   */
  loadOrganization(quietly = false, alone = false, prefetch?: RequestPriority): void {
    const load = async (signal: AbortSignal, priority = prefetch) => {
      const asked = this.copy.moment();
      const answer = await this.api.read(this.id, signal, priority);
      signal.throwIfAborted();
      const kept = this.take(answer, asked);
      if (!alone && this.isApart()) this.loadSubscriptions(true, true);
      return kept;
    };
    void this.organization.ask(load, { quietly });
  }

  loadSubscriptions(quietly = false, alone = false): void {
    const load = async (signal: AbortSignal, priority?: RequestPriority) => {
      const answer = await this.api.subscriptions(this.id, signal, priority);
      signal.throwIfAborted();
      if (!alone && this.isApart(answer)) this.loadOrganization(true, true);
      return answer;
    };
    void this.subscriptions.ask(load, { quietly });
  }

  loadDailySeats(period: Period, quietly = false): void {
    this.askedPeriod = period;
    void this.dailySeats.ask(
      async (signal, priority) => ({
        period,
        rows: await this.api.dailySeats(this.id, period, signal, priority),
      }),
      { quietly },
    );
  }

  /** Gives up whatever is still loading: the screen was left. */
  leave(): void {
    this.organization.leave();
    this.subscriptions.leave();
    this.dailySeats.leave();
  }

  /** What is there is known to be old. */
  outdate(): void {
    this.organization.outdate();
    this.subscriptions.outdate();
    this.dailySeats.outdate();
  }

  /** Invalidates what is stale. */
  revalidate(): void {
    this.organization.revalidate();
    this.subscriptions.revalidate();
    this.dailySeats.revalidate();
  }

  clear(): void {
    this.life.abort();
    this.life = new AbortController();
    this.organization.clear();
    this.subscriptions.clear();
    this.dailySeats.clear();
  }

  /** Takes the organization's own answer: it goes over the one copy. */
  take({ organization, etag }: VersionedOrganization, asked?: number): Organization {
    this.etag = etag;
    return this.copy.keep(organization, asked);
  }

  private isApart(subscriptions = this.subscriptions.data): boolean {
    const etag = subscriptions?.etag;
    return etag !== undefined && this.etag !== undefined && etag !== this.etag;
  }

  /** Loads the daily seats again, quietly, where there are any. */
  reloadDailySeats(): void {
    const { data } = this.dailySeats;
    if (data) this.loadDailySeats(data.period, true);
  }
}

function isDue({ isOpen, isFresh, hasFailed }: Load<unknown>, retry: boolean): boolean {
  return !isOpen && !isFresh && (retry || !hasFailed);
}
