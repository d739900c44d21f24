import type { ActivityApi } from '~/api/activity';
import type { VersionedSubscription } from '~/api/organizationMutations';
import type {
  OrganizationsApi,
  VersionedOrganization,
  VersionedSubscriptions,
} from '~/api/organizations';
import type { Activity } from '~/domain/Activity';
import type { Organization } from '~/domain/Organization';
import { periods, type Period } from '~/domain/period';
import type { DailySeatsHistory, Subscription } from '~/domain/Subscription';
import { ActivityFeed } from './ActivityFeed';
import type { OrganizationMap } from './OrganizationMap';
import { Query } from './Query';

/** Entries of a page of an organization's activity (docs/product.md, "Activity"). */
const activityPageSize = 6;

interface Dependencies {
  readonly id: string;
  readonly api: OrganizationsApi;
  readonly activityApi: ActivityApi;
  readonly byId: OrganizationMap;
  readonly userId: () => string | undefined;
  /** Called if lists that hold the organization may now have other rows or another order. */
  readonly onListChange: () => void;
}

/** Data of one organization's profile: queries that load and fail independently. */
export class ProfileQueries {
  readonly id: string;
  readonly organization: Query<Organization>;
  readonly subscriptions: Query<VersionedSubscriptions>;
  /**
   * The organization as its last own response had it, unlike `current`, which list responses update
   * too: what a user confirms must be the version that its ETag names.
   */
  version: VersionedOrganization | undefined = undefined;
  /** The last write that may have been applied although it failed here. */
  uncertainWrite: UncertainWrite | undefined = undefined;
  readonly activity: ActivityFeed;
  private readonly dailySeatsByPeriod: ReadonlyMap<Period, Query<DailySeatsHistory>>;
  private isMatchingVersions = false;

  constructor(private readonly dependencies: Dependencies) {
    const { id, api, activityApi, byId } = dependencies;
    this.id = id;
    this.organization = new Query(async (signal, priority) => {
      const sequence = byId.nextSequence();
      const response = await api.readOrganization(id, signal, priority);
      signal.throwIfAborted();
      const organization = this.upsert(response, sequence);
      void this.matchVersions(response, this.subscriptions.data, this.subscriptions);
      return organization;
    });
    this.subscriptions = new Query(async (signal, priority) => {
      const response = await api.listSubscriptions(id, signal, priority);
      signal.throwIfAborted();
      void this.matchVersions(response, this.version, this.organization);
      return response;
    });
    this.activity = new ActivityFeed(
      (query) => activityApi.listOrganizationActivity(id, query),
      activityPageSize,
    );
    this.dailySeatsByPeriod = new Map(
      periods.map((period) => [
        period,
        new Query((signal, priority) => api.listDailySeats(id, period, signal, priority)),
      ]),
    );
  }

  /** The organization, taken from the list until its own response arrives. */
  get current(): Organization | undefined {
    return this.organization.data ?? this.dependencies.byId.get(this.id);
  }

  /** A subscription as it was loaded last, with its version; undefined if it is gone. */
  latestSubscription({ id }: Subscription): VersionedSubscription | undefined {
    const { data } = this.subscriptions;
    const subscription = data?.rows.find((row) => row.id === id);
    return subscription && { subscription, etag: data?.etag };
  }

  dailySeats(period: Period): Query<DailySeatsHistory> {
    const query = this.dailySeatsByPeriod.get(period);
    if (!query) throw new RangeError(`${period} days is not a period`);
    return query;
  }

  /** What the screen shows for a period, besides the activity. */
  queries(period: Period): readonly Query<unknown>[] {
    return [this.organization, this.subscriptions, this.dailySeats(period)];
  }

  private get allQueries(): readonly Query<unknown>[] {
    return [
      this.organization,
      this.subscriptions,
      ...this.dailySeatsByPeriod.values(),
      ...this.activity.queries,
    ];
  }

  invalidate(): void {
    for (const query of this.allQueries) query.invalidate();
  }

  invalidateDailySeats(): void {
    for (const query of this.dailySeatsByPeriod.values()) query.invalidate();
  }

  /** Invalidates data that has become stale with time. */
  revalidate(): void {
    for (const query of this.allQueries) query.revalidate();
  }

  clear(): void {
    this.version = undefined;
    this.uncertainWrite = undefined;
    for (const query of this.allQueries) query.clear();
  }

  /**
   * Whether the signed-in user has made the newest change, after the activity was invalidated; false
   * if that can't be found out.
   */
  async fetchIsOwnChange(): Promise<boolean> {
    await this.activity.latest.ensure();
    return this.isOwn(this.activity.latestChange);
  }

  /** Whether the signed-in user has made a change. */
  isOwn(entry: Activity | undefined): boolean {
    const id = entry?.actor?.id;
    return id !== undefined && id === this.dependencies.userId();
  }

  /** Upserts the organization's own response and records its version. */
  upsert(response: VersionedOrganization, sequence?: number): Organization {
    const { organization, etag } = response;
    if (this.version && etag !== this.version.etag) this.activity.invalidate();
    this.version = response;
    const { byId, onListChange } = this.dependencies;
    const incoming = { ...organization, ...(etag !== undefined && { etag }) };
    return byId.upsert(incoming, sequence, onListChange);
  }

  /**
   * The organization and its subscriptions share an ETag: one that differs means that the other has
   * changed too, and refetches it. Not while doing so already: a server whose ETags never agree
   * would make the two refetch each other forever.
   */
  private async matchVersions(
    { etag }: Versioned,
    known: Versioned | undefined,
    other: Query<unknown>,
  ): Promise<void> {
    const differs = etag !== undefined && known?.etag !== undefined && etag !== known.etag;
    if (this.isMatchingVersions || !differs) return;
    this.isMatchingVersions = true;
    await other.refetch({ background: true });
    this.isMatchingVersions = false;
  }
}

/** What belongs to a version of an organization. */
export interface Versioned {
  readonly etag: string | undefined;
}

/** A write whose outcome is unknown, with the version that it was sent for. */
export interface UncertainWrite extends Versioned {
  /** What it has made, if the refetched profile has it. */
  readonly findApplied: (profile: ProfileQueries) => unknown;
}
