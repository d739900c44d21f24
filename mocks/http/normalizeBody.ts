import type { BodyRules } from '~/domain/rules/FieldRule';
import { storedText } from '~/domain/text/cleanField';

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
    else if (rule.kind === 'texts') normalized[field] = value;
    else normalized[field] = typeof value === 'string' ? storedText(rule, value) || null : value;
  }
  return normalized;
}
