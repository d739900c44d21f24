import { isBlank } from '~/lib/text';
import { belowMinimum, checkField } from './checkField';
import type { FieldIssue, NumberRule } from './FieldRule';
import { parseDecimal } from './parseDecimal';

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
  if (rule.min !== undefined && Object.is(value, -0)) return belowMinimum(rule.min, rule.unit);
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
