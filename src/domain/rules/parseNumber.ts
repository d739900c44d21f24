import { isBlank } from '~/lib/text';
import { belowMinimum, checkField } from './checkField';
import type { FieldIssue, NumberRule } from './FieldRule';

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

/** A comma that groups no thousands. */
const decimalComma = /^\s*-?\d+,\d+\s*$/;

/** Parses a number exactly; undefined if the rule doesn't accept it. */
export function parseNumber(rule: NumberRule, text: string): number | undefined {
  return checkNumberText(rule, text) ? undefined : parseDecimal(text)?.value;
}

/** Validates a number as typed. */
export function checkNumberText(rule: NumberRule, text: string): FieldIssue | undefined {
  if (isBlank(text)) return rule.required ? { code: 'required' } : undefined;
  const number = parseDecimal(text);
  if (!number)
    return { code: !rule.integer && decimalComma.test(text) ? 'decimal_point' : 'number' };
  const { value, decimals } = number;
  if (rule.integer && decimals > 0) return { code: 'integer' };
  // Dropping the sign of "-0" would change the input silently.
  if (rule.min !== undefined && Object.is(value, -0)) return belowMinimum(rule.minText ?? rule.min);
  const hasTooManyDecimals = rule.decimals !== undefined && decimals > rule.decimals;
  return (
    checkField({ ...rule, decimals: undefined }, value) ??
    (hasTooManyDecimals ? { code: 'format' } : undefined)
  );
}

/** Formats an amount for a form, `4,625.00`: with two decimals, or as many as it has. */
export function amountText(amount: number): string {
  return amountFormat.format(amount);
}

const amountFormat = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
});
