import type { ActivityApi } from '~/api/contract/activity';
import type {
  OrganizationsApi,
  VersionedOrganization,
  VersionedSubscriptions,
} from '~/api/contract/accounts';
import type { OptionalCalls } from '~/api/optionalCalls';
import type { Organization } from '~/domain/Organization';
import type { DailySeatsHistory, Period } from '~/domain/Subscription';
import { ActivityFeed } from './ActivityFeed';
import type { OrganizationMap } from './OrganizationMap';
import { Query } from './Query';

/** Entries of a page of an organization's activity (docs/product.md, "Activity"). */
const activityPageSize = 6;

interface Dependencies {
  readonly id: string;
  readonly api: OrganizationsApi;
  readonly activityApi: ActivityApi;
  readonly optionalCalls: OptionalCalls;
  readonly byId: OrganizationMap;
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
  version: VersionedOrganization | undefined = undefined;
  readonly activity: ActivityFeed;
  private readonly dailySeatsByPeriod: Readonly<Record<Period, Query<DailySeatsHistory>>>;

  constructor(private readonly dependencies: Dependencies) {
    const { id, api, activityApi, optionalCalls } = dependencies;
    this.id = id;
    this.organization = new Query(async (signal, priority) => {
      const response = await api.readOrganization(id, signal, priority);
      signal.throwIfAborted();
      const known = dependencies.byId.get(id)?.etag;
      if (known !== undefined && known !== response.etag) dependencies.onChange();
      return this.upsert(response);
    });
    this.subscriptions = new Query((signal, priority) =>
      api.listSubscriptions(id, signal, priority),
    );
    this.activity = new ActivityFeed(
      (query) => activityApi.listOrganizationActivity(id, query),
      activityPageSize,
      optionalCalls,
    );
    const dailySeats = (period: Period) =>
      new Query((signal, priority) => api.listDailySeats(id, period, signal, priority));
    this.dailySeatsByPeriod = {
      7: dailySeats(7),
      30: dailySeats(30),
      90: dailySeats(90),
      365: dailySeats(365),
    };
  }

  /** The organization, taken from the list until its own response arrives. */
  get current(): Organization | undefined {
    return this.organization.data ?? this.dependencies.byId.get(this.id);
  }

  dailySeats(period: Period): Query<DailySeatsHistory> {
    return this.dailySeatsByPeriod[period];
  }

  /** What the screen shows for a period, besides the activity. */
  queries(period: Period): readonly Query<unknown>[] {
    return [this.organization, this.subscriptions, this.dailySeats(period)];
  }

  private get allQueries(): readonly Query<unknown>[] {
    return [
      this.organization,
      this.subscriptions,
      ...Object.values(this.dailySeatsByPeriod),
      ...this.activity.queries,
    ];
  }

  invalidate(): void {
    for (const query of this.allQueries) query.invalidate();
  }

  invalidateDailySeats(): void {
    for (const query of Object.values(this.dailySeatsByPeriod)) query.invalidate();
  }

  clear(): void {
    this.version = undefined;
    for (const query of this.allQueries) query.clear();
  }

  /** Upserts the organization's own response and records its version. */
  upsert(response: VersionedOrganization): Organization {
    const { organization, etag } = response;
    if (this.version && etag !== this.version.etag) this.activity.invalidate();
    this.version = response;
    return this.dependencies.byId.upsert({ ...organization, ...(etag !== undefined && { etag }) });
  }
}

/** What belongs to a version of an organization. */
export interface Versioned {
  readonly etag: string | undefined;
}
