import * as v from 'valibot';
import { StoredByUser, type StorageDependencies } from './StoredByUser';

const maxRecent = 8;

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
