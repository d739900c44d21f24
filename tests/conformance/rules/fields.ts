import { memberOf } from '../client/Transport';
import type { CallInput } from '../client/ApiClient';
import { check, checkAll, checkEqual, shorten } from '../Rule';
import type { Suite } from '../Suite';
import type { Problem } from '~/domain/openapi';
import { validInput, withVersion } from './validInput';

const dayInMs = 86_400_000;

/** Values of one field (docs/api.md, "Validation"). Undefined: the field is left out. */
interface FieldCases {
  readonly valid?: readonly unknown[];
  /** Each with the codes that it may get, if they are settled: some values break several rules. */
  readonly invalid: readonly (readonly [value: unknown, ...codes: string[]])[];
}

type Payload = Readonly<Record<string, FieldCases>>;

/** Zero-width characters alone: blank. */
const invisible = '\u200B\u2060\uFEFF';
const missing = [undefined, null, ''].map((value) => [value, 'required'] as const);
const blank = ['   ', invisible].map((value) => [value, 'required'] as const);
const formCodes = ['format', 'min', 'too_long'];

function textCases(length: number): FieldCases {
  const tooLong = ['a'.repeat(length + 1), 'too_long'] as const;
  // One code point each, but two UTF-16 code units.
  const valid = ['🏢'.repeat(length), `O'Brien & <b>"Søns"</b> \\ 100%_*`, '中文 עברית'];
  return { valid, invalid: [...missing, ...blank, tooLong] };
}

function seatCases(min: number): FieldCases {
  return {
    valid: [100_000],
    invalid: [
      [undefined, 'required', 'number'],
      [min - 1, 'min'],
      [100_001, 'less_than'],
      [1.5, 'integer', 'number'],
    ],
  };
}

const email: FieldCases = {
  valid: ['user+tag@sub.example.co'],
  invalid: [undefined, '', 'plain', '@b.co', 'a@', 'a b@c.co'].map(
    (value) => [value, 'email', 'required'] as const,
  ),
};
const reason: Payload = {
  '/reason': { valid: ['é'.repeat(500)], invalid: [['a'.repeat(501), 'too_long']] },
};
const seatType: FieldCases = { invalid: [...missing, ...blank] };

const organization: Payload = {
  // Valid names are unique: other rules have them.
  '/name': {
    invalid: [...missing, ...blank, ['a', 'min'], [' a ', 'min'], ['a'.repeat(121), 'too_long']],
  },
  '/address': { valid: [null, 'é'.repeat(240)], invalid: [['a'.repeat(241), 'too_long']] },
  '/subdomain': {
    invalid: ['', 'Abcd', 'a_bc', '-abc', 'abc-', 'a.bc', 'äbcd', 'ab', 'a'.repeat(64)].map(
      (value) => [value, 'required', ...formCodes] as const,
    ),
  },
  '/billing/billing_name': textCases(120),
  '/billing/billing_email': email,
  '/billing/billing_phone': {
    valid: [null, '+44 (161) 496-0.123', '1234567', '123456789012345'],
    invalid: ['123456', '1234567890123456', '+44 161 ext 5'].map(
      (value) => [value, ...formCodes] as const,
    ),
  },
  '/billing/amount': {
    valid: [0, 19.99, 0.07, 4.35, 999_999.99],
    invalid: [
      [-0.01, 'min'],
      [1_000_000, 'less_than'],
      [10.005, 'format', 'number'],
    ],
  },
  '/billing/currency': {
    valid: ['EUR', 'JPY'],
    invalid: ['', 'usd', 'QQQ'].map((value) => [value, 'required', 'format'] as const),
  },
};

/** The fields of each payload, by pointer. */
function payloadsAt(now: number): Readonly<Record<string, Payload>> {
  const at = (days: number) => new Date(now + days * dayInMs).toISOString();
  return {
    login: { '/email': { invalid: email.invalid }, '/password': { invalid: missing } },
    createToken: {
      '/name': { invalid: [...missing, ...blank, ['a'.repeat(61), 'too_long']] },
      '/expires_at': {
        valid: [at(1), at(365)],
        invalid: [
          ['tomorrow', 'date'],
          [at(-1), 'greater_than'],
          [at(367), 'less_than'],
        ],
      },
    },
    createOrganization: {
      ...organization,
      '/subscriptions': { invalid: [[[], 'at_least_count']] },
      '/subscriptions/0/seat_type': seatType,
      '/subscriptions/0/total_seats': seatCases(1),
    },
    updateOrganization: { ...organization, ...reason },
    activateOrganization: reason,
    deactivateOrganization: reason,
    addSubscription: { '/seat_type': seatType, '/total_seats': seatCases(1), ...reason },
    changeTotalSeats: { '/total_seats': seatCases(1), ...reason },
    assignSeats: { '/assigned_seats': seatCases(0), ...reason },
    addNote: {
      '/text': {
        valid: ['🏢'.repeat(2_000)],
        invalid: [...missing, ['   ', 'required'], ['a'.repeat(2_001), 'too_long']],
      },
    },
    lookUpOrganizations: {
      '/values': {
        valid: [Array.from({ length: 500 }, (_, index) => `zz-unknown-${index}`)],
        invalid: [[[], 'at_least_count'], [Array.from({ length: 501 }, () => 'a')]],
      },
      '/values/0': { invalid: [['a'.repeat(321), 'too_long']] },
    },
  };
}

