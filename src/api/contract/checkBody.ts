import { checkField } from '../../domain/checkField';
import type { FieldIssue } from '../../domain/FieldRule';
import type { BodyRules, RowsRule } from './Call';

/** An issue with a payload: an RFC 6901 pointer and what is wrong there. */
export interface BodyIssue extends FieldIssue {
  readonly pointer: string;
}

interface Options {
  readonly partial?: boolean | undefined;
  /** Epoch time in milliseconds, for rules that look at the clock. */
  readonly now?: number | undefined;
}

/**
 * Checks a payload against a call's rules; every issue, in the order of the rules. Unknown keys are
 * left alone.
 */
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
    const at = `${pointer}/${field}`;
    if (rule.kind === 'group') {
      if (value === undefined || value === null)
        return rule.required ? [{ pointer: at, code: 'required' as const }] : [];
      return checkBody(rule.fields, value, options, at);
    }
    if (rule.kind === 'rows') return checkRows(rule, value, options, at);
    // Null means something here (never expires): nothing else may pass for it.
    const isMissing =
      rule.kind === 'instant' &&
      rule.nullable &&
      (value === undefined || (typeof value === 'string' && value.trim() === ''));
    const issue = isMissing
      ? ({ code: 'required' } as const)
      : checkField(rule, value, options.now);
    return issue ? [{ pointer: at, ...issue }] : [];
  });
}

function checkRows(rule: RowsRule, value: unknown, options: Options, pointer: string): BodyIssue[] {
  if (value !== undefined && value !== null && !Array.isArray(value))
    return [{ pointer, code: 'format' }];
  const rows: unknown[] = Array.isArray(value) ? value : [];
  if (rows.length < rule.atLeast)
    return [{ pointer, code: 'at_least_count', params: { count: rule.atLeast, name: rule.name } }];
  const keys = new Set<string>();
  return rows.flatMap((row, index) => {
    const at = `${pointer}/${index}`;
    const issues = checkBody(rule.fields, row, options, at);
    const key = isRecord(row) ? row[rule.uniqueBy] : undefined;
    if (typeof key !== 'string') return issues;
    const isDuplicate = keys.has(key.trim());
    keys.add(key.trim());
    return isDuplicate
      ? [...issues, { pointer: `${at}/${rule.uniqueBy}`, code: 'unique' as const }]
      : issues;
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
