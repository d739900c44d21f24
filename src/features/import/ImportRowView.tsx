import { observer } from 'mobx-react-lite';
import type { ImportField } from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import type { ImportStore } from './ImportStore';
import { allRowMessages, firstReason } from '~/features/import/rows/rowMessages';
import { renderCells } from '~/ui/table/renderCells';
import { Tr } from '~/ui/table/Tr';
import type { ImportColumn } from './importColumns';

interface ImportRowViewProps {
  readonly store: ImportStore;
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
  readonly onEdit: (field?: ImportField) => void;
}

/** A row of the preview, with the errors in its cells and the outcome of its import. */
export const ImportRowView = observer(function ImportRowView({
  store,
  row,
  columns,
  onEdit,
}: ImportRowViewProps) {
  const { tone, status } = rowState(store, row);
  const editable = tone === 'warning' || tone === 'danger';
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
        status,
        reason: firstReason(store, row),
        errors: allRowMessages(store, row),
        onEdit: editable ? onEdit : undefined,
      })}
    </Tr>
  );
});

function rowState(store: ImportStore, row: ImportRow) {
  const outcome = store.run.outcomeOf(row.id);
  if (outcome?.state === 'created') return { tone: 'success', status: 'Created' } as const;
  if (outcome?.state === 'failed') return { tone: 'danger', status: 'Failed' } as const;
  if (outcome?.state === 'sending') return { tone: 'info', status: 'Sending' } as const;
  if (!store.isValid(row)) return { tone: 'warning', status: 'To correct' } as const;
  return { tone: 'neutral', status: store.run.status === 'idle' ? 'Ready' : 'Not sent' } as const;
}
