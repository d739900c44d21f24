import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginRules, tokenRules } from '~/domain/rules/accessRules';
import { checkField } from '~/domain/rules/checkField';
import type { FormRule } from '~/domain/rules/FieldRule';
import {
  billingRules,
  organizationRules,
  seatRules,
  subscriptionRules,
} from '~/domain/rules/organizationRules';
import { checkNumberText } from '~/domain/rules/parseNumber';
import { cleanField } from '~/domain/text/cleanField';
import { expiryRules } from '~/domain/rules/tokenExpiry';
import { formErrors } from '~/forms/schema/formErrors';
import { fieldMessage } from '~/messages/fieldMessage';

type DomainRule = Exclude<FormRule, { kind: 'day' }>;

/** The message of the domain's check, which the contract and the mock API use. */
function domainMessage(rule: DomainRule, typed: string): string | undefined {
  const text = cleanField(rule, typed);
  const issue = rule.kind === 'number' ? checkNumberText(rule, text) : checkField(rule, text);
  return issue && fieldMessage(issue, 'Label');
}

async function schemaMessage(rule: DomainRule, text: string): Promise<string | undefined> {
  const errors = await formErrors({ field: { label: 'Label', rule } }, { field: text });
  return errors.field;
}

const rules: Record<string, DomainRule> = {
  ...loginRules,
  ...organizationRules,
  ...billingRules,
  ...subscriptionRules,
  'assigned seats': seatRules.assigned_seats,
  'token name': tokenRules.name,
  'token expiry': expiryRules.expires,
};

const digits = fc.nat().map(String);
const spaces = fc.constantFrom('', ' ', '\u200B', '\uFEFF', '\u00A0', '\n', '\u202C', '\u0301');
const hostile = fc.constantFrom(
  ...'a..b@c.co a@b.co,c@d.co user+tag@sub.example.co 1234567;ext=1 -ab'.split(' '),
  ...'0x10 1e3 Infinity -0.00 1.005 +5 9007199254740993 999999.99 １２ .5 5. --1'.split(' '),
  ...'null __proto__ constructor {value} ${path} {{7*7}} <b> \u202Eemca \uD800 \u0000'.split(' '),
  `${'a'.repeat(250)}@b.co`,
  '9'.repeat(400),
  '1 000',
  'abc\nx',
  `a${'\u0301'.repeat(60)}`,
);

/** Texts around the bounds of a rule's length, with characters of two UTF-16 units too. */
const lengths = fc
  .tuple(
    fc.constantFrom('a', '😀', '7', ' '),
    fc.constantFrom(0, 1, 2, 3, 60, 61, 63, 64, 120, 121, 240, 241),
  )
  .map(([character, length]) => character.repeat(length));

const email = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z.]{0,4}@[a-z.-]{0,6}$/));
const numeric = fc.oneof(
  fc.stringMatching(/^-?[0-9,.]{0,9}$/),
  fc.double().map(String),
  fc.tuple(digits, digits).map((parts) => parts.join('.')),
);
const phone = fc.stringMatching(/^[+0-9 ().-]{0,20}$/);
const text = fc
  .tuple(
    spaces,
    fc.oneof(hostile, lengths, email, numeric, phone, fc.string(), fc.string({ unit: 'binary' })),
    spaces,
  )
  .map((parts) => parts.join(''));

describe.each(Object.entries(rules))('the yup schema of the rule for %s', (_, rule) => {
  it('accepts what the domain accepts, and rejects the rest with the same message', () =>
    fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect(await schemaMessage(rule, value)).toBe(domainMessage(rule, value));
      }),
      { numRuns: 200 },
    ));
});

const bound = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });
const textRule: fc.Arbitrary<DomainRule> = fc.record({
  kind: fc.constant('text' as const),
  required: fc.boolean(),
  verbatim: fc.boolean(),
  minLength: bound,
  maxLength: bound,
  pattern: fc.constantFrom(undefined, '^[a-z0-9 ]*$'),
  digits: fc.constantFrom(undefined, { min: 2, max: 5 }),
});
const numberRule: fc.Arbitrary<DomainRule> = fc.record({
  kind: fc.constant('number' as const),
  required: fc.boolean(),
  integer: fc.boolean(),
  min: bound,
  lessThan: fc.integer({ min: 0, max: 2000 }),
  decimals: fc.constantFrom(undefined, 0, 1, 2),
});

it('the yup schema of any text or number rule agrees with the domain’s check', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(textRule, numberRule), text, async (rule, value) => {
      expect(await schemaMessage(rule, value)).toBe(domainMessage(rule, value));
    }),
    { numRuns: 1000 },
  );
}, 30_000);
