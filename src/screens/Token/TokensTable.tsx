import type { Token } from '~/domain/Token';
import { CodeText } from '~/ui/text/CodeText';
import { MissingValue } from '~/ui/text/MissingValue';
import { SkeletonRows } from '~/ui/table/SkeletonRows';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { Td } from '~/ui/table/Td';
import { Th } from '~/ui/table/Th';
import { Time } from '~/ui/text/Time';
import { Tr } from '~/ui/table/Tr';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import { RevokeButton } from './RevokeButton';

const columns = ['Name', 'Prefix', 'Status', 'Created', 'Expires', 'Last used'] as const;
const skeletonColumns = columns.map((label) => ({
  label,
  primary: label === 'Name',
  shape: label === 'Status' ? ('badge' as const) : ('text' as const),
}));

/** The tokens, newest first; undefined during the first load. */
export function TokensTable({
  tokens,
  busy,
}: {
  readonly tokens: readonly Token[] | undefined;
  readonly busy: boolean;
}) {
  return (
    <Table label="Tokens" busy={busy} minWidth={800}>
      <TableHead>
        {columns.map((label) => (
          <Th key={label}>{label}</Th>
        ))}
        <Th>
          <VisuallyHidden>Actions</VisuallyHidden>
        </Th>
      </TableHead>
      {tokens ? (
        <TableBody>{tokens.map(toRow)}</TableBody>
      ) : (
        <SkeletonRows rows={5} columns={skeletonColumns} />
      )}
    </Table>
  );
}

function toRow(token: Token, index: number) {
  const { id, name, prefix, status, createdAt, expiresAt, lastUsedAt } = token;
  return (
    <Tr key={`${id} ${index}`}>
      <Td label="Name" primary>
        {name}
      </Td>
      <Td label="Prefix">{prefix === null ? <MissingValue /> : <CodeText>{prefix}</CodeText>}</Td>
      <Td label="Status">
        <StatusBadge status={status} />
      </Td>
      <Td label="Created">
        <Time value={createdAt} />
      </Td>
      <Td label="Expires">{expiresAt === null ? 'Never' : <Time value={expiresAt} />}</Td>
      <Td label="Last used">{lastUsedAt === null ? 'Never' : <Time value={lastUsedAt} />}</Td>
      <Td actions align="end">
        <RevokeButton token={token} />
      </Td>
    </Tr>
  );
}
