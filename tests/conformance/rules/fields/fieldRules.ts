import type { Call } from '~/api/contract/Call';
import { calls } from '~/api/contract/calls';
import { checkProblem, type CallInput } from '../../client/ApiClient';
import type { Reply } from '../../client/Reply';
import { check, checkEqual } from '../../check';
import type { Rule } from '../../Rule';
import type { Suite } from '../../Suite';
import type { Problem } from '../../wire';
import { validInput } from '../validInput';
import { anyCode, fieldCases, type FieldCase } from './fieldCases';
import { payloadFields, valueAt, withValue, type PayloadField } from './payloadFields';

const section = 'validation';

/**
 * Another field that a valid value is sent with, invalid, so that a create which would leave a
 * record behind fails, but not because of the value.
 */
const decoys: Readonly<Record<string, readonly { pointer: string; value: unknown }[]>> = {
  login: [
    { pointer: '/password', value: '' },
    { pointer: '/email', value: 'plain' },
  ],
  createToken: [
    { pointer: '/expires_at', value: 'tomorrow' },
    { pointer: '/name', value: '' },
  ],
  createOrganization: [
    { pointer: '/subscriptions', value: [] },
    { pointer: '/name', value: '' },
  ],
  addSubscription: [
    { pointer: '/total_seats', value: 0 },
    { pointer: '/seat_type', value: '' },
  ],
};

export const fieldRules: readonly Rule[] = Object.entries(calls).flatMap(([name, call]) =>
  payloadFields(call.body ?? {}).map((field) => ({
    id: `fields.${name}.${field.pointer.slice(1).replaceAll('/', '.')}`,
    title: `${name} checks ${field.pointer} at, below and above its bounds`,
    section,
    run: (suite: Suite) => checkFieldValues(suite, name, call, field),
  })),
);

async function checkFieldValues(suite: Suite, name: string, call: Call, field: PayloadField) {
  let input = await validInput(suite, name);
  for (const one of fieldCases(field.name, field.rule)) {
    if (one.value === undefined && call.partial) continue;
    if (one.codes) await checkInvalid(suite, name, field, input, one);
    else {
      const etag = await checkValid(suite, name, field, input, one);
      if (etag) input = { ...input, ifMatch: etag };
    }
  }
}

async function checkInvalid(
  suite: Suite,
  name: string,
  { pointer }: PayloadField,
  input: CallInput,
  { value, codes = [] }: FieldCase,
) {
  const reply = await suite.api.send(name, {
    ...input,
    body: withValue(input.body, pointer, value),
  });
  // A server may reject a value of the wrong type before it validates.
  if (codes === anyCode && reply.status === 400)
    return void checkProblem(name, reply, { status: 400, code: 'bad_request' });
  const what = `${pointer} ${shorten(value)}`;
  check(reply.status === 422, `${what} got ${reply.status}, expected 422`, reply);
  const problem = checkProblem(name, reply, { status: 422, code: 'validation_failed' });
  checkErrors(what, pointer, codes, problem, reply);
}

function checkErrors(
  what: string,
  pointer: string,
  codes: readonly string[],
  { errors = [] }: Problem,
  reply: Reply,
) {
  const own = errors.filter((error) => error.pointer === pointer);
  const all = errors.map((error) => `${error.pointer} ${error.code}`).join(', ');
  check(own.length > 0, `${what}: errors is [${all}], none at ${pointer}`, reply);
  check(own.length === errors.length, `${what}: errors is [${all}], also elsewhere`, reply);
  if (codes === anyCode) return;
  const hasCode = own.some(({ code }) => codes.includes(code));
  check(hasCode, `${what}: errors is [${all}], expected ${codes.join(' or ')}`, reply);
}

/** Sends a valid value; returns the new ETag if it was stored. */
async function checkValid(
  { api }: Suite,
  name: string,
  { pointer, rule }: PayloadField,
  input: CallInput,
  { value }: FieldCase,
): Promise<string | undefined> {
  const what = `${pointer} ${shorten(value)}`;
  const body = withValue(input.body, pointer, value);
  const decoy = decoys[name]?.find((one) => !pointer.startsWith(one.pointer));
  if (decoy) {
    const reply = await api.send(name, {
      ...input,
      body: withValue(body, decoy.pointer, decoy.value),
    });
    const { errors } = checkProblem(name, reply, { status: 422 });
    const own = errors?.filter((error) => error.pointer === pointer) ?? [];
    check(own.length === 0, `${what} is valid, but errors has ${own[0]?.code}`, reply);
    return undefined;
  }
  // Any number of seats may be assigned with allow_excess.
  const reply = await api.send(name, {
    ...input,
    body: name === 'assignSeats' ? { allow_excess: true, ...body } : body,
  });
  // Another record may have the value: it is valid nevertheless.
  if (reply.status === 409) return void checkProblem(name, reply, { status: 409 });
  check(reply.status < 300, `${what} is valid, but got ${reply.status}`, reply);
  // The reason is in the activity, not in the organization.
  if (name === 'updateOrganization' && pointer !== '/reason') {
    const { data } = reply.content as { data: unknown };
    const stored = valueAt(data, pointer);
    checkEqual(trimmed(stored), rule.kind === 'text' ? trimmed(value) : value, what, reply);
  }
  return reply.headers.get('ETag') ?? undefined;
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().normalize() : value;
}

/** A value as it is named in a failure. */
function shorten(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  const characters = Array.from(text);
  if (characters.length <= 60) return text;
  return `${characters.slice(0, 40).join('')}… (${characters.length - 2} characters)`;
}
