import { get, set, unset } from 'es-toolkit/compat';
import type { Problem } from '~/domain/openapi';
import { cleanText } from '~/domain/text/cleanText';
import type { CallInput } from '../client/ApiClient';
import { memberOf, type Reply } from '../client/Transport';
import { callNamed, membersOf, resolve, schemaErrors, type Schema } from '../openapi';
import { check, checkAll, checkEqual, shorten } from '../Rule';
import type { Suite } from '../Suite';
import { validInput, withVersion } from './validInput';

const dayInMs = 86_400_000;

interface Cases {
  readonly valid: readonly unknown[];
  /** Each with the codes that it may get, if they are settled: some values break several rules. */
  readonly invalid: readonly (readonly [value: unknown, ...codes: string[]])[];
}

interface Field extends Cases {
  /** RFC 6901, into the payload. */
  readonly pointer: string;
}

/** What no schema says of fields (docs/api.md, "Validation"). */
function casesBeyondSchema(name: string): Cases {
  const at = (days: number) => new Date(Date.now() + days * dayInMs).toISOString();
  switch (name) {
    case 'amount':
      return { valid: [19.99, 0.07, 4.35], invalid: [[10.005, 'format', 'number']] };
    case 'billing_phone':
      return {
        valid: ['+44 (161) 496-0.123', '1234567', '123456789012345'],
        invalid: [
          ['123456', 'format', 'min'],
          ['1234567890123456', 'format', 'too_long'],
        ],
      };
    case 'expires_at':
      return {
        valid: [at(1), at(365)],
        invalid: [
          [at(-1), 'greater_than'],
          [at(367), 'less_than'],
        ],
      };
    default:
      return { valid: [], invalid: [] };
  }
}

/** Whatever is unique or a credential: other rules have valid ones. */
const ownNames = ['name', 'subdomain', 'seat_type', 'email', 'password'];

/** Values at and beyond the bounds of a field's schema, blank ones and those of other types. */
function casesOf(name: string, schema: Schema, isRequired: boolean): Cases {
  const isInvalid = (value: unknown) => {
    const isCleaned = typeof value === 'string' && name !== 'password';
    return schemaErrors(schema, isCleaned ? cleanText(value) : value).length > 0;
  };
  const { valid, invalid } = candidatesOf(name, schema);
  const [, ...blankCodes] = invalid[0] ?? [];
  const beyond = casesBeyondSchema(name);
  return {
    valid: ownNames.includes(name)
      ? []
      : [...valid, ...beyond.valid].filter((value) => !isInvalid(value)),
    invalid: [
      ...(isRequired ? [[undefined, ...blankCodes] as const] : []),
      ...invalid.filter(([value]) => isInvalid(value)),
      ...beyond.invalid,
    ],
  };
}

/** Values of which the schema says whether they are valid; the first invalid one is null. */
function candidatesOf(name: string, schema: Schema): Cases {
  const { minimum = 0, exclusiveMaximum = 0, maxItems } = schema;
  const list = (length: number) => Array.from({ length }, (_, index) => `zz-unknown-${index}`);
  switch ([schema.type].flat().find((one) => one !== 'null')) {
    case 'array':
      return {
        valid: maxItems === undefined ? [] : [list(maxItems)],
        invalid: [
          [null, 'required', 'at_least_count'],
          [[], 'at_least_count'],
          ...(maxItems === undefined ? [] : [[list(maxItems + 1), 'too_long'] as const]),
        ],
      };
    case 'boolean':
      return { valid: [true], invalid: [['yes', 'format']] };
    case 'number':
    case 'integer': {
      const step = schema.type === 'integer' ? 1 : 0.01;
      return {
        valid: [minimum, exclusiveMaximum - step],
        invalid: [
          [null, 'required', 'number'],
          [minimum - step, 'min'],
          [exclusiveMaximum, 'less_than'],
          [minimum + 0.5, 'integer', 'number'],
          [String(minimum), 'number'],
          [{}, 'number'],
        ],
      };
    }
    default:
      return textCandidatesOf(name, schema);
  }
}

function textCandidatesOf(
  name: string,
  { format, pattern, enum: options, minLength = 0, maxLength }: Schema,
): Cases {
  const code = format === 'email' ? 'email' : format === 'date-time' ? 'date' : 'format';
  const isPlain = format === undefined && pattern === undefined && options === undefined;
  const blankCodes = isPlain ? ['required'] : ['required', 'min', code];
  // The text of a note is only trimmed.
  const blanks = ['', '   ', ...(name === 'text' ? [] : ['\u200B\u2060\uFEFF'])];
  const short = 'a'.repeat(Math.max(1, minLength - 1));
  const words = 'Abcd a_bc -abc abc- a.bc äbcd usd QQQ plain @b.co a@ tomorrow';
  return {
    valid: [
      null,
      ...(options?.slice(0, 2) ?? []),
      'user+tag@sub.example.co',
      ...(isPlain ? [`O'Brien & <b>"Søns"</b> \\ 100%_*`, '中文 עברית'] : []),
      // One code point each, but two UTF-16 code units.
      '🏢'.repeat(maxLength ?? 1),
    ],
    invalid: [
      [null, ...blankCodes],
      ...blanks.map((value) => [value, ...blankCodes] as const),
      [42, code],
      [{}, code],
      ...[...words.split(' '), 'a b@c.co', '+44 161 ext 5'].map(
        (value) => [value, code, 'min', 'too_long'] as const,
      ),
      ...['', ' '].map((end) => [end + short + end, 'min', code] as const),
      ...(maxLength === undefined ? [] : [['a'.repeat(maxLength + 1), 'too_long', code] as const]),
    ],
  };
}

