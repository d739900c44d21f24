import { memoize } from 'es-toolkit';
import { isBlank } from '~/lib/text';
import { currencyValues } from '~/domain/openapi';
import type { FieldRule, FormRule } from '~/domain/rules/FieldRule';
import { addressIn, asciiAddress, firstLabel } from './addresses';
import { cleanText, plainDashes } from './cleanText';

type Rule = FieldRule | FormRule;

const currencies: readonly string[] = currencyValues;

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

/** Without its currency, in the notation with a decimal point, if it can be read in one way only. */
function cleanNumber(text: string, currency: string): string {
  const number = withoutCurrency(text, currency);
  if (/^-?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/.test(number)) return number.replaceAll(' ', '');
  return /^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(number)
    ? number.replaceAll('.', '').replace(',', '.')
    : number;
}

/**
 * The number that a text with a sign, "+20" or "-5", makes of another one. One below zero isn't made:
 * it would read as a change again.
 */
function changedNumber(text: string, from: number): string {
  const [, sign, digits = ''] = /^([+\u2212-]) ?(\d[\d,]*)$/.exec(text) ?? [];
  if (sign === undefined) return text;
  const by = Number(digits.replaceAll(',', ''));
  const changed = sign === '+' ? from + by : from - by;
  return changed < 0 ? `-${digits}` : String(changed);
}

/** Without the code or symbol of the currency at either end. */
function withoutCurrency(text: string, currency: string): string {
  if (/^[\d., -]*$/.test(text) || !currencies.includes(currency)) return text;
  const upperCase = text.toUpperCase();
  const numbers = currencySymbols(currency).flatMap((symbol) => [
    upperCase.startsWith(symbol) ? text.slice(symbol.length) : '',
    upperCase.endsWith(symbol) ? text.slice(0, -symbol.length) : '',
  ]);
  return numbers.find((number) => /^[\d., -]*\d[\d., -]*$/.test(number))?.trim() ?? text;
}

/** The code of a currency and its symbols in upper case: `USD`, `US$`, `$`. */
const currencySymbols = memoize((currency: string): readonly string[] => {
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  );
  return [currency, ...symbols.flatMap((symbol) => symbol?.value.toUpperCase() ?? [])];
});
