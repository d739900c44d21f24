import { formatNumber } from './format';

const locale = 'en-GB';

/**
 * Money with its currency code: `USD 3,371.42`; null without an amount, a bare number without a
 * valid code. Currencies without cents (JPY) still show the amount's decimals: the contract allows
 * two.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  if (amount === null || amount === undefined) return null;
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return formatNumber(amount);
  const { whole, decimal } = currencyFormats(currency);
  const money = Number.isInteger(amount) ? whole : decimal;
  return money.format(amount).replaceAll('\u00A0', ' ');
}

/** Kept, because creating them takes 1 ms at 4x CPU throttling. */
const formatsByCurrency = new Map<string, CurrencyFormats>();

interface CurrencyFormats {
  readonly whole: Intl.NumberFormat;
  /** With two decimals at least. */
  readonly decimal: Intl.NumberFormat;
}

function currencyFormats(currency: string): CurrencyFormats {
  const known = formatsByCurrency.get(currency);
  if (known) return known;
  const style: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    // No "-0", whatever was rounded.
    signDisplay: 'negative',
  };
  const whole = new Intl.NumberFormat(locale, style);
  const { minimumFractionDigits: digits = 0 } = whole.resolvedOptions();
  const decimal =
    digits >= 2 ? whole : new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 2 });
  const formats = { whole, decimal };
  formatsByCurrency.set(currency, formats);
  return formats;
}
