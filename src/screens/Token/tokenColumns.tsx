import type { Token } from '~/domain/Token';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import type { Column } from '~/ui/table/Column';
import { CodeText } from '~/ui/text/CodeText';
import { MissingValue } from '~/ui/text/MissingValue';
import { Time } from '~/ui/text/Time';
import { RevokeButton } from './RevokeButton';

/** The columns of the tokens. */
export const tokenColumns: readonly Column<Token>[] = [
  { header: 'Name', kind: 'title', cell: ({ name }) => name },
  {
    header: 'Prefix',
    cell: ({ prefix }) => (prefix === null ? <MissingValue /> : <CodeText>{prefix}</CodeText>),
  },
  { header: 'Status', skeleton: 'badge', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Created', cell: ({ createdAt }) => <Time value={createdAt} /> },
  {
    header: 'Expires',
    cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : <Time value={expiresAt} />),
  },
  {
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <Time value={lastUsedAt} />),
  },
  {
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    cell: (token) => <RevokeButton token={token} />,
  },
];
