import { observable, runInAction } from 'mobx';
import type { OrganizationsApi } from '../api/organizations';
import type { Organization } from '../domain/Organization';
import { isListedAlike, queryKey, type OrganizationsQuery } from '../domain/organizationList';
import { Load } from './Load';
import { OrganizationProfile } from './OrganizationProfile';
import type { OrganizationWrites } from './OrganizationWrites';
import { loadOverview, type OrganizationsOverview } from './OrganizationsOverview';
import { RecentMap } from './RecentMap';

/** A page of the list that was loaded: which view it answers, and its rows in order. */
export interface OrganizationsView {
  readonly query: OrganizationsQuery;
  readonly rows: readonly Organization[];
  readonly total: number;
  readonly totalPages: number;
}

interface Collaborators {
  readonly api: OrganizationsApi;
  /** An organization was changed here. */
  readonly onChange?: (id: string) => void;
}

/** The organizations: one copy of each, the list's view, and a profile per organization. */
export class OrganizationsStore {
  readonly list = new Load<OrganizationsView>();
  readonly overview = new Load<OrganizationsOverview>();
  /** The URL search of the list as it was last left in this visit: the way back to it. */
  listSearch = '';
  readonly api: OrganizationsApi;
  private readonly onChange: ((id: string) => void) | undefined;
  private readonly byId = new Map<string, Organization>();
  private readonly views = new RecentMap<string, { view: OrganizationsView; loadedAt: number }>(20);
  private readonly profiles = new RecentMap<string, OrganizationProfile>(50);
  /**
   * Of each organization, when that was asked which its copy tells; of one that was written to,
   * when that was answered.
   */
  private readonly toldAt = new Map<string, number>();
  /** When the lists were last said to be stale: a response to an earlier request is stale, too. */
  private listsStaleAt = 0;
  /** Counts questions and writes: what is asked later is newer. */
  private moment = 0;
  private open = '';
  private life = new AbortController();

  constructor({ api, onChange }: Collaborators) {
    this.api = api;
    this.onChange = onChange;
  }

  /**
   * Shows a view of the list. One that was seen shows at once, and is refreshed quietly when it is
   * old; while a new one loads the rows of the one before stay.
   */
  show(query: OrganizationsQuery): void {
    const key = queryKey(query);
    if (this.open === key && this.list.isOpen) return;
    const seen = this.views.get(key);
    if (seen && (this.open !== key || this.list.status !== 'ready'))
      this.list.put(seen.view, seen.loadedAt);
    this.open = key;
    if (!seen || !this.list.isFresh) this.ask(query, seen !== undefined);
  }

  /** The list is shown under this URL search. */
  setListSearch(search: string): void {
    this.listSearch = search;
  }

  /** Loads the view again, for all to see. */
  reload(query: OrganizationsQuery): void {
    this.ask(query, false);
  }

  /**
   * Loads the overview unless it is fresh; an old one is refreshed quietly, unless someone asks
   * `again`.
   */
  openOverview(again = false): void {
    if (!again && this.overview.isFresh) return;
    const asked = this.next();
    const onChange = () => {
      this.outdateViews();
      this.list.outdate();
    };
    void this.overview.ask(
      (signal, priority) =>
        loadOverview(this.api, (row) => this.keep(row, asked, onChange), signal, priority),
      { quietly: !again },
    );
  }

  /** The profile of an organization; made when first asked for. */
  profile(id: string): OrganizationProfile {
    const known = this.profiles.get(id);
    if (known) return known;
    const profile = new OrganizationProfile(id, this.api, {
      moment: () => this.next(),
      keep: (told, asked) => this.keep(told, asked, () => this.outdateLists()),
      known: () => this.byId.get(id),
    });
    this.profiles.set(id, profile);
    return profile;
  }

  /** What changes organizations: its code comes with the first who is about to. */
  async writes(): Promise<OrganizationWrites> {
    const [{ OrganizationWrites }, api] = await Promise.all([
      import('./OrganizationWrites'),
      this.api.writes(),
    ]);
    const { api: reads, life } = this;
    return new OrganizationWrites({
      api,
      reads,
      life: life.signal,
      profile: (id) => this.profile(id),
      onWrite: (id) => this.noteWrite(id),
      onUncertain: () => this.outdateLists(),
    });
  }

  /**
   * An organization was changed elsewhere, or any of them may have been: what tells of it is old.
   */
  outdate(id?: string): void {
    for (const profile of this.profiles.values())
      if (id === undefined || profile.id === id) profile.outdate();
    this.outdateLists();
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
    this.life.abort();
    this.life = new AbortController();
    for (const profile of this.profiles.values()) profile.clear();
    this.list.clear();
    this.overview.clear();
    this.views.clear();
    this.byId.clear();
    this.toldAt.clear();
    this.open = '';
    this.listSearch = '';
  }

  private ask(query: OrganizationsQuery, quietly: boolean): void {
    const asked = this.next();
    const onChange = () => {
      this.outdateViews();
      this.overview.outdate();
    };
    const load = async (
      signal: AbortSignal,
      priority?: RequestPriority,
    ): Promise<OrganizationsView> => {
      const { rows, total, totalPages } = await this.api.list(query, signal, priority);
      signal.throwIfAborted();
      const view = {
        query,
        rows: rows.map((row) => this.keep(row, asked, onChange)),
        total,
        totalPages,
      };
      const loadedAt = asked < this.listsStaleAt ? 0 : Date.now();
      this.views.set(queryKey(query), { view, loadedAt });
      return view;
    };
    void this.list.ask(load, { quietly });
  }

  /** Whatever is shown of the list is asked for again when someone comes back to it. */
  private outdateLists(): void {
    this.listsStaleAt = this.next();
    this.outdateViews();
    this.list.outdate();
    this.overview.outdate();
  }

  private outdateViews(): void {
    for (const seen of this.views.values()) seen.loadedAt = 0;
  }

  private noteWrite(id: string): void {
    this.toldAt.set(id, this.next());
    this.outdateLists();
    this.onChange?.(id);
  }

  private next(): number {
    this.moment += 1;
    return this.moment;
  }

  /**
   * Puts what an answer told over the one copy that observers already hold; what was asked before
   * that only fills in what nobody has told yet. `onChange` runs where lists that hold the former
   * copy may have other rows, or another order, now.
   */
  private keep(told: Organization, asked = this.next(), onChange?: () => void): Organization {
    return runInAction(() => {
      const known = this.byId.get(told.id);
      if (known && (this.toldAt.get(told.id) ?? 0) > asked)
        return Object.assign(known, { ...told, ...definedOf(known) });
      this.toldAt.set(told.id, asked);
      if (known && !isListedAlike(known, told)) onChange?.();
      if (known) return Object.assign(known, told);
      const kept = observable<Organization>(
        {
          address: undefined,
          usedSeats: undefined,
          availableSeats: undefined,
          updatedAt: undefined,
          ...told,
        },
        {},
        { deep: false },
      );
      this.byId.set(told.id, kept);
      return kept;
    });
  }
}

function definedOf(organization: Organization): Partial<Organization> {
  return Object.fromEntries(
    Object.entries(organization).filter(([, value]) => value !== undefined),
  );
}
