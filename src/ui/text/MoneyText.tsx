import { formatMoney } from '~/lib/formatMoney';
import { MissingValue } from './MissingValue';
import { numericClass } from './NumberText';

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
  return <span className={numericClass}>{money}</span>;
}
