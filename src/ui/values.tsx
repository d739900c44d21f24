import { css } from '@emotion/react';
import { formatDay, formatInstantDate, formatInstantFull, formatNumber } from '~/lib/format';
import { formatMoney } from '~/lib/formatMoney';
import { staticClassName } from './style';
import { MissingValue } from './text';

/** Without line breaks, so that numbers line up in an end-aligned column. */
const unbrokenFiguresClass = staticClassName(css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`);

/** A number with thousands separators. Aligned by its table cell. */
export function NumberText({ value }: { readonly value: number | null | undefined }) {
  if (value === null || value === undefined || Number.isNaN(value)) return <MissingValue />;
  return <span className={unbrokenFiguresClass}>{formatNumber(value)}</span>;
}

export interface MoneyTextProps {
  /** In the currency's major unit (12.5 is USD 12.50). */
  readonly amount: number | null | undefined;
  /** ISO 4217 code, as in "USD". */
  readonly currency: string | null | undefined;
}

/** An amount with its currency code. Aligned by its table cell. */
export function MoneyText({ amount, currency }: MoneyTextProps) {
  const money = formatMoney(amount, currency);
  if (money === null) return <MissingValue />;
  return <span className="tabular">{money}</span>;
}

/** A calendar day, which doesn't depend on the time zone. */
export function Day({ value }: { readonly value: string | null | undefined }) {
  const day = value ? formatDay(value) : null;
  if (!value || day === null) return <MissingValue />;
  return <time dateTime={value}>{day}</time>;
}

export interface TimeProps {
  /** RFC 3339. */
  readonly value: string | null | undefined;
  /** Formats the instant; null if it is malformed. */
  readonly format?: (instant: string) => string | null;
}

/**
 * An instant as a date, or in another format, in the user's time zone. Its title has the full date
 * and time.
 */
export function Time({ value, format = formatInstantDate }: TimeProps) {
  const text = value ? format(value) : null;
  if (!value || text === null) return <MissingValue />;
  return (
    <time dateTime={value} title={formatInstantFull(value) ?? undefined}>
      {text}
    </time>
  );
}

/** An email address that breaks after the @ where it doesn't fit on one line. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <span>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  );
}
