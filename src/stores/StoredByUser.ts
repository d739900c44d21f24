import { makeObservable, observableRef, runInAction } from 'mobx';
import * as v from 'valibot';
import { persisted, type KeyValueStorage, type Persisted } from '~/lib/persisted';
import type { SessionStore } from './SessionStore';

export interface StorageDependencies {
  readonly session: Pick<SessionStore, 'user'>;
  readonly storage: KeyValueStorage | undefined;
}

/** A list that each user has in this browser, persisted in local storage by user id. */
export class StoredByUser<Item> {
  byUser: Readonly<Record<string, readonly Item[]>>;
  private readonly session: StorageDependencies['session'];
  private readonly stored: Persisted<StoredByUser<Item>['byUser']>;

  constructor(
    key: string,
    items: v.GenericSchema<unknown, readonly Item[]>,
    { session, storage }: StorageDependencies,
  ) {
    const schema = v.record(v.string(), items);
    this.session = session;
    this.stored = persisted(storage, key, (data) => {
      const parsed = v.safeParse(schema, data);
      return parsed.success ? parsed.output : undefined;
    });
    this.byUser = this.stored.read() ?? {};
    makeObservable(this, { byUser: observableRef });
  }

  /** What the signed-in user has. */
  get list(): readonly Item[] {
    const id = this.session.user?.id ?? '';
    // An id may be the name of a property that every object inherits.
    return (Object.hasOwn(this.byUser, id) && this.byUser[id]) || [];
  }

  /** Forgets what every user has. */
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
