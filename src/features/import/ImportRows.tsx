import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  importFields,
  subscriptionSlot,
  type ImportField,
} from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { perPageOptions } from '~/domain/organizationList';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Pagination } from '~/ui/table/Pagination';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { DataTable } from '~/ui/table/DataTable';
import { narrowCards } from '~/ui/table/narrowCards';
import { importColumns } from './importColumns';
import { ImportRowEditor } from './ImportRowEditor';
import { ImportRowView } from './ImportRowView';

/**
 * The least width in pixels of a field's column. Widths don't depend on the content, so the columns
 * don't shift while a row is edited.
 */
const fieldWidth = 168;

type RowFilter = 'all' | 'open' | 'created';

/** A paginated preview of the rows of all files, filtered by outcome. */
export const ImportRows = observer(function ImportRows({ store }: { readonly store: ImportStore }) {
  const [chosenFilter, setFilter] = useState<RowFilter>();
  const [requestedPage, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const [edited, setEdited] = useState<{ readonly id: string; readonly field?: ImportField }>();
  const preview = useRef<HTMLElement>(null);
  useRestoreFocus(preview, edited?.id);
  const edit = (next: typeof edited) => {
    // The focused element is about to unmount, and Base UI's dialog would then move focus itself
    // (`restoreFocus`, https://floating-ui.com/docs/FloatingFocusManager#restorefocus).
    preview.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    setEdited(next);
  };
  const started = store.run.status !== 'idle';
  // Before the run, what needs correcting comes first; once all is correct, all rows are shown.
  const filter: RowFilter =
    chosenFilter ?? (!started && store.invalidRows.length > 0 ? 'open' : 'all');
  const rows =
    filter === 'all' ? store.rows : store.rows.filter((row) => matchesFilter(store, row, filter));
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(rows.length / perPage)));
  const columns = importColumns(visibleFields(store));
  const options = [
    { value: 'all' as const, label: 'All rows' },
    { value: 'open' as const, label: started ? 'Not created' : 'To correct' },
    ...(started ? [{ value: 'created' as const, label: 'Created' }] : []),
  ];
  return (
    <section ref={preview} aria-label="Preview">
      <RadioGroup
        label="Rows"
        hideLabel
        value={filter}
        options={options}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      <Frame>
        {rows.length === 0 ? (
          <EmptyState title="No rows" />
        ) : (
          <>
            <DataTable
              narrow={narrowCards}
              label="Rows"
              minWidth={columns.reduce((sum, { width = fieldWidth }) => sum + width, 0)}
              columns={columns}
              rows={rows.slice((page - 1) * perPage, page * perPage)}
              rowKey="id"
              renderRow={(row, key) =>
                row.id === edited?.id ? (
                  <ImportRowEditor
                    key={key}
                    store={store}
                    row={row}
                    columns={columns}
                    startField={edited.field}
                    onClose={() => edit(undefined)}
                  />
                ) : (
                  <ImportRowView
                    key={key}
                    store={store}
                    row={row}
                    columns={columns}
                    onEdit={(field) => edit({ id: row.id, ...(field && { field }) })}
                  />
                )
              }
            />
            {rows.length > perPageOptions[0] && (
              <Pagination
                label="Pages of rows"
                page={page}
                perPage={perPage}
                total={rows.length}
                perPageOptions={perPageOptions}
                onPageChange={setPage}
                onPerPageChange={setPerPage}
              />
            )}
          </>
        )}
      </Frame>
    </section>
  );
});

/** After editing, focuses the row's own button, else the next row's, else the filter. */
function useRestoreFocus(preview: RefObject<HTMLElement | null>, editedId: string | undefined) {
  const previousId = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = previousId.current;
    previousId.current = editedId;
    if (id === undefined || editedId !== undefined) return;
    const rows = [...(preview.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const index = rows.findIndex(({ dataset }) => dataset['row'] === id);
    const buttons = [...rows.slice(Math.max(0, index)), ...rows].flatMap(
      (row) => row.querySelector('button') ?? [],
    );
    (buttons[0] ?? preview.current?.querySelector<HTMLElement>('input:checked'))?.focus();
  }, [preview, editedId]);
}

function matchesFilter(
  store: ImportStore,
  row: ImportRow,
  filter: Exclude<RowFilter, 'all'>,
): boolean {
  const created = store.run.outcomeOf(row.id)?.state === 'created';
  if (filter === 'created') return created;
  return store.run.status === 'idle' ? !store.isValid(row) : !created;
}

/** The standard fields in the template's order, then the additional subscriptions of the files. */
function visibleFields({ columns }: ImportStore): readonly ImportField[] {
  const additional = columns
    .filter((field) => !importFields.includes(field))
    .toSorted((a, b) => (subscriptionSlot(a) ?? 0) - (subscriptionSlot(b) ?? 0));
  return [...importFields, ...additional];
}

// The state of a row stays in view while its cells are scrolled sideways.
const Frame = styled.div`
  margin-block-start: ${theme.space[2]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  overflow: clip;
  && td {
    padding-block: ${theme.space[2]};
  }
  ${theme.media.fromMedium} {
    & :is(th, td):first-of-type {
      position: sticky;
      inset-inline-start: 0;
      z-index: ${theme.layer.raised};
    }
    & td:first-of-type {
      background: ${theme.surface.overlay};
    }
  }
`;
