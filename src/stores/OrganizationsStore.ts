import { observable, runInAction } from 'mobx';
import type { OrganizationsApi } from '~/api/organizations';
import type { Organization } from '~/domain/Organization';
import {
  hasSameListFields,
  queryKey,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { Query } from './Query';
import { ProfileQueries } from './ProfileQueries';
import type { OrganizationMutations } from './OrganizationMutations';
import { loadOverview, type OrganizationsOverview } from './OrganizationsOverview';
import { LruMap } from './LruMap';

/** A loaded page of the list, with the parameters it was requested with. */
export interface OrganizationsView {
  readonly params: OrganizationListParams;
  readonly rows: readonly Organization[];
  readonly total: number;
  readonly totalPages: number;
}

interface Dependencies {
  readonly api: OrganizationsApi;
  /** Called when a mutation in this tab changes an organization. */
  readonly onChange?: (id: string) => void;
}

/** Identity map of organizations, the list's cached views, and one profile per organization. */
export class OrganizationsStore {
  readonly list = new Query<OrganizationsView>();
  readonly overview = new Query<OrganizationsOverview>();
  /** The list's URL search string when the user last left it, for links back to it. */
  listSearch = '';
  readonly api: OrganizationsApi;
  private readonly onChange: ((id: string) => void) | undefined;
  private readonly byId = new Map<string, Organization>();
  private readonly views = new LruMap<string, { view: OrganizationsView; loadedAt: number }>(20);
  private readonly profiles = new LruMap<string, ProfileQueries>(50);
  /**
   * By organization: sequence of the request that its data comes from, or of the last mutation's
   * response.
   */
  private readonly updatedSequence = new Map<string, number>();
  /** Sequence of the last invalidation of the lists: responses to earlier requests are stale. */
  private listsStaleAt = 0;
  /** Logical clock of requests and mutations. */
  private sequence = 0;
  private shownKey = '';
  private sessionController = new AbortController();

  constructor({ api, onChange }: Dependencies) {
    this.api = api;
    this.onChange = onChange;
  }

  /**
   * Shows a view of the list. A cached one appears at once and, if stale, is refetched in the
   * background; while a new one loads, the previous rows stay.
   */
  showList(params: OrganizationListParams): void {
    const key = queryKey(params);
    if (this.shownKey === key && this.list.isFetching) return;
    const cached = this.views.get(key);
    if (cached && (this.shownKey !== key || this.list.status !== 'success'))
      this.list.setData(cached.view, cached.loadedAt);
    this.shownKey = key;
    if (!cached || !this.list.isFresh) this.fetchList(params, cached !== undefined);
  }

  setListSearch(search: string): void {
    this.listSearch = search;
  }

  /** Refetches a view with a visible loading state. */
  refetchList(params: OrganizationListParams): void {
    this.fetchList(params, false);
  }

  /**
   * Fetches the overview unless it is fresh, in the background if there is data; `force` always
   * refetches, with a visible loading state.
   */
  fetchOverview(force = false): void {
    if (!force && this.overview.isFresh) return;
    const sequence = this.nextSequence();
    const onChange = () => {
      this.invalidateViews();
      this.list.invalidate();
    };
    void this.overview.fetch(
      (signal, priority) =>
        loadOverview(this.api, (row) => this.upsert(row, sequence, onChange), signal, priority),
      { background: !force },
    );
  }

  /** The organization's profile, created on first access. */
  profile(id: string): ProfileQueries {
    const existing = this.profiles.get(id);
    if (existing) return existing;
    const profile = new ProfileQueries(id, this.api, {
      nextSequence: () => this.nextSequence(),
      upsert: (incoming, sequence) => this.upsert(incoming, sequence, () => this.invalidateLists()),
      get: () => this.byId.get(id),
    });
    this.profiles.set(id, profile);
    return profile;
  }

  /** The mutations, a chunk loaded on first use. */
  async mutations(): Promise<OrganizationMutations> {
    const [{ OrganizationMutations }, api] = await Promise.all([
      import('./OrganizationMutations'),
      this.api.mutations(),
    ]);
    const { api: readApi, sessionController } = this;
    return new OrganizationMutations({
      api,
      readApi,
      sessionSignal: sessionController.signal,
      profile: (id) => this.profile(id),
      onMutation: (id) => this.recordMutation(id),
      onUncertain: () => this.invalidateLists(),
    });
  }

  /** Invalidates one organization, or all of them, after a change made elsewhere. */
  invalidate(id?: string): void {
    for (const profile of this.profiles.values())
      if (id === undefined || profile.id === id) profile.invalidate();
    this.invalidateLists();
  }

  /**
   * Invalidates stale data when the user returns to the tab, so that what is shown is refetched.
   */
  revalidate(): void {
    for (const profile of this.profiles.values()) profile.revalidate();
    this.list.revalidate();
    this.overview.revalidate();
  }

  /**
   * Drops everything before another user signs in. Profiles are emptied, not replaced: a screen
   * that is unmounting would start requests on a new one.
   */
  clear(): void {
    this.sessionController.abort();
    this.sessionController = new AbortController();
    for (const profile of this.profiles.values()) profile.clear();
    this.list.clear();
    this.overview.clear();
    this.views.clear();
    this.byId.clear();
    this.updatedSequence.clear();
    this.shownKey = '';
    this.listSearch = '';
  }

  private fetchList(params: OrganizationListParams, background: boolean): void {
    const sequence = this.nextSequence();
    const onChange = () => {
      this.invalidateViews();
      this.overview.invalidate();
    };
    const queryFn = async (
      signal: AbortSignal,
      priority?: RequestPriority,
    ): Promise<OrganizationsView> => {
      const { rows, total, totalPages } = await this.api.list(params, signal, priority);
      signal.throwIfAborted();
      const view = {
        params,
        rows: rows.map((row) => this.upsert(row, sequence, onChange)),
        total,
        totalPages,
      };
      const loadedAt = sequence < this.listsStaleAt ? 0 : Date.now();
      this.views.set(queryKey(params), { view, loadedAt });
      return view;
    };
    void this.list.fetch(queryFn, { background });
  }

  /** Marks every view and the overview stale; whatever is on screen is refetched. */
  private invalidateLists(): void {
    this.listsStaleAt = this.nextSequence();
    this.invalidateViews();
    this.list.invalidate();
    this.overview.invalidate();
  }

  private invalidateViews(): void {
    for (const cached of this.views.values()) cached.loadedAt = 0;
  }

  private recordMutation(id: string): void {
    this.updatedSequence.set(id, this.nextSequence());
    this.invalidateLists();
    this.onChange?.(id);
  }

  private nextSequence(): number {
    this.sequence += 1;
    return this.sequence;
  }

  /**
   * Upserts an organization into the object that observers already hold. A response to a request
   * older than the current data only fills in missing fields. `onChange` runs if lists that hold
   * the organization may now have other rows or another order.
   */
  private upsert(
    incoming: Organization,
    sequence = this.nextSequence(),
    onChange?: () => void,
  ): Organization {
    return runInAction(() => {
      const existing = this.byId.get(incoming.id);
      if (existing && (this.updatedSequence.get(incoming.id) ?? 0) > sequence)
        return Object.assign(existing, { ...incoming, ...definedFields(existing) });
      this.updatedSequence.set(incoming.id, sequence);
      if (existing && !hasSameListFields(existing, incoming)) onChange?.();
      if (existing) return Object.assign(existing, incoming);
      const created = observable<Organization>(
        {
          address: undefined,
          usedSeats: undefined,
          availableSeats: undefined,
          updatedAt: undefined,
          ...incoming,
        },
        {},
        { deep: false },
      );
      this.byId.set(incoming.id, created);
      return created;
    });
  }
}

function definedFields(organization: Organization): Partial<Organization> {
  return Object.fromEntries(
    Object.entries(organization).filter(([, value]) => value !== undefined),
  );
}
