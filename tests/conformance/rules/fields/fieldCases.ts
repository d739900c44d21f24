import type { FieldRule, IssueCode, NumberRule, TextRule } from '~/domain/rules/FieldRule';
import { noteRules, organizationRules } from '~/domain/rules/organizationRules';
import { dayInMs } from '~/lib/time';

/** A value of one field and what the contract says about it. */
export interface FieldCase {
  /** Undefined: the field is left out. */
  readonly value: unknown;
  /** The codes that it may be rejected with; undefined if it is valid. */
  readonly codes?: readonly string[];
}

/** Where the contract says that a value is invalid, but not with which code. */
export const anyCode: readonly string[] = [];

const character = 'a';
/** One code point, two UTF-16 code units, four bytes in UTF-8. */
const emoji = '🏢';
/** Zero-width characters alone: blank. */
const invisible = '\u200B\u2060\uFEFF';
/** `e` and a combining accent: one letter, two code points. */
const combined = 'e\u0301';

/** Values at, below and above the bounds of a field, and others that its rule names. */
export function fieldCases(field: string, rule: FieldRule): FieldCase[] {
  // Whether an amount may be left out is open.
  const missing = field === 'amount' ? [null, ''] : [undefined, null, ''];
  const absent = rule.kind === 'instant' ? [] : [undefined, null];
  return [
    ...(rule.required
      ? missing.map((value) => ({ value, codes: acceptedCodes('required', rule) }))
      : absent.map((value) => ({ value }))),
    ...(special[field]?.valid ?? []).map((value) => ({ value })),
    ...(special[field]?.invalid ?? []).map((value) => ({ value, codes: [formatCode(rule)] })),
    ...casesOfKind(rule, field),
  ];
}

function formatCode({ kind }: FieldRule): string {
  return kind === 'email' ? 'email' : kind === 'instant' ? 'date' : 'format';
}

/** The codes that the contract's templates allow where the validation rules give this one. */
export function acceptedCodes(code: IssueCode, rule: FieldRule): IssueCode[] {
  const { kind } = rule;
  const hasForm = kind === 'text' && rule.pattern !== undefined;
  if (kind === 'text' && code === 'min')
    return ['min', 'at_least_count', ...(hasForm ? (['format'] as const) : [])];
  if (hasForm && (code === 'required' || code === 'too_long' || code === 'format'))
    return [code, 'format', 'min', 'too_long'];
  if (kind === 'number' && (code === 'required' || code === 'integer' || code === 'format'))
    return [code, 'number'];
  if (kind === 'email') return ['required', 'email'];
  if (kind === 'choice') return ['required', 'format'];
  return [code];
}

/** Where the contract says that the length counts after trimming. */
export function isTrimmed(rule: FieldRule): boolean {
  return rule === organizationRules.name || rule === noteRules.text;
}

function casesOfKind(rule: FieldRule, field: string): FieldCase[] {
  switch (rule.kind) {
    case 'text':
      return textCases(rule, field);
    case 'number':
      return numberCases(rule);
    case 'email':
      return [{ value: '   ', codes: acceptedCodes('required', rule) }, wrongType(7)];
    case 'choice':
      return [...rule.options.slice(0, 3).map((value) => ({ value })), wrongType(7)];
    case 'flag':
      return [{ value: true }, { value: false }];
    case 'instant':
      return instantCases(rule.withinDays ?? 0);
  }
}

function wrongType(value: unknown): FieldCase {
  return { value, codes: anyCode };
}

