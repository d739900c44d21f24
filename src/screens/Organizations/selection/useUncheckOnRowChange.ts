import { useLayoutEffect, type RefObject } from 'react';
import type { Organization } from '~/domain/Organization';
import { useStores } from '~/stores/context';

/**
 * Unchecks the list's checkboxes when other rows are shown, until `Selection` has loaded: a row's
 * element stays when it shows another organization, which the user hasn't checked.
 */
export function useUncheckOnRowChange(
  list: RefObject<HTMLElement | null>,
  rows: readonly Organization[] | undefined,
): void {
  const { organizations } = useStores();
  // A refetch of the same rows changes nothing.
  const ids = rows?.map(({ id }) => id).join('\n');
  useLayoutEffect(() => {
    if (organizations.selection) return;
    const checked = list.current?.querySelectorAll<HTMLInputElement>('input:checked');
    for (const input of checked ?? []) input.checked = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows, same elements
  }, [organizations, list, ids]);
}
