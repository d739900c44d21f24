import { useMemo } from 'react';
import type { Token } from '~/domain/Token';
import { DataTable, type TableSort } from '~/ui/table/DataTable';
import { sortTokens, type TokenSortKey } from './sortTokens';
import { tokenColumns } from './tokenColumns';

interface TokensTableProps {
  readonly tokens: readonly Token[] | undefined;
  readonly busy: boolean;
  readonly sort: TableSort<TokenSortKey> | undefined;
  readonly onSort: (sort: TableSort<TokenSortKey>) => void;
}

/** The tokens, active ones first until the user sorts them; undefined during the first load. */
export function TokensTable({ tokens, busy, sort, onSort }: TokensTableProps) {
  const rows = useMemo(() => tokens && sortTokens(tokens, sort), [tokens, sort]);
  return (
    <DataTable
      onPage
      label="Tokens"
      busy={busy}
      columns={tokenColumns}
      rows={rows}
      skeletonRows={5}
      rowKey="id"
      isMuted={hasEnded}
      sort={sort}
      onSort={onSort}
    />
  );
}

function hasEnded({ status }: Token): boolean {
  return status !== 'active';
}
