import * as v from 'valibot';
import type { SessionStore } from './SessionStore';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { Persisted, type KeyValueStorage } from '~/lib/persisted';

export interface StorageDependencies {
  readonly session: Pick<SessionStore, 'user'>;
  readonly storage: KeyValueStorage | undefined;
}

/** A list that each user has in this browser, persisted in local storage by user id. */
class StoredByUser<Item> {
  byUser: Readonly<Record<string, readonly Item[]>>;
  private readonly session: StorageDependencies['session'];
  private readonly stored: Persisted<StoredByUser<Item>['byUser']>;

  constructor(
    key: string,
    items: v.GenericSchema<unknown, readonly Item[]>,
    { session, storage }: StorageDependencies,
  ) {
    this.session = session;
    this.stored = new Persisted(storage, key, v.record(v.string(), items));
    this.byUser = this.stored.read() ?? {};
    makeObservable(this, { byUser: observableRef });
  }

  /** The list of the signed-in user. */
  get list(): readonly Item[] {
    const id = this.session.user?.id ?? '';
    // An id may be the name of a property that every object inherits.
    return (Object.hasOwn(this.byUser, id) && this.byUser[id]) || [];
  }

  /** Clears the lists of all users. */
  clear(): void {
    this.adopt({});
    this.stored.clear();
  }

  /** Adopts what another tab has stored. */
  syncFromStorage(key: string | null): void {
    if (key === null || key === this.stored.key) this.adopt(this.stored.read() ?? {});
  }

  /** Replaces the list of the signed-in user. Returns whether it could be stored. */
  setList(list: readonly Item[]): boolean {
    const { user } = this.session;
    if (!user) return false;
    this.adopt({ ...this.byUser, [user.id]: list });
    return this.stored.write(this.byUser);
  }

  private adopt(byUser: StoredByUser<Item>['byUser']): void {
    runInAction(() => (this.byUser = byUser));
  }
}

/** More would make the menu longer than a screen. */
export const maxViews = 20;

const view = v.object({
  name: v.string(),
  /** The search of the list's URL, without a page: `?status=active`. Empty for the list itself. */
  search: v.string(),
});

/** A view of the list that a user has saved, identified by its name. */
export type View = Readonly<v.InferOutput<typeof view>>;

/** The views of the list that each user has saved, in that order (docs/product.md, "Views"). */
export class ViewsStore extends StoredByUser<View> {
  constructor(dependencies: StorageDependencies) {
    super('ams.views', v.pipe(v.array(view), v.maxLength(maxViews)), dependencies);
  }
}

const maxRecent = 5;

const count = v.nullable(v.number());
const viewedOrganization = v.object({
  id: v.string(),
  name: v.string(),
  status: v.nullable(v.string()),
  used_seats: count,
  total_seats: count,
  seat_level: v.nullable(v.string()),
});

/** An organization that a user has viewed, with its seats as last seen. */
export type RecentOrganization = Readonly<v.InferOutput<typeof viewedOrganization>>;

/**
 * The organizations that each user has viewed last, the latest first (docs/product.md, "Home").
 * They are cleared when the user signs out.
 */
export class RecentOrganizationsStore extends StoredByUser<RecentOrganization> {
  constructor(dependencies: StorageDependencies) {
    super('ams.recent', v.pipe(v.array(viewedOrganization), v.maxLength(maxRecent)), dependencies);
  }

  /** Puts an organization that the signed-in user views first, with its current seats. */
  recordView(viewed: RecentOrganization): void {
    const others = this.list.filter(({ id }) => id !== viewed.id);
    this.setList([viewed, ...others].slice(0, maxRecent));
  }
}
