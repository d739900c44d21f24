import { isBlank } from '../lib/text';
import { checkField } from './checkField';
import type { FieldIssue, NumberRule } from './FieldRule';

/** Plain digits, or groups of three as the console shows them (`1,920.10`). */
const pattern = /^(-?)(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;

/** The number that a text says, to the digit; undefined where the rule has something against it. */
export function parseNumber(rule: NumberRule, text: string): number | undefined {
  return checkNumberText(rule, text) || isBlank(text) ? undefined : Number(ungrouped(text));
}

/**
 * What is wrong with a text as a number. Strict: what could be read as another number, a decimal
 * comma (`1200,50`) among them, is refused, never mended or rounded.
 */
export function checkNumberText(rule: NumberRule, text: string): FieldIssue | undefined {
  if (isBlank(text)) return rule.required ? { code: 'required' } : undefined;
  const [number, minus, fraction] = pattern.exec(text.trim()) ?? [];
  if (number === undefined) return { code: 'number' };
  if (rule.integer && fraction !== undefined) return { code: 'integer' };
  // Beyond what a number can hold exactly the bound decides, not the rounding.
  const value = Math.min(Number(ungrouped(number)), Number.MAX_SAFE_INTEGER);
  // Zero has no sign: to drop it would be a change that nobody asked for.
  if (minus && value === 0 && rule.min !== undefined)
    return { code: 'min', params: { value: rule.min } };
  const hasTooManyDecimals =
    rule.decimals !== undefined && fraction !== undefined && fraction.length > rule.decimals;
  return (
    checkField({ ...rule, decimals: undefined }, value) ??
    (hasTooManyDecimals ? { code: 'format' } : undefined)
  );
}

/** An amount as a form has it: with two decimals, unless those would change it. */
export function amountText(amount: number): string {
  const text = amount.toFixed(2);
  return Number(text) === amount ? text : String(amount);
}

function ungrouped(text: string): string {
  return text.replaceAll(',', '');
}
