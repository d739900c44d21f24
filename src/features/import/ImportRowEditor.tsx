import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ImportCells, ImportField } from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import type { ImportStore } from './ImportStore';
import { rowMessages, allRowMessages } from '~/features/import/rows/rowMessages';
import { renderCell } from '~/ui/table/renderCells';
import { Tr } from '~/ui/table/Tr';
import type { ImportColumn, ImportRowEdit } from './importColumns';

interface ImportRowEditorProps {
  readonly store: ImportStore;
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
  /** The cell to start at. Default: the first invalid one. */
  readonly startField: ImportField | undefined;
  readonly onClose: () => void;
}

/** Edits a row in place; each error shows until it is corrected. Enter saves, Escape discards. */
export const ImportRowEditor = observer(function ImportRowEditor({
  store,
  row,
  columns,
  startField,
  onClose,
}: ImportRowEditorProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const [initialErrors] = useState(() => allRowMessages(store, row));
  const [cells, setCells] = useState<ImportCells>(row.cells);
  const errors = rowMessages(store.withCells(row, cells));

  // In a layout effect: the row's own button has just unmounted, and Base UI's dialog would then
  // move focus itself (`restoreFocus`,
  // https://floating-ui.com/docs/FloatingFocusManager#restorefocus).
  useLayoutEffect(() => {
    const inputs = [...(element.current?.querySelectorAll('input') ?? [])];
    const first =
      inputs.find(({ dataset }) => dataset['field'] === startField) ??
      inputs.find((input) => input.matches('[aria-invalid]')) ??
      inputs[0];
    first?.focus();
    // What is typed replaces it, as after Tab.
    first?.select();
  }, [startField]);

  const save = () => {
    store.correctRow(row.id, cells);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save();
    else if (event.key === 'Escape') onClose();
    else return;
    // Don't let Escape close the dialog too.
    event.preventDefault();
    event.stopPropagation();
  };
  // Errors from the server and duplicates of other rows show until the cell changes.
  const errorOf = (field: ImportField) =>
    errors[field] ?? (cells[field] === row.cells[field] ? initialErrors[field] : undefined);
  const edit: ImportRowEdit = {
    row,
    cells,
    errorOf,
    onChange: (field, text) => setCells({ ...cells, [field]: text }),
    onSave: save,
    onDiscard: onClose,
  };
  return (
    <Tr ref={element} onKeyDown={onKeyDown}>
      {columns.map((column) => renderCell(column, column.edit(edit)))}
    </Tr>
  );
});
