import { makeObservable, observableRef, runInAction } from 'mobx';
import * as v from 'valibot';
import { persisted, type KeyValueStorage, type Persisted } from '~/lib/persisted';
import type { SessionStore } from './SessionStore';

const maxRecent = 8;

const count = v.nullable(v.number());
const storedRecents = v.record(
  v.string(),
  v.pipe(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Missing in entries stored before they had it. */
        status: v.optional(v.nullable(v.string())),
        usedSeats: count,
        totalSeats: count,
      }),
    ),
    v.maxLength(maxRecent),
  ),
);

/** By user id, the last viewed first. */
type StoredRecents = v.InferOutput<typeof storedRecents>;

/** An organization that a user has viewed, with its seats as last seen. */
export type RecentOrganization = Readonly<StoredRecents[string][number]>;

interface Dependencies {
  readonly session: Pick<SessionStore, 'user'>;
  readonly storage: KeyValueStorage | undefined;
}

/**
 * The organizations that each user has viewed last, persisted in local storage (docs/product.md,
 * "Daily work").
 */
export class RecentOrganizationsStore {
  byUser: StoredRecents;
  private readonly session: Dependencies['session'];
  private readonly stored: Persisted<StoredRecents>;

  constructor({ session, storage }: Dependencies) {
    this.session = session;
    this.stored = persisted(storage, 'ams.recent', parseRecents);
    this.byUser = this.stored.read() ?? {};
    makeObservable(this, { byUser: observableRef });
  }

  /** What the signed-in user has viewed last, the latest first. */
  get list(): readonly RecentOrganization[] {
    const id = this.session.user?.id ?? '';
    // An id may be the name of a property that every object inherits.
    return (Object.hasOwn(this.byUser, id) && this.byUser[id]) || [];
  }

  /** Puts an organization that the signed-in user views first, with its current seats. */
  recordView(viewed: RecentOrganization): void {
    const { user } = this.session;
    if (!user) return;
    const others = this.list.filter(({ id }) => id !== viewed.id);
    const byUser = { ...this.byUser, [user.id]: [viewed, ...others].slice(0, maxRecent) };
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
