import * as v from 'valibot';
import { StoredByUser, type StorageDependencies } from './StoredByUser';

/** More would make the menu longer than a screen. */
export const maxViews = 20;

const view = v.object({
  name: v.string(),
  /** The search of the list's URL, without a page: `?status=active`. Empty for the list itself. */
  search: v.string(),
});

/** A view of the list that a user has saved, identified by its name. */
export type View = Readonly<v.InferOutput<typeof view>>;

/** The views of the list that each user has saved, in the user's order (docs/product.md, "Views"). */
export class ViewsStore extends StoredByUser<View> {
  constructor(dependencies: StorageDependencies) {
    super('ams.views', v.pipe(v.array(view), v.maxLength(maxViews)), dependencies);
  }
}
