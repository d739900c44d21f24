import type { Token } from '~/domain/Token';
import { parseInstant } from '~/lib/time';
import type { TableSort } from '~/ui/table/DataTable';

export type TokenSortKey = keyof typeof sortValues;

/** What each column is sorted by. A token that never expires does so last, one never used is oldest. */
const sortValues = {
  name: ({ name }: Token) => name,
  status: ({ status }: Token) => status ?? '',
  created: ({ created_at: createdAt }: Token) => time(createdAt) ?? -Infinity,
  expires: ({ expires_at: expiresAt }: Token) => time(expiresAt) ?? Infinity,
  lastUsed: ({ last_used_at: lastUsedAt }: Token) => time(lastUsedAt) ?? -Infinity,
};

const { compare } = new Intl.Collator('en-GB', { numeric: true });

/** The tokens in an order; without one active ones first, as received: each newest first. */
export function sortTokens(
  tokens: readonly Token[],
  sort: TableSort<TokenSortKey> | undefined,
): readonly Token[] {
  if (!sort) {
    const isActive = ({ status }: Token) => Number(status === 'active');
    return tokens.toSorted((a, b) => isActive(b) - isActive(a));
  }
  const valueOf = sortValues[sort.key];
  const direction = sort.order === 'asc' ? 1 : -1;
  return tokens.toSorted((a, b) => direction * compareValues(valueOf(a), valueOf(b)));
}

function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'string' || typeof b === 'string') return compare(String(a), String(b));
  // Equal infinities have no difference.
  return a === b ? 0 : a - b;
}

function time(instant: string | null): number | undefined {
  return instant === null ? undefined : parseInstant(instant);
}
