import styled from '@emotion/styled';
import { Download, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { StatusChange } from '~/domain/statusChange';
import { downloadFile } from '~/lib/csv/downloadFile';
import { formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkStatusText';
import { useStores } from '~/stores/context';
import { exportFileName, organizationsCsv } from '~/features/export/organizationsFile';
import type { SelectionStore } from '~/stores/SelectionStore';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { BulkDialog } from './useBulkDialog';
import { countNotShown } from './countNotShown';
import { maxSelectAll, SelectAllButton } from './SelectAllButton';
import type { SelectedView } from './useSelectedView';

interface SelectionBarProps {
  readonly selection: SelectionStore;
  readonly query: OrganizationListParams;
  /** The number of organizations in the view; undefined while it is unknown. */
  readonly total: number | undefined;
  readonly selectedView: SelectedView;
  readonly onChangeStatus: (change: StatusChange) => void;
  readonly onClear: () => void;
}

/** How many organizations are selected, and what can be done with them. */
export const SelectionBar = observer(function SelectionBar({
  selection,
  query,
  total = 0,
  selectedView,
  onChangeStatus,
  onClear,
}: SelectionBarProps) {
  // Likely to follow, and it must not wait for the network then.
  useEffect(() => BulkDialog.prefetch(), []);
  const isNarrow = useMediaQuery(theme.media.belowMedium);
  const exportCsv = useExport(selection);
  const { selected, page, isPageSelected } = selection;
  const notShown = countNotShown(selection);
  const isShown = selectedView.view !== undefined;
  const offersAll = !isShown && isPageSelected && page.length < total && total <= maxSelectAll;
  return (
    <Bar aria-label="Selection" tabIndex={-1}>
      <Count>
        <span>{`${formatNumber(selected.size)} selected`}</span>
        {notShown > 0 && <NotShown>{`${formatNumber(notShown)} not shown`}</NotShown>}
      </Count>
      <QuietActions aria-live="off">
        {/* One button: focus stays when its meaning changes. */}
        {(isShown || notShown > 0) && (
          <Button
            variant="quiet"
            size="small"
            once
            onClick={isShown ? selectedView.close : selectedView.open}
          >
            {isShown ? 'Back to the list' : 'Show selected'}
          </Button>
        )}
        {isNarrow && page.length > 0 && !isPageSelected && (
          <Button variant="quiet" size="small" onClick={() => selection.togglePage()}>
            Select all on this page
          </Button>
        )}
        {offersAll && (
          <SelectAllButton
            // Starts again in another view.
            key={JSON.stringify([query.q, query.status, query.seats])}
            selection={selection}
            query={query}
            total={total}
          />
        )}
      </QuietActions>
      <MainActions aria-live="off">
        <Button size="small" aria-haspopup="dialog" onClick={() => onChangeStatus('activate')}>
          Activate
        </Button>
        <Button
          variant="quietDanger"
          size="small"
          aria-haspopup="dialog"
          onClick={() => onChangeStatus('deactivate')}
        >
          Deactivate
        </Button>
        <Button
          size="small"
          icon={!isNarrow && <Download size={14} aria-hidden="true" />}
          onClick={() => exportCsv()}
        >
          Export CSV
        </Button>
      </MainActions>
      <End aria-live="off">
        <IconButton
          label="Clear selection"
          size="small"
          icon={<X size={16} aria-hidden="true" />}
          onClick={onClear}
        />
      </End>
    </Bar>
  );
});

/** Downloads the selected rows as the list's export does. */
function useExport(selection: SelectionStore): () => void {
  const { toasts } = useStores();
  return () => {
    const { rows } = selection;
    downloadFile(exportFileName(), [organizationsCsv(rows)]);
    toasts.show({ type: 'success', text: `${countOrganizations(rows.length)} exported.` });
  };
}

const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-block-size: 48px;
  max-inline-size: 100%;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  pointer-events: auto;
  @container selection (max-width: 559.98px) {
    flex-wrap: wrap;
    inline-size: 100%;
    padding-inline-start: ${theme.space[3]};
  }
`;
const Count = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  font-weight: ${theme.fontWeight.medium};
  @container selection (max-width: 559.98px) {
    flex: 1 1 0;
    flex-direction: column;
  }
`;
const NotShown = styled.span`
  color: ${theme.text.muted};
  font-weight: ${theme.fontWeight.regular};
`;
const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  &:empty {
    display: none;
  }
`;
const QuietActions = styled(Actions)`
  @container selection (max-width: 559.98px) {
    & > button {
      padding-inline: 0;
    }
  }
`;
const MainActions = styled(Actions)`
  @container selection (max-width: 559.98px) {
    order: 1;
    inline-size: 100%;
    & > button {
      flex: 1;
    }
  }
`;
const End = styled.span`
  @container selection (max-width: 559.98px) {
    margin-inline-start: auto;
  }
`;
