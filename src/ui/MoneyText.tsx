import { formatMoney } from '../lib/format';
import { numericClass } from './numericClass';
import { MissingValue } from './MissingValue';

export interface MoneyTextProps {
  /** In the currency’s main unit. */
  amount: number | null | undefined;
  /** Its code, as in "USD". */
  currency: string | null | undefined;
}

/** An amount by its currency's code. In a table its cell aligns it to the end. */
export function MoneyText({ amount, currency }: MoneyTextProps) {
  const money = formatMoney(amount, currency);
  if (money === null) return <MissingValue />;
  return <span className={numericClass}>{money}</span>;
}
