import type { Token } from '~/domain/Token';
import { DataTable } from '~/ui/table/DataTable';
import { tokenColumns } from './tokenColumns';

/** The tokens, newest first; undefined during the first load. */
export function TokensTable({
  tokens,
  busy,
}: {
  readonly tokens: readonly Token[] | undefined;
  readonly busy: boolean;
}) {
  return (
    <DataTable
      label="Tokens"
      busy={busy}
      minWidth={800}
      columns={tokenColumns}
      rows={tokens}
      skeletonRows={5}
      rowKey="id"
    />
  );
}
