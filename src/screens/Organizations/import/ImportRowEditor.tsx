import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { importLabel, type ImportCells, type ImportField } from '~/domain/import/importFields';
import type { ImportRow } from '~/domain/import/ImportRow';
import { formatNumber } from '~/lib/format';
import type { ImportStore } from '~/stores/import/ImportStore';
import { rowMessages, allRowMessages } from '~/stores/import/rowMessages';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { Field } from '~/ui/field/Field';
import { Td } from '~/ui/table/Td';
import { TextInput } from '~/ui/field/TextInput';
import { Tr } from '~/ui/table/Tr';

interface ImportRowEditorProps {
  readonly store: ImportStore;
  readonly row: ImportRow;
  readonly fields: readonly ImportField[];
  readonly onClose: () => void;
}

/** Edits a row in place; each error shows until it is corrected. Enter saves, Escape discards. */
export const ImportRowEditor = observer(function ImportRowEditor({
  store,
  row,
  fields,
  onClose,
}: ImportRowEditorProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const [initialErrors] = useState(() => allRowMessages(store, row));
  const [cells, setCells] = useState<ImportCells>(row.cells);
  const errors = rowMessages({ ...row, cells, issues: store.checkCells(cells) });

  // In a layout effect: the row's own button has just unmounted, and Base UI's dialog would then
  // move focus itself (`restoreFocus`,
  // https://floating-ui.com/docs/FloatingFocusManager#restorefocus).
  useLayoutEffect(() => {
    const invalid =
      element.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      element.current?.querySelector('input');
    invalid?.focus();
  }, []);

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
  return (
    <Tr ref={element} onKeyDown={onKeyDown}>
      <Td label="Line" align="end">
        {formatNumber(row.line)}
      </Td>
      <Td label="Status">
        <Actions>
          <Button size="small" variant="primary" onClick={save}>
            Save
          </Button>
          <Button size="small" onClick={onClose}>
            Discard
          </Button>
        </Actions>
      </Td>
      {fields.map((field) => (
        <Td key={field} label={importLabel(field)}>
          <Field hideLabel label={`${importLabel(field)}, line ${row.line}`} error={errorOf(field)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={cells[field] ?? ''}
                onChange={({ target }) => setCells({ ...cells, [field]: target.value })}
              />
            )}
          </Field>
        </Td>
      ))}
    </Tr>
  );
});

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[1]};
`;
