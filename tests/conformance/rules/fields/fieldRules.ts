import type { Call } from '~/api/contract/Call';
import { calls } from '~~/mocks/calls';
import type { ApiClient, CallInput } from '../../client/ApiClient';
import { errorsOf, memberOf, type Reply } from '../../client/Reply';
import { check, checkEqual } from '../../check';
import type { Rule } from '../../Rule';
import type { Suite } from '../../Suite';
import type { Problem } from '../../wire';
import { validInput, withVersion } from '../validInput';
import { anyCode, fieldCases, type FieldCase } from './fieldCases';
import { acceptedReason, codeReason, misplacedReason, rejectedReason } from '../../reasons';
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
      await checkValid(suite, name, field, input, one);
      input = await withVersion(suite, input);
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
    return void suite.api.checkProblem(name, reply, { status: 400, code: 'bad_request' });
  const what = `${pointer} ${shorten(value)}`;
  check(
    reply.status === 422,
    `${what} got ${reply.status}, expected 422`,
    reply,
    reply.status < 300 ? acceptedReason(pointer) : suite.api.reasonOf(name, reply, 422, what),
  );
  const problem = suite.api.checkProblem(name, reply, { status: 422, code: 'validation_failed' });
  checkErrors(suite.api, name, what, pointer, codes, problem, reply);
}

function checkErrors(
  api: ApiClient,
  name: string,
  what: string,
  pointer: string,
  codes: readonly string[],
  { errors = [] }: Problem,
  reply: Reply,
) {
  const own = errors.filter((error) => error.pointer === pointer);
  const others = errors.filter((error) => error.pointer !== pointer);
  const all = `${what}: errors is [${errorsOf(reply).join(', ')}]`;
  // The rest of the payload may be what the server rejects.
  const reason = api.knownReason(name, reply) ?? misplacedReason(others.map((one) => one.pointer));
  check(own.length > 0, `${all}, none at ${pointer}`, reply, reason);
  check(others.length === 0, `${all}, also elsewhere`, reply, reason);
  if (codes === anyCode) return;
  const hasCode = own.some(({ code }) => codes.includes(code));
  const message = `${all}, expected ${codes.join(' or ')}`;
  check(hasCode, message, reply, codeReason(pointer, own[0]?.code));
}

/** Sends a valid value. */
async function checkValid(
  { api }: Suite,
  name: string,
  { pointer, rule }: PayloadField,
  input: CallInput,
  { value }: FieldCase,
): Promise<void> {
  const what = `${pointer} ${shorten(value)}`;
  const body = withValue(input.body, pointer, value);
  const decoy = decoys[name]?.find((one) => !pointer.startsWith(one.pointer));
  if (decoy) {
    const reply = await api.send(name, {
      ...input,
      body: withValue(body, decoy.pointer, decoy.value),
    });
    const { errors } = api.checkProblem(name, reply, { status: 422 });
    const own = errors?.filter((error) => error.pointer === pointer) ?? [];
    const message = `${what} is valid, but errors has ${own[0]?.code}`;
    check(own.length === 0, message, reply, rejectedReason(pointer));
    return;
  }
  // Any number of seats may be assigned with allow_excess.
  const reply = await api.send(name, {
    ...input,
    body: name === 'assignSeats' ? { allow_excess: true, ...body } : body,
  });
  // Another record may have the value: it is valid nevertheless.
  if (reply.status === 409) return void api.checkProblem(name, reply, { status: 409 });
  check(
    reply.status < 300,
    `${what} is valid, but got ${reply.status}`,
    reply,
    reply.status === 422 ? rejectedReason(pointer) : api.reasonOf(name, reply, 200, what),
  );
  // The reason is in the activity, not in the organization.
  if (name === 'updateOrganization' && pointer !== '/reason') {
    const stored = valueAt(memberOf(reply, 'data'), pointer);
    const expected = rule.kind === 'text' ? trimmed(value) : value;
    checkEqual(trimmed(stored), expected, what, reply, `${pointer} is changed`);
  }
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
