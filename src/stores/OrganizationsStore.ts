import { observable, runInAction } from 'mobx';
import type { OrganizationsApi } from '../api/organizations';
import type { Organization } from '../domain/Organization';
import { isListedAlike, queryKey, type OrganizationListParams } from '../domain/organizationList';
import { Query } from './Query';
import { ProfileQueries } from './ProfileQueries';
import type { OrganizationMutations } from './OrganizationMutations';
import { loadOverview, type OrganizationsOverview } from './OrganizationsOverview';
import { LruMap } from './LruMap';

/** A page of the list that was loaded: which view it answers, and its rows in order. */
export interface OrganizationsView {
  readonly params: OrganizationListParams;
  readonly rows: readonly Organization[];
  readonly total: number;
  readonly totalPages: number;
}

interface Dependencies {
  readonly api: OrganizationsApi;
  /** An organization was changed here. */
  readonly onChange?: (id: string) => void;
}

/** The organizations: one copy of each, the list's view, and a profile per organization. */
export class OrganizationsStore {
  readonly list = new Query<OrganizationsView>();
  readonly overview = new Query<OrganizationsOverview>();
  /** The URL search of the list as it was last left in this visit: the way back to it. */
  listSearch = '';
  readonly api: OrganizationsApi;
  private readonly onChange: ((id: string) => void) | undefined;
  private readonly byId = new Map<string, Organization>();
  private readonly views = new LruMap<string, { view: OrganizationsView; loadedAt: number }>(20);
  private readonly profiles = new LruMap<string, ProfileQueries>(50);
  /**
   * Of each organization, when that was asked which its copy tells; of one that was written to,
   * when that was answered.
   */
  private readonly updatedSequence = new Map<string, number>();
  /** When the lists were last said to be stale: a response to an earlier request is stale, too. */
  private listsStaleAt = 0;
  /** Counts questions and writes: what is asked later is newer. */
  private sequence = 0;
  private shownKey = '';
  private sessionController = new AbortController();

  constructor({ api, onChange }: Dependencies) {
    this.api = api;
    this.onChange = onChange;
  }

  /**
   * Shows a view of the list. One that was seen shows at once, and is refreshed quietly when it is
   * old; while a new one loads the rows of the one before stay.
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

  /** The list is shown under this URL search. */
  setListSearch(search: string): void {
    this.listSearch = search;
  }

  /** Loads the view again, for all to see. */
  refetchList(params: OrganizationListParams): void {
    this.fetchList(params, false);
  }

  /**
   * Loads the overview unless it is fresh; an old one is refreshed quietly, unless someone asks
   * `again`.
   */
  fetchOverview(force = false): void {
    if (!force && this.overview.isFresh) return;
    const sequence = this.nextSequence();
    const onChange = () => {
      this.outdateViews();
      this.list.invalidate();
    };
    void this.overview.fetch(
      (signal, priority) =>
        loadOverview(this.api, (row) => this.upsert(row, sequence, onChange), signal, priority),
      { background: !force },
    );
  }

  /** The profile of an organization; made when first asked for. */
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

  /** What changes organizations: its code comes with the first who is about to. */
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

  /**
   * An organization was changed elsewhere, or any of them may have been: what tells of it is old.
   */
  invalidate(id?: string): void {
    for (const profile of this.profiles.values())
      if (id === undefined || profile.id === id) profile.invalidate();
    this.invalidateLists();
  }

  /** The user is back: what shows and is stale is refetched in the background. */
  revalidate(): void {
    for (const profile of this.profiles.values()) profile.revalidate();
    this.list.revalidate();
    this.overview.revalidate();
  }

  /**
   * Forgets everything: another person signs in next. Profiles are emptied, not replaced: a screen
   * that is being left would ask a new one.
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
      this.outdateViews();
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

  /** Whatever is shown of the list is asked for again when someone comes back to it. */
  private invalidateLists(): void {
    this.listsStaleAt = this.nextSequence();
    this.outdateViews();
    this.list.invalidate();
    this.overview.invalidate();
  }

  private outdateViews(): void {
    for (const seen of this.views.values()) seen.loadedAt = 0;
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
   * Puts what an answer told over the one copy that observers already hold; what was asked before
   * that only fills in what nobody has told yet. `onChange` runs where lists that hold the former
   * copy may have other rows, or another order, now.
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
      if (existing && !isListedAlike(existing, incoming)) onChange?.();
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
