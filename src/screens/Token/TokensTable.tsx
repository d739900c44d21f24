import { useMemo } from 'react';
import type { Token } from '~/domain/Token';
import { DataTable } from '~/ui/table/DataTable';
import { mediumCards } from '~/ui/table/narrowCards';
import { tokenColumns } from './tokenColumns';

/** The tokens, active ones first, each newest first; undefined during the first load. */
export function TokensTable({
  tokens,
  busy,
}: {
  readonly tokens: readonly Token[] | undefined;
  readonly busy: boolean;
}) {
  const rows = useMemo(() => tokens && activeFirst(tokens), [tokens]);
  return (
    <DataTable
      narrow={mediumCards}
      label="Tokens"
      busy={busy}
      columns={tokenColumns}
      rows={rows}
      skeletonRows={5}
      rowKey="id"
    />
  );
}

function activeFirst(tokens: readonly Token[]): readonly Token[] {
  const isActive = ({ status }: Token) => Number(status === 'active');
  return tokens.toSorted((a, b) => isActive(b) - isActive(a));
}
