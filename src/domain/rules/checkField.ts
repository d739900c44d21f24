import { countOf, formatNumber } from '~/lib/format';
import { dayInMs, parseInstant } from '~/lib/time';
import { codePointCount, isBlank } from '~/lib/text';
import { storedText } from '~/domain/text/cleanField';
import { parseDecimal } from '~/domain/text/numberText';
import { isEmailAddress } from '../text/addresses';
import type { FieldIssue, FieldRule, InstantRule, NumberRule, TextRule } from './FieldRule';

/**
 * Checks a value against its rule; undefined if it is valid. A missing value (undefined, null,
 * blank) is only an issue if the field is required. `now` is in milliseconds since the epoch.
 */
export function checkField(
  rule: FieldRule,
  value: unknown,
  now: number = Date.now(),
): FieldIssue | undefined {
  if (rule.kind === 'instant' && value === null)
    return rule.nullable ? undefined : { code: 'required' };
  const absent =
    value === undefined ||
    value === null ||
    (typeof value === 'string' && isAbsentText(rule, value));
  if (absent) return rule.required ? { code: 'required' } : undefined;
  switch (rule.kind) {
    case 'number':
      return checkNumber(rule, value);
    default:
      if (typeof value !== 'string')
        return {
          code: rule.kind === 'instant' ? 'date' : rule.kind === 'email' ? 'email' : 'format',
        };
  }
  switch (rule.kind) {
    case 'text':
      return checkText(rule, storedText(rule, value));
    case 'email':
      return isEmailAddress(storedText(rule, value)) ? undefined : { code: 'email' };
    case 'choice':
      return rule.options.includes(storedText(rule, value)) ? undefined : { code: 'format' };
    case 'instant':
      return checkInstant(rule, value, now);
  }
}

function isAbsentText(rule: FieldRule, value: string): boolean {
  return rule.kind === 'text' && rule.verbatim ? value === '' : isBlank(value);
}

function checkText(rule: TextRule, text: string): FieldIssue | undefined {
  const length = codePointCount(text);
  if (rule.minLength !== undefined && length < rule.minLength)
    return { code: 'min', params: { value: countOf(rule.minLength, 'character') } };
  if (rule.maxLength !== undefined && length > rule.maxLength)
    return { code: 'too_long', params: { value: countOf(rule.maxLength, 'character') } };
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(text))
    return { code: 'format' };
  if (rule.digits) {
    const digits = text.replace(/\D/g, '').length;
    if (digits < rule.digits.min || digits > rule.digits.max) return { code: 'format' };
  }
  return undefined;
}

function checkNumber(rule: NumberRule, value: unknown): FieldIssue | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'number' };
  if (rule.integer && !Number.isInteger(value)) return { code: 'integer' };
  if (rule.min !== undefined && value < rule.min) return belowMinimum(rule.minText ?? rule.min);
  if (rule.lessThan !== undefined && value >= rule.lessThan)
    return { code: 'less_than', params: { value: rule.lessThan, unit: '' } };
  if (rule.decimals !== undefined && Number(value.toFixed(rule.decimals)) !== value)
    return { code: 'format' };
  return undefined;
}

/** The issue of a number below the minimum. */
export function belowMinimum(value: number | string): FieldIssue {
  return { code: 'min', params: { value } };
}

/** The seats in use as the minimum of a total, in its message. */
export function minimumInUse(usedSeats: number): string {
  return `${formatNumber(usedSeats)}, the seats in use`;
}

function checkInstant(rule: InstantRule, text: string, now: number): FieldIssue | undefined {
  const time = parseInstant(text);
  if (time === undefined) return { code: 'date' };
  if (rule.future && time <= now) return { code: 'greater_than', params: { value: 'now' } };
  if (rule.withinDays !== undefined && time >= now + rule.withinDays * dayInMs)
    return { code: 'less_than', params: { value: rule.withinDays, unit: ' days away' } };
  return undefined;
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
