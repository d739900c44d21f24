import type { QueryParameter, QueryRules } from '~/api/contract/Call';
import { checkField } from '~/domain/rules/checkField';
import type { FieldIssue } from '~/domain/rules/FieldRule';
import { storedText } from '~/domain/text/cleanField';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { isBlank } from '~/lib/text';
import type { BodyRules, RowsRule, TextsRule } from './bodies';
import { isDay } from './day';

/** An invalid part of a payload, located by a JSON Pointer (RFC 6901). */
export interface BodyIssue extends FieldIssue {
  readonly pointer: string;
}

interface Options {
  readonly partial?: boolean | undefined;
  /** Current time in epoch milliseconds, for rules about dates. */
  readonly now?: number | undefined;
}

/** Validates a payload; returns all issues in the order of the rules. Unknown keys are ignored. */
export function checkBody(
  rules: BodyRules,
  body: unknown,
  options: Options = {},
  pointer = '',
): BodyIssue[] {
  if (!isRecord(body)) return [{ pointer, code: 'format' }];
  return Object.entries(rules).flatMap(([field, rule]) => {
    const value = Object.hasOwn(body, field) ? body[field] : undefined;
    if (value === undefined && options.partial) return [];
    const fieldPointer = `${pointer}/${field}`;
    if (rule.kind === 'group') {
      if (value === undefined || value === null)
        return rule.required ? [{ pointer: fieldPointer, code: 'required' as const }] : [];
      return checkBody(rule.fields, value, options, fieldPointer);
    }
    if (rule.kind === 'rows') return checkRows(rule, value, options, fieldPointer);
    if (rule.kind === 'texts') return checkTexts(rule, value, fieldPointer);
    if (rule.kind === 'flag')
      return value === undefined || value === null || typeof value === 'boolean'
        ? []
        : [{ pointer: fieldPointer, code: 'format' as const }];
    // Null has a meaning here (never expires), so a missing or blank value must not count as null.
    const isMissing =
      rule.kind === 'instant' &&
      rule.nullable &&
      (value === undefined || (typeof value === 'string' && isBlank(value)));
    const issue = isMissing
      ? ({ code: 'required' } as const)
      : checkField(rule, value, options.now);
    return issue ? [{ pointer: fieldPointer, ...issue }] : [];
  });
}

function checkRows(rule: RowsRule, value: unknown, options: Options, pointer: string): BodyIssue[] {
  const rows = value ?? [];
  if (!Array.isArray(rows)) return [{ pointer, code: 'format' }];
  if (rows.length < rule.atLeast)
    return [{ pointer, code: 'at_least_count', params: { count: rule.atLeast, name: rule.name } }];
  const keys = new Set<string>();
  return rows.flatMap((row: unknown, index) => {
    const rowPointer = `${pointer}/${index}`;
    const issues = checkBody(rule.fields, row, options, rowPointer);
    const key = isRecord(row) ? row[rule.uniqueBy] : undefined;
    if (typeof key !== 'string') return issues;
    const isDuplicate = keys.has(uniqueKey(key));
    keys.add(uniqueKey(key));
    return isDuplicate
      ? [...issues, { pointer: `${rowPointer}/${rule.uniqueBy}`, code: 'unique' as const }]
      : issues;
  });
}

function checkTexts(
  { atLeast, atMost, maxLength }: TextsRule,
  value: unknown,
  pointer: string,
): BodyIssue[] {
  const texts = value ?? [];
  if (!Array.isArray(texts)) return [{ pointer, code: 'format' }];
  if (texts.length < atLeast)
    return [{ pointer, code: 'at_least_count', params: { count: atLeast } }];
  if (texts.length > atMost)
    return [{ pointer, code: 'too_long', params: { value: `${atMost} values` } }];
  return texts.flatMap((text, index) => {
    const issue = checkField({ kind: 'text', required: true, maxLength }, text);
    return issue ? [{ pointer: `${pointer}/${index}`, ...issue }] : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A validated payload as it is stored: only fields that have a rule, texts cleaned, blank texts as
 * null.
 */
export function normalizeBody(rules: BodyRules, body: Fields): Record<string, unknown> {
  const normalized: Record<string, unknown> = {};
  for (const [field, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(body, field)) continue;
    const value = body[field];
    if (rule.kind === 'group') normalized[field] = normalizeBody(rule.fields, value as Fields);
    else if (rule.kind === 'rows')
      normalized[field] = (value as Fields[]).map((row) => normalizeBody(rule.fields, row));
    else if (rule.kind === 'texts' || rule.kind === 'flag') normalized[field] = value;
    else normalized[field] = typeof value === 'string' ? storedText(rule, value) || null : value;
  }
  return normalized;
}

export type CheckedQuery =
  | { readonly values: Record<string, string | number>; readonly invalidParameter?: undefined }
  | { readonly invalidParameter: string };

/**
 * Parses a query and applies defaults; `invalidParameter` is the first invalid one. Unknown
 * parameters are ignored.
 */
export function checkQuery(rules: QueryRules, search: URLSearchParams): CheckedQuery {
  const values: Record<string, string | number> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const rawValues = search.getAll(name);
    if (rawValues.length > 1) return { invalidParameter: name };
    const text = rawValues[0];
    const value =
      text === undefined
        ? 'default' in rule
          ? rule.default
          : undefined
        : parseParameter(rule, text);
    if (value === undefined && text !== undefined) return { invalidParameter: name };
    if (value !== undefined) values[name] = value;
  }
  return { values };
}

function parseParameter(rule: QueryParameter, text: string): string | number | undefined {
  switch (rule.kind) {
    case 'integer': {
      if (!/^\d{1,15}$/.test(text)) return undefined;
      const value = Number(text);
      const allowed = rule.options
        ? rule.options.includes(value)
        : value >= (rule.min ?? 0) && value <= (rule.max ?? Infinity);
      return allowed ? value : undefined;
    }
    case 'enum':
      return rule.options.includes(text) ? text : undefined;
    case 'list':
      return text.split(',').every((item) => rule.options.includes(item)) ? text : undefined;
    case 'day':
      return isDay(text) ? text : undefined;
    case 'text':
      return text;
  }
}
