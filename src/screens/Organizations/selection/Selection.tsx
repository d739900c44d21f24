import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type RefObject } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import { listSelection } from '~/stores/listSelection';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { theme } from '~/theme/theme';
import { SelectionBar } from './SelectionBar';
import { useBulkDialog } from './useBulkDialog';
import { useCheckboxes } from './useCheckboxes';

interface SelectionProps {
  /** The element that contains the list. */
  readonly list: RefObject<HTMLElement | null>;
  /** The rows on screen; undefined during the first load. */
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
}

/**
 * Selecting rows of the list, and what can be done with them (docs/product.md, "Daily work").
 * Loaded once the list is idle; until then its checkboxes work by themselves.
 */
export const Selection = observer(function Selection({ list, view, query }: SelectionProps) {
  const { organizations } = useStores();
  const selection = listSelection(organizations);
  const bulk = useBulkDialog();
  const rows = view?.rows;
  useLayoutEffect(() => selection.setView(rows ?? [], query), [selection, rows, query]);
  useCheckboxes(list, selection, rows);
  return (
    <>
      {/* Outlives the bar, so that the first count is announced too. */}
      <Live aria-live="polite">
        {selection.selected.size > 0 && (
          <SelectionBar
            selection={selection}
            query={query}
            total={view?.total}
            onChangeStatus={bulk.open}
            onClear={() => {
              selection.clear();
              // The button is gone; focus stays in the list.
              list.current?.querySelector<HTMLElement>('td > input')?.focus();
            }}
          />
        )}
      </Live>
      {bulk.dialog}
    </>
  );
});

/** At the bottom of the window while the list is longer, and below its pagination at the end. */
const Live = styled.div`
  position: sticky;
  inset-block-end: ${theme.space[4]};
  z-index: ${theme.layer.chrome};
  display: flex;
  justify-content: center;
  pointer-events: none;
  &:empty {
    position: absolute;
  }
  ${theme.media.belowMedium} {
    inset-block-end: max(${theme.space[2]}, env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;
