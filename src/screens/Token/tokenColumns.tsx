import styled from '@emotion/styled';
import { dayInMs, parseInstant } from '~/lib/time';
import type { Token } from '~/domain/Token';
import { theme } from '~/theme/theme';
import { Badge } from '~/ui/feedback/Badge';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { MutedText } from '~/ui/text/MutedText';
import { Time } from '~/ui/text/Time';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import { RevokeButton } from './RevokeButton';
import { TokenPrefix } from './TokenPrefix';
import { mediumTokensQuery, tokenLinesQuery } from './tokensLayout';
import type { TokenSortKey } from './sortTokens';

/** The columns that medium widths lack, below the name. */
const Details = styled.span`
  display: none;
  color: ${theme.text.muted};
  ${theme.type[12]};
  ${mediumTokensQuery} {
    display: block;
  }
  ${tokenLinesQuery} {
    display: block;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled.strong`
  ${tokenLinesQuery} {
    display: block;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Those that lines lack, too. */
const LineDetails = styled(Details)`
  ${mediumTokensQuery} {
    display: none;
  }
`;

/** A token that expires in fewer days is marked. */
const noticeDays = 14;

/** The columns of the tokens. */
export const tokenColumns: readonly Column<Token, TokenSortKey>[] = [
  {
    header: 'Name',
    sort: 'name',
    kind: 'title',
    cell: ({
      name,
      prefix,
      created_at: createdAt,
      expires_at: expiresAt,
      last_used_at: lastUsedAt,
      status,
    }) => (
      <>
        <Name title={name}>{name}</Name>
        <Details>
          {prefix !== null && <TokenPrefix>{prefix}</TokenPrefix>}
          <span> · </span>
          <VisuallyHidden>Created </VisuallyHidden>
          <Time value={createdAt} />
        </Details>
        <LineDetails>
          <span>{expiresAt === null ? 'Never expires' : 'Expires '}</span>
          {expiresAt !== null && <Time value={expiresAt} />}
          {status === 'active' && expiresAt !== null && expiryNotice(expiresAt)}
          <span>{lastUsedAt === null ? ' · Never used' : ' · Used '}</span>
          {lastUsedAt !== null && <Time value={lastUsedAt} />}
        </LineDetails>
      </>
    ),
  },
  {
    header: 'Prefix',
    sort: 'prefix',
    width: 112,
    medium: 'hidden',
    cell: ({ prefix }) =>
      prefix === null ? <MissingValue /> : <TokenPrefix>{prefix}</TokenPrefix>,
  },
  {
    header: 'Status',
    sort: 'status',
    width: 110,
    medium: 92,
    skeleton: 'badge',
    cell: ({ status }) => <StatusBadge status={status} />,
    // On lines exceptions only: the place of "Revoke".
    cellProps: ({ status }) => ({ compact: status !== 'active' }),
  },
  {
    header: 'Created',
    sort: 'created',
    width: 132,
    medium: 'hidden',
    skeleton: 'date',
    cell: ({ created_at: createdAt }) => <Time value={createdAt} />,
  },
  {
    header: 'Expires',
    sort: 'expires',
    width: 208,
    medium: 164,
    skeleton: 'date',
    cell: ({ expires_at: expiresAt, status }) =>
      expiresAt === null ? (
        'Never'
      ) : (
        <span>
          <Time value={expiresAt} />
          {status === 'active' && expiryNotice(expiresAt)}
        </span>
      ),
  },
  {
    header: 'Last used',
    sort: 'lastUsed',
    width: 132,
    medium: 112,
    skeleton: 'date',
    cell: ({ last_used_at: lastUsedAt }) =>
      lastUsedAt === null ? <MutedText>Never</MutedText> : <Time value={lastUsedAt} />,
  },
  {
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    width: 96,
    medium: 92,
    cell: (token) => <RevokeButton token={token} />,
    cellProps: ({ status }) => ({ compact: status === 'active' }),
  },
];

function expiryNotice(expiresAt: string) {
  const time = parseInstant(expiresAt);
  const days = time === undefined ? Infinity : Math.ceil((time - Date.now()) / dayInMs);
  if (days >= noticeDays || days < 1) return null;
  return (
    <span>
      {' '}
      <Badge tone="warning">{days === 1 ? '1 day' : `${days} days`}</Badge>
    </span>
  );
}