function textCases(rule: TextRule, field: string): FieldCase[] {
  const { required, verbatim, minLength, maxLength, pattern } = rule;
  // The server chooses the seat types: it may know only some.
  const isFree = pattern === undefined && !verbatim && field !== 'seat_type';
  const trims = isTrimmed(rule);
  const blank = trims ? ['   ', '\t\n', invisible] : ['   ', invisible];
  const tooShort = acceptedCodes('min', rule);
  const tooLong = acceptedCodes('too_long', rule);
  return [
    ...(required && !verbatim
      ? blank.map((value) => ({ value, codes: acceptedCodes('required', rule) }))
      : []),
    ...(isFree
      ? [`O'Brien & <b>"Søns"</b> \\ 100%_*`, 'Ünïcødé 中文 עברית', combined.repeat(3)].map(
          (value) => ({ value }),
        )
      : []),
    ...(minLength === undefined
      ? []
      : [
          { value: character.repeat(minLength - 1), codes: tooShort },
          { value: ` ${character.repeat(minLength - 1)} `, codes: trims ? tooShort : anyCode },
          { value: unusual(minLength, isFree) },
        ]),
    ...(maxLength === undefined
      ? []
      : [
          ...(field === 'seat_type' ? [] : [{ value: unusual(maxLength, isFree) }]),
          { value: character.repeat(maxLength + 1), codes: tooLong },
          ...(isFree
            ? [
                { value: emoji.repeat(maxLength) },
                { value: emoji.repeat(maxLength + 1), codes: tooLong },
              ]
            : []),
          ...(trims ? [{ value: ` ${unusual(maxLength, true)} ` }] : []),
        ]),
    ...[7, true, ['a'], { a: 1 }].map(wrongType),
  ];
}

/** A text of this length that hardly any other record has. */
function unusual(length: number, isFree: boolean): string {
  return Array.from({ length }, () =>
    isFree
      ? String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))
      : Math.floor(Math.random() * 36).toString(36),
  ).join('');
}

function numberCases(rule: NumberRule): FieldCase[] {
  const { min = 0, lessThan = 0, integer } = rule;
  return [
    { value: min },
    { value: integer ? lessThan - 1 : lessThan - 0.01 },
    { value: integer ? min - 1 : min - 0.01, codes: ['min'] },
    { value: lessThan, codes: ['less_than'] },
    { value: 2 ** 53 + 2, codes: ['less_than'] },
    ...(integer
      ? [{ value: 1.5, codes: acceptedCodes('integer', rule) }]
      : [
          ...[19.99, 0.07, 1.1, 4.35, 8.2].map((value) => ({ value })),
          ...[0.001, 10.005].map((value) => ({
            value,
            codes: acceptedCodes('format', rule),
          })),
        ]),
    { value: '10', codes: ['number'] },
    wrongType(true),
    wrongType([1]),
  ];
}

function instantCases(withinDays: number): FieldCase[] {
  const at = (days: number) => new Date(Date.now() + days * dayInMs).toISOString();
  return [
    { value: null },
    { value: at(1) },
    { value: at(withinDays - 1) },
    { value: at(-1), codes: ['greater_than'] },
    { value: at(withinDays + 1), codes: ['less_than'] },
    wrongType(7),
  ];
}

/** Values of particular fields, valid or of the wrong form. */
const special: Readonly<
  Record<string, { readonly valid: readonly unknown[]; readonly invalid: readonly unknown[] }>
> = {
  seat_type: { valid: ['full', 'light', 'guest'], invalid: [] },
  subdomain: {
    valid: [],
    invalid: ['Abcd', 'a_bc', '-abc', 'abc-', 'a.bc', 'äbcd', 'ab cd'],
  },
  billing_phone: {
    valid: ['+44 (161) 496-0.123', '1234567', '123456789012345'],
    invalid: ['123456', '1234567890123456', '+44 161 ext 5', '١٢٣٤٥٦٧'],
  },
  billing_email: {
    valid: ['user+tag@sub.example.co', `${'a'.repeat(60)}@example.com`],
    invalid: ['plain', '@b.co', 'a@', 'a b@c.co', 'a@b.co,c@d.co', 'Ann <a@b.co>', 'a@b..co'],
  },
  email: { valid: [], invalid: ['plain', '@b.co', 'a@', 'a b@c.co'] },
  currency: { valid: [], invalid: ['usd', 'QQQ', 'US', 'DOLLAR'] },
  expires_at: { valid: [], invalid: ['2026-12-31', 'tomorrow', '2027-02-30T00:00:00Z'] },
};
