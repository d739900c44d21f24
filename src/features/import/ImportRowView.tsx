import { observer } from 'mobx-react-lite';
import type { ImportField } from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import type { ImportStore } from './ImportStore';
import type { RowState } from './rowState';
import { allRowMessages, wholeRowReason } from '~/features/import/rows/rowMessages';
import type { BadgeProps } from '~/ui/feedback/Badge';
import { renderCells } from '~/ui/table/renderCells';
import { Tr } from '~/ui/table/Tr';
import type { ImportColumn } from './importColumns';

interface ImportRowViewProps {
  readonly store: ImportStore;
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
  readonly onEdit: (field?: ImportField) => void;
  /** Leaves the row out, or includes it again. */
  readonly onLeaveOut: (isLeftOut: boolean) => void;
}

/** A row of the preview, with the errors in its cells and the outcome of its import. */
export const ImportRowView = observer(function ImportRowView({
  store,
  row,
  columns,
  onEdit,
  onLeaveOut,
}: ImportRowViewProps) {
  const state = store.stateOf(row);
  const { tone, status } = badges[state];
  const wasNotSent = store.run.status !== 'idle' && (state === 'ready' || state === 'update');
  const file =
    store.files.importable.length > 1
      ? store.files.importable.find(({ id }) => id === row.sheet)?.file.name
      : undefined;
  return (
    <Tr data-row={row.id}>
      {renderCells(columns, {
        row,
        file,
        tone,
        status: wasNotSent ? 'Not sent' : status,
        reason: wholeRowReason(store, row),
        errors: state === 'skipped' || state === 'left_out' ? {} : allRowMessages(store, row),
        changes: store.changesOf(row),
        onEdit: editableStates.includes(state) ? onEdit : undefined,
        onLeaveOut: editableStates.includes(state) ? () => onLeaveOut(true) : undefined,
        onInclude: state === 'left_out' ? () => onLeaveOut(false) : undefined,
      })}
    </Tr>
  );
});

const badges: Readonly<Record<RowState, Pick<BadgeProps, 'tone'> & { readonly status: string }>> = {
  ready: { tone: 'neutral', status: 'Ready' },
  invalid: { tone: 'warning', status: 'To correct' },
  exists: { tone: 'warning', status: 'Exists' },
  left_out: { tone: 'neutral', status: 'Left out' },
  skipped: { tone: 'neutral', status: 'Skipped' },
  update: { tone: 'info', status: 'Update' },
  unchanged: { tone: 'neutral', status: 'Unchanged' },
  sending: { tone: 'info', status: 'Sending' },
  created: { tone: 'success', status: 'Created' },
  updated: { tone: 'success', status: 'Updated' },
  failed: { tone: 'danger', status: 'Failed' },
};

/** Rows in these states can be corrected or left out. */
const editableStates: readonly RowState[] = ['invalid', 'exists', 'failed'];
