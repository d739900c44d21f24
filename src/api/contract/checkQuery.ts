import { dayTime } from '../../lib/time';
import type { IntegerParameter, PlainParameter, QueryRules, WordParameter } from './Call';

export type CheckedQuery =
  | { readonly values: Record<string, string | number>; readonly wrong?: undefined }
  | { readonly wrong: string };

/**
 * Reads a call's query, defaults filled in; `wrong` names the first parameter that isn't valid.
 * Unknown parameters are left alone.
 */
export function checkQuery(rules: QueryRules, search: URLSearchParams): CheckedQuery {
  const values: Record<string, string | number> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const given = search.getAll(name);
    if (given.length > 1) return { wrong: name };
    const text = given[0];
    const value =
      text === undefined ? ('default' in rule ? rule.default : undefined) : read(rule, text);
    if (value === undefined && text !== undefined) return { wrong: name };
    if (value !== undefined) values[name] = value;
  }
  return { values };
}

function read(
  rule: IntegerParameter | WordParameter | PlainParameter,
  text: string,
): string | number | undefined {
  switch (rule.kind) {
    case 'integer': {
      if (!/^\d{1,15}$/.test(text)) return undefined;
      const value = Number(text);
      const allowed = rule.options
        ? rule.options.includes(value)
        : value >= rule.min && value <= (rule.max ?? Infinity);
      return allowed ? value : undefined;
    }
    case 'word':
      return rule.options.includes(text) ? text : undefined;
    case 'day':
      return dayTime(text) === undefined ? undefined : text;
    case 'text':
      return text;
  }
}
