import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { NewOrganization } from '~/domain/openapi';
import type { BodyRules } from '~/domain/rules/FieldRule';
import { calls as clientCalls } from '~~/mocks/calls';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import {
  callNamed,
  calls,
  documentedResponse,
  resolve,
  schemaErrors,
  type Schema,
} from '../../conformance/openapi';

/** The paths of all members that responses or payloads of a schema have: `data/billing/amount`. */
function documentedMembers(reference: Schema): string[] {
  const { properties = {}, items, allOf = [], oneOf = [] } = resolve<Schema>(reference);
  const own = Object.entries(properties).flatMap(([name, member]) => [
    name,
    ...documentedMembers(member).map((path) => `${name}/${path}`),
  ]);
  return [...own, ...[...allOf, ...oneOf, ...(items ? [items] : [])].flatMap(documentedMembers)];
}

/** The same of a schema of the client. */
function clientMembers(schema: GenericSchema): string[] {
  const {
    entries = {},
    item,
    wrapped,
  } = schema as {
    readonly entries?: Readonly<Record<string, GenericSchema>>;
    readonly item?: GenericSchema;
    readonly wrapped?: GenericSchema;
  };
  const own = Object.entries(entries).flatMap(([name, member]) => [
    name,
    ...clientMembers(member).map((path) => `${name}/${path}`),
  ]);
  return [...own, ...[item, wrapped].flatMap((inner) => (inner ? clientMembers(inner) : []))];
}

/** The same of the rules of a payload. */
function ruleMembers(rules: BodyRules): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => [
    name,
    ...('fields' in rule ? ruleMembers(rule.fields).map((path) => `${name}/${path}`) : []),
  ]);
}

it('the client has the calls of the document', () => {
  expect(Object.keys(clientCalls).toSorted()).toEqual(Object.keys(calls).toSorted());
});

it.each(Object.entries(clientCalls))('%s has the members of the document', (name, call) => {
  const { payload, status } = callNamed(name);
  const { schema } = documentedResponse(name, status);
  expect({
    payload: ruleMembers(call.body ?? {}).toSorted(),
    response: [...new Set(call.response ? clientMembers(call.response) : [])].toSorted(),
  }).toEqual({
    payload: [...new Set(documentedMembers(payload ?? {}))].toSorted(),
    response: [...new Set(documentedMembers(schema))].toSorted(),
  });
});

const organization = callNamed('createOrganization').example as NewOrganization;

interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly ifMatch?: string | null;
  readonly bearer?: string | null;
}

