import { useLayoutEffect } from 'react';
import { useCommand } from '~/hooks/useCommand';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';

/** The checkbox of a row, whose value is the organization's id. */
export const rowCheckbox = 'td > input[type="checkbox"]';

/** Tells the selection which rows are on screen, and selects the row that has focus by its shortcut. */
export function useRowSelection(view: OrganizationsView | undefined): void {
  const { selection } = useStores().organizations;
  const rows = view?.rows;
  useLayoutEffect(() => selection.setPage(rows ?? []), [selection, rows]);
  useCommand('select', () => {
    const row = document.activeElement?.closest('tr');
    const checkbox = row?.querySelector<HTMLInputElement>(rowCheckbox);
    if (checkbox) selection.toggle(checkbox.value);
  });
}
