import styled from '@emotion/styled';
import { PowerOff, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { StatusChange } from '~/domain/Organization';
import { exportFileName, organizationsCsv } from '~/features/export/organizationsFile';
import { readAllRows } from '~/features/export/readAllRows';
import { useTask } from '~/hooks/useMutation';
import { downloadFile } from '~/lib/csv/writeCsv';
import { formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkText';
import { loadFailureText } from '~/messages/failures';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { ProgressBar } from '~/ui/Feedback';
import { Inline } from '~/ui/layout';
import { lazyDialog } from '~/ui/lazyComponent';
import { Muted } from '~/ui/text';
import { BulkDialog } from './BulkDialog';
import type { AnyBulkRun } from './BulkRun';
import { bulkRunKey, rowCheckbox } from './checkboxes';
import type { SelectedView } from './useSelectedView';

/** Nobody reviews more before a change. */
const maxSelectAll = 1000;
/** Organizations whose totals change at once. */
const maxTotals = 200;

const TotalsDialog = lazyDialog(() =>
  import('./TotalsDialog').then((module) => module.TotalsDialog),
);

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
  const { organizations, drafts } = useStores();
  const { selection } = organizations;
  /** Receives focus once the bar is gone with its buttons. */
  const focusTarget = () =>
    list.current?.querySelector<HTMLElement>(rowCheckbox) ??
    document.querySelector<HTMLElement>('[role="search"] input');
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) =>
      list.current?.style.setProperty('--selection-bar', `${entry?.contentRect.height ?? 0}px`),
    );
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [list]);
  const [change, setChange] = useState(
    // Safe: the key always identifies a bulk change.
    () => (drafts.get(bulkRunKey) as AnyBulkRun | undefined)?.change,
  );
  const dialogProps = {
    finalFocus: selection.isEmpty ? focusTarget : undefined,
    onClose: () => setChange(undefined),
  };
  return (
    <>
      {/* Outlives the bar, so that the first count is announced too. */}
      <Live ref={bar} aria-live="polite">
        {!selection.isEmpty && (
          <SelectionBar
            query={query}
            total={view?.total}
            selectedView={selectedView}
            onChange={setChange}
            onClear={() => {
              selection.clear();
              focusTarget()?.focus();
            }}
          />
        )}
      </Live>
      {change === 'totals' ? (
        <TotalsDialog isUnderused={query.seats === 'underused'} {...dialogProps} />
      ) : (
        change && <BulkDialog change={change} {...dialogProps} />
      )}
    </>
  );
});

interface SelectionBarProps extends Pick<SelectionProps, 'query' | 'selectedView'> {
  /** The number of organizations in the view; undefined while it is unknown. */
  readonly total: number | undefined;
  readonly onChange: (change: StatusChange | 'totals') => void;
  readonly onClear: () => void;
}

