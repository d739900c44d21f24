import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useMemo, useState, type CSSProperties, type KeyboardEvent } from 'react';
import {
  importFields,
  subscriptionSlot,
  type ImportField,
} from '~/features/import/rows/importFields';
import { perPageOptions } from '~/domain/organizationList';
import { theme } from '~/theme/theme';
import { EmptyState } from '~/ui/Feedback';
import { useOverflow } from '~/ui/useOverflow';
import { DataTable } from '~/ui/table/DataTable';
import { Pagination } from '~/ui/table/Pagination';
import { importColumns, tableWidth } from './importColumns';
import { ImportRowView } from './ImportRowView';
import type { ImportStore } from './ImportStore';
import type { RowListing } from './useRowListing';

interface ImportRowsProps {
  readonly store: ImportStore;
  readonly listing: RowListing;
}

/** The listed rows, page by page: a table that scrolls sideways. */
export const ImportRows = observer(function ImportRows({
  store,
  listing: { rows, fields },
}: ImportRowsProps) {
  const [requestedPage, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(rows.length / perPage)));
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const maxLine = Math.max(0, ...shown.map(({ line }) => line));
  const { columns: ownFields } = store;
  const columns = useMemo(() => {
    const ordered = orderedFields(ownFields, fields);
    return importColumns(ordered, { leading: fields.length, maxLine });
  }, [ownFields, fields, maxLine]);
  const headers = useMemo(
    () => columns.map(({ header, align, width }) => ({ header, align, width, cell: () => null })),
    [columns],
  );
  const { ref, overflows } = useOverflow('inline');
  const width = { '--table-width': `${tableWidth(columns)}px` } as CSSProperties;
  return (
    <Scroller
      ref={ref}
      aria-label={overflows ? 'Rows, scrollable' : 'Preview'}
      role="group"
      tabIndex={overflows ? 0 : undefined}
      onKeyDown={focusNextFault}
    >
      {rows.length === 0 ? (
        <EmptyState title="No rows" />
      ) : (
        <Content style={width}>
          <DataTable
            label="Rows"
            columns={headers}
            rows={shown}
            rowKey="id"
            renderRow={(row, key) => (
              <ImportRowView key={key} store={store} row={row} columns={columns} />
            )}
          />
          {rows.length > perPageOptions[0] && (
            <Pages>
              <Pagination
                label="Pages of rows"
                page={page}
                perPage={perPage}
                total={rows.length}
                perPageOptions={perPageOptions}
                onPageChange={setPage}
                onPerPageChange={setPerPage}
              />
            </Pages>
          )}
        </Content>
      )}
    </Scroller>
  );
});

/** Enter in a cell goes on to the next one that is wrong. */
function focusNextFault(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const next = [...currentTarget.querySelectorAll<HTMLInputElement>('[aria-invalid]')].find(
    (input) => target.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  next?.focus();
  next?.select();
}

/** The leading fields, then the others in the template's order, then the others of the files. */
function orderedFields(
  columns: readonly ImportField[],
  leading: readonly ImportField[],
): readonly ImportField[] {
  const additional = columns
    .filter((field) => !importFields.includes(field))
    .toSorted((a, b) => (subscriptionSlot(a) ?? 0) - (subscriptionSlot(b) ?? 0));
  const fields = [...importFields, ...additional];
  return [...new Set([...leading.filter((field) => fields.includes(field)), ...fields])];
}

const Scroller = styled.section`
  container: rows / inline-size;
  border-block-start: 1px solid ${theme.border.hairline};
  overflow: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.fromLarge} {
    flex: 1 1 0;
    min-block-size: 240px;
  }
`;
const Content = styled.div`
  min-inline-size: var(--table-width);
`;
/** As wide as what is in view. */
const Pages = styled.div`
  position: sticky;
  inset-inline-start: 0;
  inline-size: 100cqi;
`;
