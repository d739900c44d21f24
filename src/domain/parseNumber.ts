import { isBlank } from '~/lib/text';
import { checkField } from './checkField';
import type { FieldIssue, NumberRule } from './FieldRule';

/** Plain digits, or groups of three as the console displays them (`1,920.10`). */
const pattern = /^(-?)(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;

/** Parses a number exactly; undefined if the rule doesn't accept it. */
export function parseNumber(rule: NumberRule, text: string): number | undefined {
  return checkNumberText(rule, text) || isBlank(text) ? undefined : Number(ungrouped(text));
}

/**
 * Validates a number as typed. Strict: ambiguous input such as a decimal comma (`1200,50`) is
 * rejected, never corrected or rounded.
 */
export function checkNumberText(rule: NumberRule, text: string): FieldIssue | undefined {
  if (isBlank(text)) return rule.required ? { code: 'required' } : undefined;
  const [number, minus, fraction] = pattern.exec(text.trim()) ?? [];
  if (number === undefined) return { code: 'number' };
  if (rule.integer && fraction !== undefined) return { code: 'integer' };
  // Clamped, so that the bound rejects a number that is too large to be exact.
  const value = Math.min(Number(ungrouped(number)), Number.MAX_SAFE_INTEGER);
  // Dropping the sign of "-0" would change the input silently.
  if (minus && value === 0 && rule.min !== undefined)
    return { code: 'min', params: { value: rule.min } };
  const hasTooManyDecimals =
    rule.decimals !== undefined && fraction !== undefined && fraction.length > rule.decimals;
  return (
    checkField({ ...rule, decimals: undefined }, value) ??
    (hasTooManyDecimals ? { code: 'format' } : undefined)
  );
}

/** Formats an amount for a form: with two decimals, or as it is if that would change its value. */
export function amountText(amount: number): string {
  const text = amount.toFixed(2);
  return Number(text) === amount ? text : String(amount);
}

function ungrouped(text: string): string {
  return text.replaceAll(',', '');
}