/** The fields of a payload, those of its groups and of the first of its rows too. */
function fieldsOf(payload: Schema, parent = ''): Field[] {
  const { properties, required } = membersOf(payload);
  return Object.entries(properties).flatMap(([name, reference]) => {
    const schema = resolve(reference);
    const pointer = `${parent}/${name}`;
    const items = schema.items && resolve(schema.items);
    if (schema.allOf || schema.type === 'object') return fieldsOf(schema, pointer);
    return [
      { pointer, ...casesOf(name, schema, required.includes(name)) },
      ...(items?.properties ? fieldsOf(items, `${pointer}/0`) : []),
      ...(items?.type === 'string'
        ? [{ pointer: `${pointer}/0`, ...casesOf('', items, false) }]
        : []),
    ];
  });
}

/** Valid values of the others would leave a record behind each. */
const keepsRecords = ['createOrganization', 'addSubscription'];

/** Checks that a call accepts and rejects the values of its fields. */
export async function checkFields(suite: Suite, name: string): Promise<void> {
  const { payload } = callNamed(name);
  if (!payload) return;
  let input = await validInput(suite, name);
  await checkAll(
    fieldsOf(payload).flatMap(({ pointer, valid, invalid }) => {
      const accepted: unknown[] = [];
      let last: Reply | undefined;
      return [
        ...invalid.map(([value, ...codes]) => async () => {
          const reply = await sendValue(suite, name, input, pointer, value);
          if (reply.status >= 300) return checkRejected(suite, name, reply, pointer, value, codes);
          accepted.push(value);
          last = reply;
          suite.records.distrust(input.path?.['id'] ?? '');
          // What it has changed fails none of the next values.
          input = await validInput(suite, name);
        }),
        async () => {
          const message = `${name} accepts ${pointer} ${accepted.map(describe).join(', ')} (${last?.status}), expected 422`;
          const reason = `invalid ${pointer.replace(/^.*\/0\//, '/')} accepted`;
          check(accepted.length === 0, message, last, reason);
        },
        ...(keepsRecords.includes(name) ? [] : valid).map((value) => async () => {
          await checkValid(suite, name, input, pointer, value);
          input = await withVersion(suite, input);
        }),
      ];
    }),
  );
}

function sendValue(
  { api, records }: Suite,
  name: string,
  input: CallInput,
  pointer: string,
  value: unknown,
) {
  const own =
    name === 'createToken' ? { ...(input.body as object), name: records.uniqueName() } : input.body;
  return api.send(name, { ...input, body: withValue(own, pointer, value) });
}

function checkRejected(
  { api }: Suite,
  name: string,
  reply: Reply,
  pointer: string,
  value: unknown,
  codes: readonly string[],
): void {
  const expected = { status: 422, code: 'validation_failed' };
  const what = `${name} with ${pointer} ${describe(value)}`;
  const { errors = [] }: Problem = api.checkProblem(name, reply, expected, 'with an invalid field');
  const own = errors.filter((error) => error.pointer === pointer);
  const found = errors.map((error) => `${error.pointer} ${error.code}`).join(', ');
  const misplaced = `${what}: errors is [${found}], none at ${pointer}`;
  check(own.length > 0, misplaced, reply, 'errors at other pointers');
  const wrongCode = `${what}: errors is [${found}], expected ${codes.join(' or ')}`;
  check(
    codes.length === 0 || own.some((error) => codes.includes(error.code)),
    wrongCode,
    reply,
    `code of ${pointer}`,
  );
}

async function checkValid(
  suite: Suite,
  name: string,
  input: CallInput,
  pointer: string,
  value: unknown,
): Promise<void> {
  const reply = await sendValue(suite, name, input, pointer, value);
  const message = `${name} with ${pointer} ${describe(value)} is valid, but got 422`;
  check(reply.status !== 422, message, reply, `valid ${pointer} rejected`);
  suite.api.checkSuccess(name, reply);
  if (name !== 'updateOrganization' || pointer === '/reason') return;
  const stored = valueAt(memberOf(reply, 'data'), pointer);
  checkEqual(stored, value, `${pointer} after ${describe(value)}`, reply, `${pointer} is changed`);
}

/** A copy of a payload with another value at a pointer; undefined removes it. */
function withValue(payload: unknown, pointer: string, value: unknown): object {
  const copy = structuredClone(payload ?? {});
  if (value === undefined) unset(copy, pathOf(pointer));
  else set(copy, pathOf(pointer), value);
  return copy;
}

/** The value at a pointer. */
export function valueAt(content: unknown, pointer: string): unknown {
  return pointer === '' ? content : get(content, pathOf(pointer));
}

const pathOf = (pointer: string) => pointer.slice(1).split('/');

/** A value as it is named in a failure. */
function describe(value: unknown): string {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return length > 40 ? `${shorten(text, 40)} (${length})` : text;
}