/** Sends a call to a new mock API as a signed-in user; `id`, `sid` and `If-Match` are of one record. */
async function createClient() {
  const send = createMockFetch(createMockApi({ organizations: 3 }));
  const request = async (name: string, input: Input = {}) => {
    const { method, path } = callNamed(name);
    const values = { ...known, ...input.path };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
    const bearer = input.bearer === undefined ? known['bearer'] : input.bearer;
    const ifMatch = input.ifMatch === undefined ? known['etag'] : input.ifMatch;
    return send(`http://api.test${filled}${input.query ?? ''}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(bearer !== null && bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        ...(ifMatch !== null && ifMatch !== undefined && { 'If-Match': ifMatch }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
  };
  const known: Record<string, string> = {};
  const read = async (response: Promise<Response>) =>
    (await (await response).json()) as { data: { id: string; token: string } & { id: string }[] };
  const signIn = { email: 'demo@example.com', password: 'demo' };
  known['bearer'] = (await read(request('login', { body: signIn }))).data.token;
  const created = await request('createOrganization', { body: organization });
  known['etag'] = created.headers.get('ETag') ?? '';
  known['id'] = ((await created.json()) as { data: { id: string } }).data.id;
  known['sid'] = (await read(request('listSubscriptions'))).data[0]?.id ?? '';
  const token = (await read(request('createToken', { body: { name: 'CI', expires_at: null } })))
    .data;
  return { request, token };
}

const unknown = { path: { id: 'unknown' } };
const reason = { reason: 'Contract renewed.' };

/** Each call with a success and its typical errors. */
const responses: [call: string, status: number, input?: Input][] = [
  ['login', 200, { body: { email: 'demo@example.com', password: 'demo' } }],
  ['login', 401, { body: { email: 'demo@example.com', password: 'wrong' } }],
  ['login', 422, { body: {} }],
  ['login', 400],
  ['logout', 204],
  ['listTokens', 200],
  ['listTokens', 401, { bearer: null }],
  ['createToken', 201, { body: { name: 'Other', expires_at: null } }],
  ['createToken', 422, { body: { name: 'CI', expires_at: 'tomorrow' } }],
  ['revokeToken', 404, unknown],
  ['listOrganizations', 200, { query: '?q=a&per_page=10' }],
  ['listOrganizations', 400, { query: '?per_page=7' }],
  ['lookUpOrganizations', 200, { body: { values: ['Brightwater', 'Brightwatr'] } }],
  ['lookUpOrganizations', 422, { body: { values: [] } }],
  ['createOrganization', 201, { body: { ...organization, name: 'Other', subdomain: 'other-1' } }],
  ['createOrganization', 409, { body: organization }],
  ['createOrganization', 422, { body: { name: 'A', subdomain: '-', subscriptions: [] } }],
  ['readOrganization', 200],
  ['readOrganization', 404, unknown],
  ['updateOrganization', 200, { body: { address: '1 Road', ...reason } }],
  ['updateOrganization', 404, { ...unknown, body: {} }],
  ['updateOrganization', 412, { body: { address: '1 Road' }, ifMatch: '"stale"' }],
  ['updateOrganization', 422, { body: { billing: { amount: -1 } } }],
  ['updateOrganization', 428, { body: { address: '1 Road' }, ifMatch: null }],
  ['activateOrganization', 200, { body: reason }],
  ['deactivateOrganization', 200],
  ['deactivateOrganization', 412, { ifMatch: '"stale"' }],
  ['listSubscriptions', 200],
  ['addSubscription', 201, { body: { seat_type: 'light', total_seats: 5 } }],
  ['addSubscription', 409, { body: { seat_type: 'full', total_seats: 5 } }],
  ['changeTotalSeats', 200, { body: { total_seats: 30 } }],
  ['changeTotalSeats', 404, { path: { sid: 'unknown' }, body: { total_seats: 30 } }],
  ['assignSeats', 200, { body: { assigned_seats: 5 } }],
  ['assignSeats', 409, { body: { assigned_seats: 21 } }],
  ['listDailySeats', 200, { query: '?days=7' }],
  ['listDailySeats', 400, { query: '?days=0' }],
  ['listOrganizationActivity', 200],
  ['listActivity', 200, { query: '?action=organization_created,note_added&limit=5' }],
  ['listActivity', 400, { query: '?action=unknown' }],
  ['addNote', 201, { body: { text: 'A note' } }],
  ['addNote', 422, { body: { text: ' ' } }],
  ['readSummary', 200],
];

describe('the mock API responds as the document says', () => {
  it('to each of its calls', () => {
    const tested = [...responses.map(([name]) => name), 'revokeToken'];
    expect([...new Set(tested)].toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(responses.map(([name, status, input = {}]) => [name, status, input] as const))(
    'to %s: %i',
    async (name, status, input) => {
      const { request } = await createClient();
      await checkResponse(name, status, await request(name, input));
      if (status < 300 && input.body !== undefined)
        expect(schemaErrors(callNamed(name).payload ?? {}, input.body)).toEqual([]);
    },
  );

  it('to a revoked token, one without permission, and a total below the seats in use', async () => {
    const { request, token } = await createClient();
    const create = { body: { name: 'Third', expires_at: null }, bearer: token.token };
    await checkResponse('createToken', 403, await request('createToken', create));
    const revoke = await request('revokeToken', { path: { id: token.id } });
    await checkResponse('revokeToken', 200, revoke);
    const assign = { body: { assigned_seats: 9 }, ifMatch: null };
    await checkResponse('assignSeats', 200, await request('assignSeats', assign));
    const change = { body: { total_seats: 5 }, ifMatch: '*' };
    const inUse = await checkResponse(
      'changeTotalSeats',
      409,
      await request('changeTotalSeats', change),
    );
    expect(inUse).toMatchObject({ code: 'seats_in_use', used_seats: 9 });
  });
});

async function checkResponse(name: string, status: number, response: Response): Promise<unknown> {
  const { mediaType, schema, headers } = documentedResponse(name, status);
  expect(response.status).toBe(status);
  const text = await response.text();
  if (mediaType === undefined) return expect(text).toBe('');
  expect(response.headers.get('Content-Type')?.split(';')[0]).toBe(mediaType);
  const content: unknown = JSON.parse(text);
  expect(
    schemaErrors(schema, content).map(({ instancePath, message }) => instancePath + message),
  ).toEqual([]);
  for (const [header, pattern] of Object.entries(headers))
    expect(response.headers.get(header), header).toMatch(new RegExp(pattern));
  return content;
}
