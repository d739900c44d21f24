import styled from '@emotion/styled';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isAbortError, toFailure } from '~/api/ApiError';
import type { OrganizationListParams } from '~/domain/organizationList';
import { formatNumber } from '~/lib/format';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { readAllRows } from '~/features/export/readAllRows';
import type { SelectionStore } from '~/stores/SelectionStore';
import { Button } from '~/ui/Button';
import { ProgressBar } from '~/ui/Feedback';

/** More would be a change that nobody looks through. */
export const maxSelectAll = 1000;

interface SelectAllButtonProps {
  readonly selection: SelectionStore;
  readonly query: OrganizationListParams;
  readonly total: number;
}

/**
 * "Select all {total}": reads every page of the view first, with progress and "Cancel". Until it is
 * complete, the selection stays as it is; then the button goes until a row on screen is deselected.
 */
export function SelectAllButton({ selection, query, total }: SelectAllButtonProps) {
  const { organizations, toasts } = useStores();
  const [rowsRead, setRowsRead] = useState<number>();
  const [isDone, setIsDone] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const selectAll = async ({ currentTarget: button }: MouseEvent) => {
    const { signal } = (controller.current = new AbortController());
    setRowsRead(0);
    try {
      const { rows } = await readAllRows(organizations.api, query, signal, (read) =>
        setRowsRead(read.rows.length),
      );
      // There is nothing more to select: the button is about to go.
      if (document.activeElement === button)
        button.closest('section')?.focus({ preventScroll: true });
      selection.select(organizations.upsertRows(rows.slice(0, maxSelectAll)));
      setIsDone(true);
    } catch (error) {
      const failure = toFailure(error);
      if (isAbortError(error) || failure.status === 401) return;
      const { title, detail } = loadFailureText(failure);
      toasts.show({ type: 'error', title, text: detail });
    } finally {
      if (controller.current?.signal === signal) setRowsRead(undefined);
    }
  };

  const cancel = () => {
    controller.current?.abort();
    setRowsRead(undefined);
  };
  if (isDone) return null;
  const isReading = rowsRead !== undefined;
  return (
    <>
      {isReading && (
        <Progress>
          <ProgressBar label="Selecting organizations" value={rowsRead} max={total} />
        </Progress>
      )}
      {/* One button: focus stays when its meaning changes. */}
      <Button
        variant="quiet"
        size="small"
        once
        onClick={isReading ? cancel : (event) => void selectAll(event)}
      >
        {isReading ? 'Cancel' : `Select all ${formatNumber(total)}`}
      </Button>
    </>
  );
}

const Progress = styled.span`
  display: flex;
  inline-size: 140px;
`;
