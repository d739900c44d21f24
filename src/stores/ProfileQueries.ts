import type { ActivityApi } from '~/api/contract/activity';
import type { OrganizationsApi, VersionedSubscriptions } from '~/api/contract/accounts';
import type { OptionalCalls } from '~/api/optionalCalls';
import type { Organization } from '~/domain/Organization';
import type { DailySeatsHistory, Period, Subscription } from '~/domain/Subscription';
import { ActivityFeed } from './ActivityFeed';
import { Query } from './Query';

/** Entries of a page of an organization's activity (docs/product.md, "Activity"). */
const activityPageSize = 6;

interface Dependencies {
  readonly id: string;
  readonly api: OrganizationsApi;
  readonly activityApi: ActivityApi;
  readonly optionalCalls: OptionalCalls;
  /** The single copy of each organization. */
  readonly byId: {
    get(id: string): Organization | undefined;
    upsert(incoming: Organization): Organization;
  };
  /** Called if the organization was changed elsewhere: lists may have other rows or another order. */
  readonly onChange: () => void;
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
  version: Organization | undefined = undefined;
  readonly activity: ActivityFeed;
  private readonly dailySeatsByPeriod = new Map<Period, Query<DailySeatsHistory>>();

  constructor(private readonly dependencies: Dependencies) {
    const { id, api, activityApi, optionalCalls } = dependencies;
    this.id = id;
    this.organization = new Query(async (options) => {
      const response = await api.readOrganization(id, options);
      options.signal.throwIfAborted();
      const known = dependencies.byId.get(id)?.etag;
      if (known !== undefined && known !== response.etag) dependencies.onChange();
      return this.upsert(response);
    });
    this.subscriptions = new Query((options) => api.listSubscriptions(id, options));
    this.activity = new ActivityFeed(
      (query) => activityApi.listOrganizationActivity(id, query),
      activityPageSize,
      optionalCalls,
    );
  }

  /** The organization, taken from the list until its own response arrives. */
  get current(): Organization | undefined {
    return this.organization.data ?? this.dependencies.byId.get(this.id);
  }

  /** Created on first access. */
  dailySeats(period: Period): Query<DailySeatsHistory> {
    const { api } = this.dependencies;
    const known = this.dailySeatsByPeriod.get(period);
    const query = known ?? new Query((options) => api.listDailySeats(this.id, period, options));
    this.dailySeatsByPeriod.set(period, query);
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

  clear(): void {
    this.version = undefined;
    for (const query of this.allQueries) query.clear();
  }

  /** Upserts the organization's own response, which becomes the version that the user sees. */
  upsert(response: Organization): Organization {
    if (this.version && response.etag !== this.version.etag) this.activity.invalidate();
    this.version = response;
    return this.dependencies.byId.upsert(response);
  }

  /** Applies the organization as a mutation of the version `before` has left it. */
  applyOrganization(organization: Organization, before: string | undefined): void {
    this.organization.setData(this.upsert(organization));
    this.applyRows(before, organization.etag, (rows) => rows);
  }

  /**
   * Applies a subscription as a mutation of the version `before` has left it. Sums and levels come from the
   * API: the organization is read again.
   */
  applySubscription(
    subscription: Subscription,
    before: string | undefined,
    etag: string | undefined,
  ): void {
    const { version } = this;
    if (version && version.etag === before) this.upsert({ ...version, etag });
    this.applyRows(before, etag, (rows) => {
      const index = rows.findIndex(({ id }) => id === subscription.id);
      return index < 0 ? [...rows, subscription] : rows.with(index, subscription);
    });
    this.organization.invalidate();
    this.invalidateDailySeats();
  }

  /** Subscriptions of the version before are, as updated, those of the new one; others are read again. */
  private applyRows(
    before: string | undefined,
    etag: string | undefined,
    update: (rows: readonly Subscription[]) => readonly Subscription[],
  ): void {
    const { data } = this.subscriptions;
    if (data && data.etag === before) this.subscriptions.setData({ rows: update(data.rows), etag });
    else this.subscriptions.invalidate();
  }
}
