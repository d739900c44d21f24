import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  importFields,
  importLabel,
  subscriptionSlot,
  type ImportField,
} from '~/domain/import/importFields';
import type { ImportRow } from '~/domain/import/ImportRow';
import { perPageOptions } from '~/domain/organizationList';
import type { ImportStore } from '~/stores/import/ImportStore';
import { theme } from '~/theme/theme';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Pagination } from '~/ui/table/Pagination';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { Th } from '~/ui/table/Th';
import { ImportRowEditor } from './ImportRowEditor';
import { ImportRowView } from './ImportRowView';

/** Column widths in pixels, fixed so that the columns don't shift while a row is edited. */
const lineWidth = 96;
const stateWidth = 144;
const fieldWidth = 168;

type RowFilter = 'all' | 'open' | 'created';

/** A paginated preview of the rows of all files, filtered by outcome. */
export const ImportRows = observer(function ImportRows({ store }: { readonly store: ImportStore }) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [requestedPage, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const [editedId, setEditedId] = useState<string>();
  const preview = useRef<HTMLElement>(null);
  useRestoreFocus(preview, editedId);
  const edit = (id: string | undefined) => {
    // The focused element is about to unmount, and Base UI's dialog would then move focus itself
    // (`restoreFocus`, https://floating-ui.com/docs/FloatingFocusManager#restorefocus).
    preview.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    setEditedId(id);
  };
  const rows =
    filter === 'all' ? store.rows : store.rows.filter((row) => matchesFilter(store, row, filter));
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(rows.length / perPage)));
  const fields = visibleFields(store);
  const started = store.run.status !== 'idle';
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
            <Table
              label="Rows"
              fixed
              minWidth={lineWidth + stateWidth + fields.length * fieldWidth}
            >
              <TableHead>
                <Th align="end" width={lineWidth}>
                  Line
                </Th>
                <Th width={stateWidth}>Status</Th>
                {fields.map((field) => (
                  <Th key={field}>{importLabel(field)}</Th>
                ))}
              </TableHead>
              <TableBody>
                {rows
                  .slice((page - 1) * perPage, page * perPage)
                  .map((row) =>
                    row.id === editedId ? (
                      <ImportRowEditor
                        key={row.id}
                        store={store}
                        row={row}
                        fields={fields}
                        onClose={() => edit(undefined)}
                      />
                    ) : (
                      <ImportRowView
                        key={row.id}
                        store={store}
                        row={row}
                        fields={fields}
                        onEdit={() => edit(row.id)}
                      />
                    ),
                  )}
              </TableBody>
            </Table>
            <Pagination
              label="Pages of rows"
              page={page}
              perPage={perPage}
              total={rows.length}
              perPageOptions={perPageOptions}
              onPageChange={setPage}
              onPerPageChange={setPerPage}
            />
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

const Frame = styled.div`
  margin-block-start: ${theme.space[2]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
`;
