import { dayInMs, parseInstant } from '~/lib/time';
import type { Token } from '~/domain/Token';
import styled from '@emotion/styled';
import { Badge, StatusBadge } from '~/ui/Status';
import type { Column } from '~/ui/table/Column';
import { tableFrom } from '~/ui/table/tableStyle';
import { MissingValue, MutedText } from '~/ui/text';
import { Time } from '~/ui/values';
import { RevokeButton } from './RevokeButton';
import { TokenPrefix } from './TokenPrefix';
import type { TokenSortKey } from './sortTokens';

/** A token that expires in fewer days is marked. */
const noticeDays = 14;

/** The columns of the tokens. */
export const tokenColumns: readonly Column<Token, TokenSortKey>[] = [
  {
    header: 'Name',
    sort: 'name',
    cell: ({ name }) => <strong title={name}>{name}</strong>,
    detail: ({ prefix }) =>
      prefix === null ? <MissingValue /> : <TokenPrefix>{prefix}</TokenPrefix>,
  },
  {
    header: 'Status',
    sort: 'status',
    width: 110,
    hideBelow: 480,
    skeleton: 56,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    header: 'Created',
    sort: 'created',
    width: 132,
    hideBelow: 900,
    skeleton: 80,
    cell: ({ created_at: createdAt }) => <Time value={createdAt} />,
  },
  {
    header: 'Expires',
    sort: 'expires',
    width: 'clamp(96px, 20cqi, 190px)',
    skeleton: 80,
    cell: ({ expires_at: expiresAt }) =>
      expiresAt === null ? 'Never' : <Time value={expiresAt} />,
    detail: ({ expires_at: expiresAt, status }) =>
      status === 'active' && expiresAt !== null && expiryNotice(expiresAt),
  },
  {
    header: 'Last used',
    sort: 'lastUsed',
    width: 132,
    hideBelow: 620,
    skeleton: 80,
    cell: ({ last_used_at: lastUsedAt }) =>
      lastUsedAt === null ? <MutedText>Never</MutedText> : <Time value={lastUsedAt} />,
  },
  {
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    width: 92,
    cell: (token) => (
      <>
        {token.status !== 'active' && (
          <NarrowStatus>
            <StatusBadge status={token.status} />
          </NarrowStatus>
        )}
        <RevokeButton token={token} />
      </>
    ),
  },
];

/** In the place of "Revoke". */
const NarrowStatus = styled.span`
  ${tableFrom(480)} {
    display: none;
  }
`;

function expiryNotice(expiresAt: string) {
  const time = parseInstant(expiresAt);
  const days = time === undefined ? Infinity : Math.ceil((time - Date.now()) / dayInMs);
  if (days >= noticeDays || days < 1) return null;
  return <Badge tone="warning">{days === 1 ? '1 day' : `${days} days`}</Badge>;
}
