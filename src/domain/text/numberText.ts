import { memoize } from 'es-toolkit';
import { currencyValues } from '~/domain/openapi';
import { cleanText, plainDashes } from './cleanText';

// Numbers as they are typed.

/** A number, and how many decimals it was typed with: three for `1.500`. */
interface Decimal {
  readonly value: number;
  readonly decimals: number;
}

/** Plain digits, or groups of three as the console displays them (`1,920.10`). */
const pattern = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Parses a number as typed; undefined for anything but decimal notation. Strict: ambiguous input
 * such as a decimal comma (`1200,50`) is rejected, never corrected or rounded.
 */
export function parseDecimal(text: string): Decimal | undefined {
  const [number, fraction = ''] = pattern.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replaceAll(',', ''));
  // Clamped, so that a rule's bound rejects a number that is too large to be exact.
  return { value: Math.min(value, Number.MAX_SAFE_INTEGER), decimals: fraction.length };
}

/** By how much a number changes: a number, or a percentage of it. */
export interface Difference {
  readonly by: number;
  readonly isPercent: boolean;
}

/** "+20", "-5", "+10 %"; undefined for any other text. */
export function parseDifference(text: string): Difference | undefined {
  const [, sign, digits = '', percent] =
    /^([+-]) ?([\d,.]+) ?(%?)$/.exec(plainDashes(cleanText(text))) ?? [];
  const number = parseDecimal(digits);
  const isPercent = percent === '%';
  if (sign === undefined || !number || (!isPercent && number.decimals > 0)) return undefined;
  return { by: sign === '-' ? -number.value : number.value, isPercent };
}

/**
 * The number that a difference, "+20" or "-5", makes of another one. One below zero isn't made: it
 * would read as a difference again.
 */
export function changedNumber(text: string, from: number): string {
  const difference = parseDifference(text);
  if (!difference || difference.isPercent) return text;
  const changed = from + difference.by;
  return String(changed < 0 ? difference.by : changed);
}

/** Without its currency, in the notation with a decimal point, if it can be read in one way only. */
export function cleanNumber(text: string, currency: string): string {
  const number = withoutCurrency(text, currency);
  if (/^-?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/.test(number)) return number.replaceAll(' ', '');
  return /^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(number)
    ? number.replaceAll('.', '').replace(',', '.')
    : number;
}

const currencies: readonly string[] = currencyValues;

/** Without the code or symbol of the currency at either end. */
function withoutCurrency(text: string, currency: string): string {
  if (/^[\d., -]*$/.test(text) || !currencies.includes(currency)) return text;
  const upperCase = text.toUpperCase();
  const numbers = currencySymbols(currency).flatMap((symbol) => [
    upperCase.startsWith(symbol) ? text.slice(symbol.length) : '',
    upperCase.endsWith(symbol) ? text.slice(0, -symbol.length) : '',
  ]);
  return numbers.find((number) => /^[\d., -]*\d[\d., -]*$/.test(number))?.trim() ?? text;
}

/** The code of a currency and its symbols in upper case: `USD`, `US$`, `$`. */
const currencySymbols = memoize((currency: string): readonly string[] => {
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  );
  return [currency, ...symbols.flatMap((symbol) => symbol?.value.toUpperCase() ?? [])];
});

/** Formats an amount for a form, `4,625.00`: with two decimals, or as many as it has. */
export function amountText(amount: number): string {
  return amountFormat.format(amount);
}

const amountFormat = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
});
