import styled from '@emotion/styled';
import { countBy } from 'es-toolkit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { commonFault, replacedCells } from '~/features/import/rows/columnFixes';
import { importLabel, type ImportField } from '~/features/import/rows/importFields';
import { formatNumber } from '~/lib/format';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { Select } from '~/ui/Select';
import { TextInput } from '~/ui/Input';

interface FindAndReplaceProps {
  readonly store: ImportStore;
  readonly onClose: () => void;
}

/**
 * Replaces a text in one column. Starts with the column that has most issues, and the text that
 * several of its invalid cells have.
 */
export const FindAndReplace = observer(function FindAndReplace({
  store,
  onClose,
}: FindAndReplaceProps) {
  const textToFind = (field: ImportField) =>
    commonFault(store.invalidRows, field, (row) => store.issuesOf(row));
  const [search, setSearch] = useState(() => {
    const field = mostFailingField(store) ?? '';
    return { field, find: textToFind(field), replacement: '' };
  });
  const { field, find, replacement } = search;
  const findInput = useRef<HTMLInputElement>(null);
  const replaceInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    (findInput.current?.value ? replaceInput : findInput).current?.focus();
  }, []);
  const cells = replacedCells(store.correctableRows, field, find, replacement);
  const canReplace = cells.size > 0 && find !== replacement;
  const replace = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canReplace) return;
    store.correctColumn(field, cells);
    setSearch({ field, find: '', replacement: '' });
    findInput.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Don't let Escape close the dialog too.
    event.stopPropagation();
    onClose();
  };
  return (
    <Form aria-label="Find and replace" onSubmit={replace} onKeyDown={closeOnEscape}>
      <Field label="Column">
        {(control) => (
          <Select
            {...control}
            value={field}
            options={store.columns.map((value) => ({ value, label: importLabel(value) }))}
            onChange={({ target }) =>
              setSearch({ ...search, field: target.value, find: textToFind(target.value) })
            }
          />
        )}
      </Field>
      <Field label="Find" hint={find === '' ? 'Blank cells' : undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={findInput}
            autoComplete="off"
            value={find}
            onChange={({ target }) => setSearch({ ...search, find: target.value })}
          />
        )}
      </Field>
      <Field label="Replace with">
        {(control) => (
          <TextInput
            {...control}
            ref={replaceInput}
            autoComplete="off"
            value={replacement}
            onChange={({ target }) => setSearch({ ...search, replacement: target.value })}
          />
        )}
      </Field>
      <div>
        <Button type="submit" aria-disabled={!canReplace || undefined}>
          {`Replace in ${formatNumber(cells.size)} ${cells.size === 1 ? 'cell' : 'cells'}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close find and replace
        </Button>
      </div>
    </Form>
  );
});

function mostFailingField(store: ImportStore): ImportField | undefined {
  const counts = countBy(
    store.invalidRows.flatMap((row) => store.issuesOf(row)),
    ({ field }) => field,
  );
  return store.columns.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0];
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  align-items: start;
  gap: ${theme.space[2]} ${theme.space[3]};
  inline-size: 100%;
  & > div:last-of-type {
    display: flex;
    gap: ${theme.space[2]};
    margin-block-start: 22px;
  }
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
    & > div:last-of-type {
      margin-block-start: 0;
    }
  }
`;
