import { isBlank } from '~/lib/text';
import type { FieldRule, FormRule } from '~/domain/rules/FieldRule';
import { addressIn, asciiAddress, firstLabel } from './addresses';
import { cleanText, plainDashes } from './cleanText';
import { changedNumber, cleanNumber } from './numberText';

type Rule = FieldRule | FormRule;

/** A text as the API stores it, by the rule of its field (docs/api.md, "Text"). */
export function storedText(rule: Rule, text: string): string {
  if (rule.kind === 'text' && rule.verbatim) return text;
  if (isBlank(text)) return '';
  if (rule.kind === 'text' && rule.multiline) return text.trim();
  return rule.kind === 'email' ? asciiAddress(cleanText(text)) : cleanText(text);
}

/**
 * What a user has typed or pasted into a field, cleaned without changing its meaning
 * (docs/product.md, "Pasted text"). `values` are those of the form's fields.
 */
export function cleanField(
  rule: Rule,
  text: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  if (rule.kind === 'text' && (rule.verbatim || rule.multiline)) return text;
  const cleaned = storedText(rule, text);
  if (rule.kind === 'email') return asciiAddress(addressIn(cleaned));
  if (rule.kind === 'number') {
    const number = cleanNumber(cleaned, cleanText(String(values[rule.currencyField ?? ''])));
    return rule.changes === undefined ? number : changedNumber(number, rule.changes);
  }
  if (rule.kind !== 'text') return cleaned;
  if (rule.content === 'phone') return cleanPhone(cleaned);
  return rule.content === 'subdomain' ? (firstLabel(cleaned) ?? cleaned).toLowerCase() : cleaned;
}

/** With plain hyphens, spaces for slashes, without `tel:`. */
function cleanPhone(text: string): string {
  return plainDashes(text.replace(/^tel: ?/i, '')).replaceAll(/ ?\/ ?/g, ' ');
}
