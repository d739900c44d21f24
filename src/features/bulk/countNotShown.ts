import type { SelectionStore } from '~/stores/SelectionStore';

/** How many of the selected organizations aren't on screen. */
export function countNotShown({ selected, page }: SelectionStore): number {
  return selected.size - page.filter(({ id }) => selected.has(id)).length;
}
