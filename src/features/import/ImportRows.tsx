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
import type { ImportRunStatus } from './ImportRun';
import type { ImportStore } from './ImportStore';
import { settledStates, type RowState } from './rowState';
import { leadingFields } from '~/features/import/rows/rowMessages';
import { capitalize } from '~/lib/text';
import { theme } from '~/theme/theme';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Pagination } from '~/ui/table/Pagination';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { DataTable } from '~/ui/table/DataTable';
import { cards } from '~/ui/table/cards';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';
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
  // A choice counts until the import starts or ends.
  const [chosen, setChosen] = useState<{ filter: RowFilter; status: ImportRunStatus }>();
  const [requestedPage, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const [edited, setEdited] = useState<{ readonly id: string; readonly field?: ImportField }>();
  const preview = useRef<HTMLElement>(null);
  const restoreFocus = useRestoreFocus(preview, edited !== undefined);
  const parkFocus = () => {
    // The focused element is about to unmount, and Base UI's dialog would then move focus itself
    // (`restoreFocus`, https://floating-ui.com/docs/FloatingFocusManager#restorefocus).
    preview.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  };
  const edit = (next: typeof edited) => {
    parkFocus();
    if (next) restoreFocus(next.id);
    setEdited(next);
  };
  const leaveOut = (id: string, isLeftOut: boolean) => {
    parkFocus();
    restoreFocus(id);
    store.setLeftOut(id, isLeftOut);
  };
  const { status } = store.run;
  const started = status !== 'idle';
  const isLeftOver = status === 'done' && !store.isComplete;
  // What needs correcting comes first, and after the import what failed; else all rows are shown.
  const filter: RowFilter =
    chosen?.status === status
      ? chosen.filter
      : (started ? isLeftOver : store.invalidRows.length > 0)
        ? 'open'
        : 'all';
  const rows =
    filter === 'all' ? store.rows : filter === 'open' ? openRows(store) : store.rowsIn(doneStates);
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(rows.length / perPage)));
  const columns = importColumns(visibleFields(store, useLeadingFields(store, filter)));
  const outcome = store.existing.choice === 'update' ? 'imported' : 'created';
  const options = [
    { value: 'all' as const, label: 'All rows' },
    { value: 'open' as const, label: started ? `Not ${outcome}` : 'To correct' },
    ...(started ? [{ value: 'created' as const, label: capitalize(outcome) }] : []),
  ];
  return (
    <section ref={preview} aria-label="Preview">
      <RadioGroup
        label="Rows"
        hideLabel
        value={filter}
        options={options}
        onChange={(next) => {
          setChosen({ filter: next, status });
          setPage(1);
        }}
      />
      <Frame>
        {rows.length === 0 ? (
          <EmptyState title="No rows" />
        ) : (
          <>
            <DataTable
              layout={importLayout}
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
                    onLeaveOut={(isLeftOut) => leaveOut(row.id, isLeftOut)}
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

/**
 * The leading fields when the rows were last checked or filtered: columns don't move while rows are
 * corrected one by one.
 */
function useLeadingFields(store: ImportStore, filter: RowFilter): readonly ImportField[] {
  const { choice, status } = store.existing;
  const key = [filter, store.status, choice, status, store.run.status].join(' ');
  const [leading, setLeading] = useState(() => ({ key, fields: leadingFields(store) }));
  if (leading.key === key) return leading.fields;
  const fields = leadingFields(store);
  setLeading({ key, fields });
  return fields;
}

/**
 * Focuses the own button of a row that was edited or left out, else that of the row in its place, else
 * the filter. Returns a function that is called with the row's id beforehand.
 */
function useRestoreFocus(preview: RefObject<HTMLElement | null>, isEditing: boolean) {
  const left = useRef<{ readonly id: string; readonly index: number }>(undefined);
  const listRows = () => [...(preview.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const indexOf = (rows: readonly HTMLElement[], id: string) =>
    rows.findIndex(({ dataset }) => dataset['row'] === id);
  useLayoutEffect(() => {
    if (isEditing || !left.current) return;
    const { id, index } = left.current;
    left.current = undefined;
    const rows = listRows();
    const own = indexOf(rows, id);
    const buttons = [...rows.slice(own < 0 ? index : own), ...rows].flatMap(
      (row) => row.querySelector('button') ?? [],
    );
    (buttons[0] ?? preview.current?.querySelector<HTMLElement>('input:checked'))?.focus();
  });
  return (id: string) => {
    left.current = { id, index: indexOf(listRows(), id) };
  };
}

const correctStates: readonly RowState[] = ['invalid', 'exists'];
const doneStates: readonly RowState[] = ['created', 'updated'];

/** Once the import has started, what failed comes first. */
function openRows(store: ImportStore): readonly ImportRow[] {
  if (store.run.status === 'idle') return store.rowsIn(correctStates);
  const open = store.rows.filter((row) => !settledStates.includes(store.stateOf(row)));
  const failed = new Set(store.rowsIn(['failed']));
  return [...failed, ...open.filter((row) => !failed.has(row))];
}

/** The leading fields, then the others in the template's order, then the others of the files. */
function visibleFields(
  { columns }: ImportStore,
  leading: readonly ImportField[],
): readonly ImportField[] {
  const additional = columns
    .filter((field) => !importFields.includes(field))
    .toSorted((a, b) => (subscriptionSlot(a) ?? 0) - (subscriptionSlot(b) ?? 0));
  const fields = [...importFields, ...additional];
  return [...new Set([...leading.filter((field) => fields.includes(field)), ...fields])];
}

/** Where the cells to correct of several rows aren't in view at once, rows are cards. */
const importLayout = tableLayout({ narrow: cards, narrowQuery: belowWidth(900) });

const Frame = styled.div`
  --cell-padding: ${theme.space[2]};
  --row-background: ${theme.surface.overlay};
  margin-block-start: ${theme.space[2]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  overflow: clip;
`;