/** How many organizations are selected, and what can be done with them. */
const SelectionBar = observer(function SelectionBar({
  query,
  total = 0,
  selectedView,
  onChange,
  onClear,
}: SelectionBarProps) {
  const { toasts, organizations } = useStores();
  const { rows, page, isPageSelected, notShown } = organizations.selection;
  const exportCsv = () => {
    downloadFile(exportFileName(), [organizationsCsv(rows)]);
    toasts.show({ type: 'success', text: `${countOrganizations(rows.length)} exported.` });
  };
  const hintId = useId();
  const hasTooMany = rows.filter(({ status }) => status === 'active').length > maxTotals;
  const isShown = selectedView.view !== undefined;
  const offersAll = !isShown && isPageSelected && page.length < total && total <= maxSelectAll;
  return (
    <BarBox as="section" wrap aria-label="Selection" tabIndex={-1}>
      <Count as="span" wrap>
        <span>{`${formatNumber(rows.length)} selected`}</span>
        {notShown > 0 && <NotShown>{`${formatNumber(notShown)} not shown`}</NotShown>}
      </Count>
      <Actions wrap aria-live="off">
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
        {offersAll && (
          <SelectAllButton
            // The button starts again in another view.
            key={JSON.stringify([query.q, query.status, query.seats])}
            query={query}
            total={total}
          />
        )}
      </Actions>
      <Actions wrap aria-live="off">
        <Button size="small" aria-haspopup="dialog" onClick={() => onChange('activate')}>
          Activate
        </Button>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-disabled={hasTooMany || undefined}
          aria-describedby={hasTooMany ? hintId : undefined}
          onClick={() => hasTooMany || onChange('totals')}
        >
          Change total seats
        </Button>
        {hasTooMany && (
          <Muted id={hintId}>{`At most ${countOrganizations(maxTotals)} at once.`}</Muted>
        )}
        <Button size="small" onClick={exportCsv}>
          Export CSV
        </Button>
        <Button
          variant="dangerous"
          size="small"
          icon={<PowerOff size={14} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => onChange('deactivate')}
        >
          Deactivate
        </Button>
      </Actions>
      <IconButton
        label="Clear selection"
        size="small"
        icon={<X size={16} aria-hidden="true" />}
        data-clear
        onClick={onClear}
      />
    </BarBox>
  );
});

interface SelectAllButtonProps extends Pick<SelectionProps, 'query'> {
  readonly total: number;
}

/**
 * "Select all {total}": reads every page of the view first, with progress and "Cancel". Until it is
 * complete, the selection stays as it is; then the button goes until a row on screen is deselected.
 */
function SelectAllButton({ query, total }: SelectAllButtonProps) {
  const { organizations, toasts } = useStores();
  const [isDone, setIsDone] = useState(false);
  const { isPending, progress, run, abort } = useTask<void, number>(
    async (_, signal, onProgress) => {
      const { rows, hasChanged } = await readAllRows(organizations.api, query, signal, (read) =>
        onProgress(read.rows.length),
      );
      organizations.selection.select(organizations.upsertRows(rows.slice(0, maxSelectAll)));
      if (hasChanged) toasts.show({ type: 'caution', text: message('list_changed') });
      setIsDone(true);
    },
  );
  const selectAll = async () => {
    const failure = await run();
    if (!failure) return;
    const { title, detail } = loadFailureText(failure);
    const type = failure.status === 429 ? 'caution' : 'error';
    toasts.show({ type, text: `${title}\n${detail}` });
  };
  if (isDone) return null;
  return (
    <>
      {isPending && (
        <span style={{ inlineSize: 140 }}>
          <ProgressBar label="Selecting organizations" value={progress ?? 0} max={total} />
        </span>
      )}
      {/* One button: focus stays when its meaning changes. */}
      <Button
        variant="quiet"
        size="small"
        once
        onClick={isPending ? abort : () => void selectAll()}
      >
        {isPending ? 'Cancel' : `Select all ${formatNumber(total)}`}
      </Button>
    </>
  );
}

/**
 * At the bottom of the window while the list is longer, and below its pagination at the end; there
 * always where the window has no height for both.
 */
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
  ${theme.media.short} {
    position: static;
  }
  @media print {
    display: none;
  }
`;
const BarBox = styled(Inline)`
  column-gap: ${theme.space[3]};
  max-inline-size: 100%;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  pointer-events: auto;
  ${theme.media.belowMedium} {
    padding-inline-end: ${theme.space[4]};
    /* "Clear selection" ends the line of the number. */
    & [data-clear] {
      order: -1;
    }
  }
`;
const Count = styled(Inline)`
  row-gap: 0;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  font-weight: ${theme.fontWeight.medium};
  ${theme.media.belowMedium} {
    flex: 1;
    order: -2;
  }
`;
const NotShown = styled(Muted)`
  font-weight: ${theme.fontWeight.regular};
`;
const Actions = styled(Inline)`
  ${theme.media.belowMedium} {
    flex: 1 1 100%;
    & > button {
      flex: 1 1 40%;
    }
  }
  &:empty {
    display: none;
  }
`;
