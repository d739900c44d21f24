import { makeObservable, observable, observableStruct, runInAction } from 'mobx';
import type { ActivityApi } from '~/api/contract/activity';
import { nullIfUnknown, type OptionalCalls } from '~/api/optionalCalls';
import type { OrganizationsApi } from '~/api/contract/accounts';
import type { Organization, Summary } from '~/domain/Organization';
import {
  isFiltered,
  needsPeaks,
  queryKey,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { ActivityFeed } from './ActivityFeed';
import { ProfileQueries } from './ProfileQueries';
import { Query } from './Query';
import { SelectionStore } from './SelectionStore';
import type { ToastsStore } from './ToastsStore';
import { isBlank } from '~/lib/text';

/** A loaded page of the list, with the parameters it was requested with. */
export interface OrganizationsView {
  readonly params: OrganizationListParams;
  readonly rows: readonly Organization[];
  readonly total: number;
  readonly totalPages: number;
}

/**
 * Entries of a page of the activity of all organizations, the contract's maximum: home shows those of
 * a bulk change as one.
 */
const activityPageSize = 100;

/** Tells the other tabs what a mutation of this one has changed: `true` stands for many organizations. */
export interface MutationChannel {
  postMessage(change: { readonly organization: string | true } | { readonly tokens: true }): void;
}

interface Dependencies {
  readonly api: OrganizationsApi;
  readonly activityApi: ActivityApi;
  readonly optionalCalls: OptionalCalls;
  /** Toasts about an earlier version of an organization are dismissed. */
  readonly toasts?: Pick<ToastsStore, 'dismissAbout'>;
  /** Tells the other tabs about mutations. */
  readonly channel?: MutationChannel | undefined;
}

/**
 * The organizations that the console has seen: one object each, shared by the queries of the list's
 * views and of the profiles.
 */
export class OrganizationsStore {
  readonly api: OrganizationsApi;
  private readonly activityApi: ActivityApi;
  private readonly optionalCalls: OptionalCalls;
  /** Counts over all organizations; null if the server lacks the call. */
  readonly summary: Query<Summary | null>;
  /** The activity of all organizations. */
  readonly activity: ActivityFeed;
  /** The number of all organizations, from the latest response that included it. */
  total: number | undefined;
  /** The list's URL search string when the user last left it; undefined before the first visit. */
  listSearch: string | undefined;
  readonly selection = new SelectionStore();
  readonly byId = new OrganizationMap();
  private readonly views = new LruMap<string, Query<OrganizationsView>>(20);
  /** The profiles that were opened last. */
  readonly profiles = new LruMap<string, ProfileQueries>(50);
  private readonly toasts: Dependencies['toasts'];
  private readonly channel: Dependencies['channel'];

  constructor({ api, activityApi, optionalCalls, toasts, channel }: Dependencies) {
    this.api = api;
    this.activityApi = activityApi;
    this.optionalCalls = optionalCalls;
    this.toasts = toasts;
    this.channel = channel;
    this.summary = new Query(async (options) => {
      const summary = await api.readSummary(options).catch(nullIfUnknown);
      options.signal.throwIfAborted();
      if (typeof summary?.total === 'number') this.setTotal(summary.total);
      return summary;
    });
    this.activity = new ActivityFeed(
      (query) => activityApi.listActivity(query),
      activityPageSize,
      optionalCalls,
    );
    makeObservable(this, { total: observable, listSearch: observable });
  }

  /** The query of one view of the list, created on first access. */
  view(params: OrganizationListParams): Query<OrganizationsView> {
    return this.views.getOrCreate(queryKey(params), () => {
      const view: Query<OrganizationsView> = new Query(async (options) => {
        const { rows, total, totalPages } = await this.api
          .listOrganizations(params, options)
          .catch((error: unknown) => {
            if (needsPeaks(params)) this.optionalCalls.rethrow('unused seats', error);
            throw error;
          });
        options.signal.throwIfAborted();
        const [first] = rows;
        if (first && first.peak_used_seats_90_days === undefined)
          this.optionalCalls.record('unused seats');
        if (!isFiltered(params)) this.setTotal(total);
        return { params, rows: this.upsertRows(rows, view), total, totalPages };
      });
      return view;
    });
  }

  /** The queries of an organization's profile, created on first access. */
  profile(id: string): ProfileQueries {
    const { api, activityApi, optionalCalls, byId } = this;
    const onChange = () => this.invalidateLists();
    return this.profiles.getOrCreate(
      id,
      () => new ProfileQueries({ id, api, activityApi, optionalCalls, byId, onChange }),
    );
  }

  setListSearch(search: string | undefined): void {
    runInAction(() => (this.listSearch = search));
  }

  /** Applies an organization as a mutation of the version `before` has left it. */
  applyOrganization(organization: Organization, before?: string): void {
    const profile = this.profiles.get(organization.id);
    if (profile) profile.applyOrganization(organization, before);
    else this.byId.upsert(organization);
  }

  /** Records a successful write. Of one of many, the caller invalidates the lists (`recordMutations`). */
  recordMutation(id: string, isOneOfMany = false): void {
    this.toasts?.dismissAbout(id);
    this.profiles.get(id)?.activity.invalidate();
    if (isOneOfMany) return;
    this.invalidateLists();
    this.channel?.postMessage({ organization: id });
  }

  /** Records many successful writes: any list may now have other rows, in the other tabs too. */
  recordMutations(): void {
    this.invalidateLists();
    this.channel?.postMessage({ organization: true });
  }

  /** Records a new note: of an organization, only its activity changes. */
  recordNote(id: string): void {
    this.activity.latest.invalidate();
    this.channel?.postMessage({ organization: id });
  }

  /** What changes with any organization. */
  private get listQueries(): readonly Query<unknown>[] {
    return [...this.views.values(), this.summary, ...this.activity.queries];
  }

  /** Invalidates the lists and the summary, except for one whose own response is the reason. */
  invalidateLists(except?: Query<unknown>): void {
    for (const query of this.listQueries) if (query !== except) query.invalidate();
  }

  /** Invalidates one organization, or all of them, after a change made elsewhere. */
  invalidate(id?: string): void {
    for (const profile of this.profiles.values())
      if (id === undefined || profile.id === id) profile.invalidate();
    this.invalidateLists();
  }

  /**
   * Drops everything before another user signs in. Queries are emptied, not replaced: a screen that
   * is unmounting would start requests on new ones.
   */
  clear(): void {
    for (const profile of this.profiles.values()) profile.clear();
    for (const query of this.listQueries) query.clear();
    this.byId.clear();
    this.selection.clear();
    this.setListSearch(undefined);
    this.setTotal(undefined);
  }

  private setTotal(total: number | undefined): void {
    runInAction(() => (this.total = total));
  }

  /** Upserts rows. One that reveals a change made elsewhere invalidates its profile and other lists. */
  upsertRows(rows: readonly Organization[], list?: Query<unknown>): readonly Organization[] {
    const changed = rows.filter(({ id, etag }) => (this.byId.get(id)?.etag ?? etag) !== etag);
    for (const { id } of changed) this.profiles.get(id)?.invalidate();
    if (changed.length > 0) this.invalidateLists(list);
    return rows.map((row) => this.byId.upsert(row));
  }
}

/** Identity map: one observable object per organization, which every response updates. */
class OrganizationMap {
  private readonly byId = new Map<string, Organization>();

  get(id: string): Organization | undefined {
    return this.byId.get(id);
  }

  /** Upserts an organization into the object that observers already hold. */
  upsert(incoming: Organization): Organization {
    return runInAction(() => {
      const existing = this.byId.get(incoming.id);
      if (existing) return Object.assign(existing, incoming);
      const created = observable<Organization>({ ...incoming }, comparedByValue, { deep: false });
      this.byId.set(incoming.id, created);
      return created;
    });
  }

  clear(): void {
    this.byId.clear();
  }
}

/** Every response has others, mostly equal, which must not render its row again. */
const comparedByValue = { billing: observableStruct, tightest_subscription: observableStruct };

/** A map bounded to `maxSize` entries: evicts the one whose `getOrCreate` is the longest ago. */
class LruMap<K, V> {
  private readonly entries = new Map<K, V>();

  constructor(private readonly maxSize: number) {}

  get(key: K): V | undefined {
    return this.entries.get(key);
  }

  /** The value of a key, created on first access. */
  getOrCreate(key: K, create: () => V): V {
    const value = this.entries.get(key) ?? create();
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.maxSize && oldest !== undefined) this.entries.delete(oldest);
    return value;
  }

  values(): Iterable<V> {
    return this.entries.values();
  }
}

/** The seat types of all subscriptions that are loaded now, in alphabetical order. */
export function seenSeatTypes({ profiles }: OrganizationsStore): readonly string[] {
  const types = [...profiles.values()]
    .flatMap(({ subscriptions }) => subscriptions.data?.rows ?? [])
    .flatMap(({ seat_type: seatType }) =>
      seatType === null || isBlank(seatType) ? [] : [seatType],
    );
  return [...new Set(types)].toSorted((a, b) => a.localeCompare(b));
}
