import type { QueryParameter, QueryRules } from '~/api/contract/Call';

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
        : value >= rule.min && value <= (rule.max ?? Infinity);
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

/** Whether a text is an existing calendar day: 2026-02-30 becomes another one. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}
