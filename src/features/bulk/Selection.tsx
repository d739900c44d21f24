import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { theme } from '~/theme/theme';
import { SelectionBar } from './SelectionBar';
import { rowCheckbox } from './useRowSelection';
import { useBulkDialog } from './useBulkDialog';
import type { SelectedView } from './useSelectedView';

interface SelectionProps {
  /** The element that contains the list. */
  readonly list: RefObject<HTMLElement | null>;
  /** The rows on screen; undefined during the first load. */
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
  readonly selectedView: SelectedView;
}

/** What can be done with the rows that are selected (docs/product.md, "Selection"); lazy. */
export const Selection = observer(function Selection({
  list,
  view,
  query,
  selectedView,
}: SelectionProps) {
  const { selection } = useStores().organizations;
  // Receives focus once the bar is gone with its buttons.
  const focusTarget = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    focusTarget.current =
      list.current?.querySelector<HTMLElement>(rowCheckbox) ??
      document.querySelector<HTMLElement>('[role="search"] input');
  });
  const bulk = useBulkDialog(selection.isEmpty ? focusTarget : undefined);
  return (
    <>
      {/* Outlives the bar, so that the first count is announced too. */}
      <Live aria-live="polite">
        {!selection.isEmpty && (
          <SelectionBar
            selection={selection}
            query={query}
            total={view?.total}
            selectedView={selectedView}
            onChangeStatus={bulk.open}
            onClear={() => {
              selection.clear();
              focusTarget.current?.focus();
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
  container: selection / inline-size;
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
