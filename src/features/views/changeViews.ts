import { uniqueKey } from '~/domain/text/cleanText';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { maxViews, type View, type ViewsStore } from '~/stores/ViewsStore';

export const tooManyViews = `You have ${maxViews} views. Delete one to save another.`;

/** Replaces the signed-in user's views. Returns false, and changes nothing, if storage refuses. */
export function replaceViews(store: ViewsStore, views: readonly View[]): boolean {
  const previous = store.list;
  const isStored = store.setList(views);
  if (!isStored) store.setList(previous);
  return isStored;
}

export function renameView(views: readonly View[], { name }: View, newName: string): View[] {
  return views.map((view) => (view.name === name ? { ...view, name: newName } : view));
}

export function deleteView(views: readonly View[], { name }: View): View[] {
  return views.filter((view) => view.name !== name);
}

/**
 * Puts a deleted view back at its place, and stores it. Returns what prevents that: its name is taken
 * again, there are too many views, or storage refuses.
 */
export function restoreView(store: ViewsStore, view: View, index: number): string | undefined {
  const { list } = store;
  if (isNameTaken(list, view.name)) return fieldMessage({ code: 'exists' }, 'Name');
  if (list.length >= maxViews) return tooManyViews;
  return replaceViews(store, list.toSpliced(index, 0, view)) ? undefined : message('saving_failed');
}

/** Whether a view has the name, apart from case and white space; not the view `except`. */
export function isNameTaken(views: readonly View[], name: string, except?: string): boolean {
  return views.some((view) => view.name !== except && uniqueKey(view.name) === uniqueKey(name));
}

/** Swaps a view with the one before it. */
export function moveViewUp(views: readonly View[], moved: View): readonly View[] {
  const index = views.findIndex(({ name }) => name === moved.name);
  if (index < 1) return views;
  return views.toSpliced(index, 1).toSpliced(index - 1, 0, moved);
}