/** Valid values of the others would leave a record behind each. */
const keepsRecords = ['createOrganization', 'addSubscription'];

/** Checks that a call accepts and rejects the values of its fields. */
export async function checkFields(suite: Suite, name: string): Promise<void> {
  const fields = Object.entries(payloadsAt(Date.now())[name] ?? {});
  if (fields.length === 0) return;
  let input = await validInput(suite, name);
  const isPartial = name === 'updateOrganization';
  await checkAll(
    fields.flatMap(([pointer, { valid = [], invalid }]) => [
      ...invalid
        .filter(([value]) => value !== undefined || !isPartial)
        .map(([value, ...codes]) => async () => {
          await checkInvalid(suite, name, input, pointer, value, codes);
        }),
      ...(keepsRecords.includes(name) ? [] : valid).map((value) => async () => {
        if (name !== 'createToken') input = await withVersion(suite, input);
        await checkValid(suite, name, input, pointer, value);
      }),
    ]),
  );
}

async function checkInvalid(
  { api }: Suite,
  name: string,
  input: CallInput,
  pointer: string,
  value: unknown,
  codes: readonly string[],
): Promise<void> {
  const reply = await api.send(name, { ...input, body: withValue(input.body, pointer, value) });
  const what = `${name} with ${pointer} ${describe(value)}`;
  const accepted = `${what} responded ${reply.status}, expected 422`;
  check(reply.status >= 300, accepted, reply, `invalid ${pointer} accepted`);
  const expected = { status: 422, code: 'validation_failed' };
  const { errors = [] }: Problem = api.checkProblem(name, reply, expected, 'with an invalid field');
  const own = errors.filter((error) => error.pointer === pointer);
  const found = errors.map((error) => `${error.pointer} ${error.code}`).join(', ');
  const misplaced = `${what}: errors is [${found}], none at ${pointer}`;
  check(own.length > 0, misplaced, reply, 'errors at other pointers');
  const wrongCode = `${what}: errors is [${found}], expected ${codes.join(' or ')}`;
  check(
    codes.length === 0 || own.some(({ code }) => codes.includes(code)),
    wrongCode,
    reply,
    `code of ${pointer}`,
  );
}

async function checkValid(
  { api, records }: Suite,
  name: string,
  input: CallInput,
  pointer: string,
  value: unknown,
): Promise<void> {
  const own =
    name === 'createToken' ? { ...(input.body as object), name: records.uniqueName() } : input.body;
  const reply = await api.send(name, { ...input, body: withValue(own, pointer, value) });
  const what = `${name} with ${pointer} ${describe(value)}`;
  const message = `${what} is valid, but got 422`;
  check(reply.status !== 422, message, reply, `valid ${pointer} rejected`);
  api.checkSuccess(name, reply);
  if (name !== 'updateOrganization' || pointer === '/reason') return;
  const stored = valueAt(memberOf(reply, 'data'), pointer);
  checkEqual(stored, value, `${pointer} after ${describe(value)}`, reply, `${pointer} is changed`);
}

/** A copy of a payload with another value at a pointer; undefined removes it. */
function withValue(payload: unknown, pointer: string, value: unknown): object {
  const copy = structuredClone(payload ?? {}) as Record<string, unknown>;
  const keys = pointer.slice(1).split('/');
  const last = keys.pop() ?? '';
  let target = copy;
  for (const key of keys) target = (target[key] ??= {}) as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return copy;
}

/** The value at a pointer. */
export function valueAt(content: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], content);
}

/** A value as it is named in a failure. */
function describe(value: unknown): string {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return length > 40 ? `${shorten(text, 40)} (${length})` : text;
}
