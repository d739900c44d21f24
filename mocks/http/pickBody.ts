import type { BodyRules } from '../../src/api/contract/Call';
import { checkField } from '../../src/domain/checkField';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A checked payload as it is stored: its rules' fields alone, texts trimmed, blank ones (an address
 * of spaces) as null.
 */
export function pickBody(rules: BodyRules, body: Fields): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const [field, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(body, field)) continue;
    const value = body[field];
    if (rule.kind === 'group') picked[field] = pickBody(rule.fields, value as Fields);
    else if (rule.kind === 'rows')
      picked[field] = (value as Fields[]).map((row) => pickBody(rule.fields, row));
    else if (typeof value !== 'string' || (rule.kind === 'text' && rule.verbatim))
      picked[field] = value;
    else picked[field] = isBlank(value) ? null : value.trim();
  }
  return picked;
}

function isBlank(text: string): boolean {
  return checkField({ kind: 'text', required: true }, text) !== undefined;
}
