import { makeObservable, observableRef, runInAction } from 'mobx';
import * as v from 'valibot';
import { persisted, type KeyValueStorage, type Persisted } from '~/lib/persisted';

export const maxRecent = 8;

const count = v.nullable(v.number());
const storedRecents = v.record(
  v.string(),
  v.pipe(
    v.array(v.object({ id: v.string(), name: v.string(), usedSeats: count, totalSeats: count })),
    v.maxLength(maxRecent),
  ),
);

/** By user id, the last viewed first. */
type StoredRecents = v.InferOutput<typeof storedRecents>;

/** An organization that a user has viewed, with its seats as last seen. */
export type RecentOrganization = Readonly<StoredRecents[string][number]>;

/**
 * The organizations that each user has viewed last, persisted in local storage (docs/product.md,
 * "Daily work"). `stores/recentOrganizations` reads and adds to them.
 */
export class RecentOrganizationsStore {
  byUser: StoredRecents;
  private readonly stored: Persisted<StoredRecents>;

  constructor({ storage }: { readonly storage: KeyValueStorage | undefined }) {
    this.stored = persisted(storage, 'ams.recent', parseRecents);
    this.byUser = this.stored.read() ?? {};
    makeObservable(this, { byUser: observableRef });
  }

  set(byUser: StoredRecents): void {
    this.adopt(byUser);
    this.stored.write(byUser);
  }

  /** Forgets everything: the user signed out. */
  clear(): void {
    this.adopt({});
    this.stored.clear();
  }

  /** Adopts what another tab has stored. */
  syncFromStorage(key: string | null): void {
    if (key === null || key === this.stored.key) this.adopt(this.stored.read() ?? {});
  }

  private adopt(byUser: StoredRecents): void {
    runInAction(() => (this.byUser = byUser));
  }
}

function parseRecents(data: unknown): StoredRecents | undefined {
  const parsed = v.safeParse(storedRecents, data);
  return parsed.success ? parsed.output : undefined;
}
