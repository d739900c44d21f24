import { calls, documentedResponse, type DocumentedCall } from '../openapi';
import { check, checkAll, checkEqual, type Rule } from '../Rule';
import type { Suite } from '../Suite';
import { checkFields } from './fields';
import { validInput } from './validInput';

/** The calls that each step of building a server adds, from step 0 on (docs/api.md). */
const steps: readonly (readonly string[])[] = [
  [],
  ['login', 'logout'],
  ['createOrganization', 'readOrganization', 'listSubscriptions'],
  [],
  ['updateOrganization', 'activateOrganization', 'deactivateOrganization'],
  ['addSubscription', 'assignSeats', 'changeTotalSeats'],
  ['listOrganizations', 'lookUpOrganizations', 'readSummary'],
  [],
  ['listOrganizationActivity', 'listActivity', 'addNote'],
  ['listDailySeats'],
  ['listTokens', 'createToken', 'revokeToken'],
];

const unknownId = 'zz-unknown.v2:1';

/** Each call responds as the document says: its success, its errors, and to the values of its fields. */
export const callRules: readonly Rule[] = Object.values(calls).map((call) => ({
  id: `calls.${call.name}`,
  title: titleOf(call),
  step: steps.findIndex((names) => names.includes(call.name)),
  async run(suite) {
    if (!(await suite.api.has(call.name))) await suite.api.send(call.name);
    const checks = [checkSuccess, checkAuthentication, checkIds, checkPayload];
    await checkAll([
      ...checks.map((checkOne) => () => checkOne(suite, call)),
      () => checkFields(suite, call.name),
    ]);
  },
}));

function titleOf({ name, status, isPublic, path, payload }: DocumentedCall): string {
  return [
    `${name} responds ${status} as documented`,
    ...(isPublic ? [] : ['401 without a valid token']),
    ...(path.includes('{') ? ['404 for unknown ids'] : []),
    ...(payload ? ['422 for invalid fields'] : []),
  ].join(', ');
}

async function checkSuccess(suite: Suite, { name, status }: DocumentedCall): Promise<void> {
  const input = await validInput(suite, name);
  const { data, reply } = await suite.api.succeed<{ readonly id: string }>(name, input);
  const location = reply.headers.get('Location');
  if (!('Location' in documentedResponse(name, status).headers) || location === null) return;
  const { host } = suite.options;
  const url = URL.canParse(location, host) ? new URL(location, host) : undefined;
  const expected = `${reply.request.path}/${encodeURIComponent(data.id)}`;
  checkEqual(url?.pathname, expected, `Location of ${name}`, reply, 'header Location');
}

async function checkAuthentication(suite: Suite, { name, isPublic }: DocumentedCall) {
  if (isPublic) return;
  const input = await validInput(suite, name);
  const { bearer = '' } = suite.api;
  // One other character near its end, where a signed token has its signature.
  const index = Math.max(0, bearer.length - 8);
  const forged =
    bearer.slice(0, index) + (bearer[index] === 'A' ? 'B' : 'A') + bearer.slice(index + 1);
  const expected = { status: 401, code: 'unauthenticated' };
  await suite.api.reject(name, { ...input, bearer: null }, expected, 'without a token');
  await suite.api.reject(name, { ...input, bearer: forged }, expected, 'with a forged token');
}

async function checkIds(suite: Suite, { name, path }: DocumentedCall): Promise<void> {
  if (!path.includes('{')) return;
  const input = await validInput(suite, name);
  for (const key of Object.keys(input.path ?? {}))
    await suite.api.reject(
      name,
      { ...input, path: { ...input.path, [key]: unknownId } },
      { status: 404, code: 'not_found' },
      'with an unknown id',
    );
}

async function checkPayload(suite: Suite, call: DocumentedCall): Promise<void> {
  if (!call.needsPayload) return;
  const input = await validInput(suite, call.name);
  const reply = await suite.api.send(call.name, { ...input, body: '{"' });
  // Whether it is a bad request or an invalid payload is open.
  const message = `${call.name} with what is not JSON responded ${reply.status}, expected 400`;
  check([400, 422].includes(reply.status), message, reply);
}
