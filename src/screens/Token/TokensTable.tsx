import { countOf } from '~/lib/format';
import styled from '@emotion/styled';
import { KeyRound } from 'lucide-react';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import type { Token } from '~/domain/Token';
import { useMutation } from '~/hooks/useMutation';
import { dayInMs, parseInstant } from '~/lib/time';
import { revokeConfirmation } from '~/messages/confirmations';
import { useStores } from '~/stores/context';
import { revokeToken } from '~/stores/mutations/tokenMutations';
import { theme } from '~/theme/theme';
import { EndButton } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { Inline } from '~/ui/layout';
import { Badge, StatusBadge } from '~/ui/Status';
import { DataTable, type TableSort } from '~/ui/table/DataTable';
import type { Column } from '~/ui/table/TableRow';
import { tableFrom } from '~/ui/table/tableStyle';
import { CodeText, MissingValue, Muted } from '~/ui/text';
import { Time } from '~/ui/values';

interface TokensTableProps {
  /** Undefined during the first load. */
  readonly tokens: readonly Token[] | undefined;
  readonly busy: boolean;
}

/** The tokens, active ones first until the user sorts them. */
export function TokensTable({ tokens, busy }: TokensTableProps) {
  const [sort, setSort] = useState<TableSort<TokenSortKey>>();
  const rows = useMemo(() => tokens && sortTokens(tokens, sort), [tokens, sort]);
  return (
    <DataTable
      label="Tokens"
      onPage
      busy={busy}
      columns={columns}
      rows={rows}
      skeletonRows={5}
      rowKey="id"
      isMuted={hasEnded}
      sort={sort}
      onSort={setSort}
    />
  );
}

function hasEnded({ status }: Token): boolean {
  return status !== 'active';
}

export type TokenSortKey = keyof typeof sortValues;

/** What each column is sorted by. A token that never expires does so last, one never used is oldest. */
const sortValues = {
  name: ({ name }: Token) => name,
  status: ({ status }: Token) => status ?? '',
  created: ({ created_at: createdAt }: Token) => timeOf(createdAt, -Infinity),
  expires: ({ expires_at: expiresAt }: Token) => timeOf(expiresAt, Infinity),
  lastUsed: ({ last_used_at: lastUsedAt }: Token) => timeOf(lastUsedAt, -Infinity),
};

function timeOf(instant: string | null, missing: number): number {
  return (instant === null ? undefined : parseInstant(instant)) ?? missing;
}

const { compare } = new Intl.Collator('en-GB', { numeric: true });

/** The tokens in an order; without one active ones first, as received: each newest first. */
export function sortTokens(
  tokens: readonly Token[],
  sort: TableSort<TokenSortKey> | undefined,
): readonly Token[] {
  if (!sort) return tokens.toSorted((a, b) => Number(hasEnded(a)) - Number(hasEnded(b)));
  const valueOf = sortValues[sort.key];
  const direction = sort.order === 'asc' ? 1 : -1;
  return tokens.toSorted((a, b) => direction * compareValues(valueOf(a), valueOf(b)));
}

function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'string' || typeof b === 'string') return compare(String(a), String(b));
  // Equal infinities have no difference.
  return a === b ? 0 : a - b;
}

/** For what nothing else shows. */
const wrapping = { style: { overflowWrap: 'anywhere', whiteSpace: 'normal' } } as const;

/** A token that expires in fewer days is marked. */
const noticeDays = 14;

const columns: readonly Column<Token, TokenSortKey>[] = [
  {
    header: 'Name',
    sort: 'name',
    cell: ({ name }) => <strong>{name}</strong>,
    detail: ({ prefix }) =>
      prefix === null ? <MissingValue /> : <TokenPrefix>{prefix}</TokenPrefix>,
    cellProps: () => wrapping,
  },
  {
    header: 'Status',
    sort: 'status',
    width: 110,
    hideBelow: 480,
    skeleton: 56,
    cell: ({ status }) => <StatusBadge status={status} />,
    cellProps: () => wrapping,
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
    width: 'clamp(min(6.25rem, 30cqi), 20cqi, 11.875rem)',
    skeleton: 80,
    cell: (token) => (
      <ExpiryLine wrap>
        {token.expires_at === null ? 'Never' : <Time value={token.expires_at} />}
        {renderExpiryNotice(token)}
      </ExpiryLine>
    ),
  },
  {
    header: 'Last used',
    sort: 'lastUsed',
    width: 132,
    hideBelow: 620,
    skeleton: 80,
    cell: ({ last_used_at: lastUsedAt }) =>
      lastUsedAt === null ? <Muted>Never</Muted> : <Time value={lastUsedAt} />,
  },
  {
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    width: 'min(5.5rem, 32cqi)',
    cell: (token) => (
      <>
        {hasEnded(token) && (
          <NarrowStatus>
            <StatusBadge status={token.status} />
          </NarrowStatus>
        )}
        <RevokeButton token={token} />
      </>
    ),
  },
];

function renderExpiryNotice({ status, expires_at: expiresAt }: Token) {
  if (status !== 'active') return null;
  const days = Math.ceil((timeOf(expiresAt, Infinity) - Date.now()) / dayInMs);
  if (days >= noticeDays || days < 1) return null;
  return <Badge tone="warning">{countOf(days, 'day')}</Badge>;
}

/** The dialog is a sibling of the button, so it outlives it. */
function RevokeButton({ token }: { readonly token: Token }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isRevoking, setIsRevoking] = useState(false);
  return (
    <>
      {!hasEnded(token) && (
        <EndButton
          ref={button}
          aria-label={`Revoke ${token.name}`}
          aria-haspopup="dialog"
          onClick={() => setIsRevoking(true)}
        >
          Revoke
        </EndButton>
      )}
      {isRevoking && (
        <RevokeDialog token={token} trigger={button} onClose={() => setIsRevoking(false)} />
      )}
    </>
  );
}

interface RevokeDialogProps {
  readonly token: Token;
  /** The button that opened the dialog; it is gone once the token is revoked. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function RevokeDialog({ token, trigger, onClose }: RevokeDialogProps) {
  const stores = useStores();
  const mutation = useMutation(async () => {
    await revokeToken(stores, token.id);
    return { name: token.name, changes: ['revoked'] };
  }, onClose);
  const { title, text, button } = revokeConfirmation(token.name, token.last_used_at);
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={button}
      tone="danger"
      icon={<KeyRound size={18} />}
      busy={mutation.isPending}
      onConfirm={() => void mutation.run(undefined)}
      onCancel={onClose}
      finalFocus={trigger}
      messages={<MutationErrorAlert mutation={mutation} entity="token" />}
    >
      {token.prefix !== null && (
        <Muted>
          Prefix <TokenPrefix>{token.prefix}</TokenPrefix>
        </Muted>
      )}
    </ConfirmDialog>
  );
}

/** The notice stands beside the date where both fit. */
const ExpiryLine = styled(Inline)`
  row-gap: 0;
`;
/** The start of a secret: the ellipsis isn't part of its text. */
const TokenPrefix = styled(CodeText)`
  color: ${theme.text.muted};
  ${theme.type[12]};
  &::after {
    content: '…';
    content: '…' / '';
  }
`;
/** In the place of "Revoke". */
const NarrowStatus = styled.span`
  white-space: normal;
  ${tableFrom(480)} {
    display: none;
  }
`;
