import { toMerged } from 'es-toolkit';
import { describe, expect, it, vi } from 'vitest';
import { activityApi } from '~/api/contract/activity';
import { ApiError } from '~/api/ApiError';
import { organizationsApi } from '~/api/contract/accounts';
import { organizationValues } from '~/domain/organizationValues';
import { mayHaveBeenApplied, type Failure } from '~/lib/Failure';
import { actionFailureText } from '~/messages/failures';
import { OrganizationsStore } from '~/stores/OrganizationsStore';
import {
  addSubscription,
  assignSeats,
  changeStatus,
  changeTotalSeats,
  createOrganization,
  editOrganization,
} from '~/stores/mutations/organizationMutations';
import type { SessionStore } from '~/stores/SessionStore';
import {
  showSaved,
  conditionalWrite,
  type OrganizationMutation,
} from '~/stores/mutations/conditionalWrite';
import { ToastsStore } from '~/stores/ToastsStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { fakeApi, jsonResponse, networkError, problemResponse, type Reply } from '../api/fakeApi';
import { wireOrganization } from '../api/wireFixtures';
import { buildSubscription } from './organizationFixtures';

// Every write of an organization against what a server may respond (docs/product.md, "Confirmations, saving, conflicts").

type Values = Readonly<Record<string, unknown>>;

const organization = { ...wireOrganization, id: 'a', name: 'Acme', subdomain: 'acme' };
const full = { ...buildSubscription('full'), id: 'sub_1' };
const values = organizationValues(organization);

/** A server with one organization, on which the next write has an outcome of the test's choice. */
async function setUp(reply?: () => Reply) {
  const server = { organization, rows: [full as Values], etag: 1 };
  let nextReply = reply;
  const api = fakeApi((_, { method, url, headers, body }) => {
    const respond = (data: unknown) =>
      jsonResponse({ data }, { headers: { ETag: `"${server.etag}"` } });
    if (method === 'GET')
      return respond(url.pathname.endsWith('/subscriptions') ? server.rows : server.organization);
    const once = nextReply;
    nextReply = undefined;
    if (once) return once();
    if (headers.get('If-Match') !== `"${server.etag}"`) return problemResponse(412);
    server.etag += 1;
    const sent = JSON.parse((body as string | null) ?? '{}') as Values;
    const [row] = server.rows;
    if (url.pathname.endsWith('/seats')) {
      const used = Number(sent['assigned_seats']);
      const total = Math.max(Number(row?.['total_seats']), used);
      server.rows = [{ ...row, used_seats: used, total_seats: total }];
    } else if (url.pathname.includes('/subscriptions/')) server.rows = [{ ...row, ...sent }];
    else if (url.pathname.endsWith('/subscriptions')) {
      server.rows = [...server.rows, { ...row, id: 'sub_2', used_seats: 0, ...sent }];
      return respond(server.rows[1]);
    } else if (method === 'PATCH') server.organization = toMerged(server.organization, sent);
    else
      server.organization = {
        ...server.organization,
        status: url.pathname.endsWith('/activate') ? 'active' : 'inactive',
      };
    return respond(url.pathname.includes('/subscriptions') ? server.rows[0] : server.organization);
  });
  const organizations = new OrganizationsStore({
    api: organizationsApi(api.http),
    activityApi: activityApi(api.http),
    optionalCalls: api.http.optionalCalls,
  });
  const toasts = new ToastsStore({ storage: memoryStorage() });
  const session = { user: { id: 'u' } } as unknown as SessionStore;
  const stores = { http: api.http, organizations, toasts, session };
  const profile = organizations.profile('a');
  await Promise.all([profile.organization.ensure(), profile.subscriptions.ensure()]);
  const write = (change: OrganizationMutation) =>
    conditionalWrite(stores, { id: 'a', etag: '"1"' }, change);
  const writesSent = () => api.sent.filter(({ method }) => method !== 'GET');
  return { ...api, server, stores, profile, write, writesSent, toasts, organizations };
}

const failureOf = (write: Promise<unknown>): Promise<Failure> =>
  write.then(
    () => expect.fail('no error'),
    (error: { failure: Failure }) => error.failure,
  );

const newName = { ...values, name: 'Wren' };
const renamed = { ...organization, name: 'Wren' };
const assigned = { ...full, used_seats: 7, available_seats: 3 };
const raised = { ...full, total_seats: 60 };
const added = { ...full, id: 'sub_2', seat_type: 'guest', total_seats: 5, used_seats: 0 };

/** Each write with what it sends, what a server that keeps it responds, and how others don't. */
const writes: readonly {
  name: string;
  change: OrganizationMutation;
  body: unknown;
  kept: Values;
  notKept: readonly (readonly [label: string, change: Values])[];
}[] = [
  {
    name: 'activate',
    change: changeStatus('activate', 'Renewed'),
    body: { reason: 'Renewed' },
    kept: organization,
    notKept: [['Status', { status: 'inactive' }]],
  },
  {
    name: 'deactivate',
    change: changeStatus('deactivate'),
    body: undefined,
    kept: { ...organization, status: 'inactive' },
    notKept: [
      ['Status', { status: 'active' }],
      ['Status', { status: null }],
      ['ID', { id: 'b' }],
    ],
  },
  {
    name: 'edit',
    change: editOrganization(values, newName, 'Asked by phone'),
    body: { name: 'Wren', reason: 'Asked by phone' },
    kept: renamed,
    notKept: [
      ['Name', { name: 'Acme' }],
      ['Address', { address: null }],
      ['Billing phone', { billing: { ...organization.billing, billing_phone: '' } }],
      ['ID', { id: 'b' }],
    ],
  },
  {
    name: 'assign seats',
    change: assignSeats(full, { assigned_seats: 7, allow_excess: false }),
    body: { assigned_seats: 7, allow_excess: false },
    kept: assigned,
    notKept: [
      ['Assigned seats', { used_seats: 4 }],
      ['Assigned seats', { used_seats: null }],
      ['ID', { id: 'sub_2' }],
    ],
  },
  {
    name: 'change total seats',
    change: changeTotalSeats(full, { total_seats: 60, reason: 'Growth' }),
    body: { total_seats: 60, reason: 'Growth' },
    kept: raised,
    notKept: [
      ['Total seats', { total_seats: 10 }],
      ['ID', { id: 'sub_2' }],
    ],
  },
  {
    name: 'add a subscription',
    change: addSubscription({ seat_type: 'guest', total_seats: 5 }, 'key'),
    body: { seat_type: 'guest', total_seats: 5 },
    kept: added,
    notKept: [
      ['Seat type', { seat_type: 'light' }],
      ['Total seats', { total_seats: 6 }],
    ],
  },
];

/** The record that a write makes, as the server holds it after somebody else's change. */
function hold({ server }: Awaited<ReturnType<typeof setUp>>, record: Values): void {
  server.etag = 7;
  if ('seat_type' in record) server.rows = record['id'] === full.id ? [record] : [full, record];
  else server.organization = record as typeof organization;
}

describe.each(writes)('$name', ({ change, body, kept, notKept }) => {
  it('sends what was entered with the ETag that the user saw, and takes over the response', async () => {
    const api = await setUp(() => jsonResponse({ data: kept }, { headers: { ETag: '"2"' } }));
    const list = api.organizations.summary;
    list.setData(null);
    await expect(api.write(change)).resolves.toMatchObject({ data: kept, etag: '"2"' });
    const [sent] = api.writesSent();
    expect([sent?.headers.get('If-Match'), sent?.body]).toEqual([
      '"1"',
      body === undefined ? null : JSON.stringify(body),
    ]);
    expect(change.find(api.profile)).toMatchObject(kept);
    expect([api.profile.version?.etag, api.profile.subscriptions.data?.etag]).toEqual([
      '"2"',
      '"2"',
    ]);
    expect(list.isStale).toBe(true);
  });

  it.each(notKept)('is no success if the server has not kept “%s”: %o', async (label, changed) => {
    const { write, profile } = await setUp(() => jsonResponse({ data: { ...kept, ...changed } }));
    const failure = await failureOf(write(change));
    expect(actionFailureText(failure, 'organization').detail).toBe(
      `The server has not kept “${label}” as you entered it.`,
    );
    expect(mayHaveBeenApplied(failure)).toBe(true);
    expect(profile.organization.isStale).toBe(true);
  });

  it('is a success after a 412 if the current record is as it was sent', async () => {
    const api = await setUp(() => problemResponse(412));
    hold(api, kept);
    await expect(api.write(change)).resolves.toMatchObject({ data: kept, etag: '"7"' });
    expect(api.writesSent()).toHaveLength(1);
  });

  it('fails with the 412 and has the current record if that isn’t as it was sent', async () => {
    const api = await setUp();
    hold(api, { ...kept, ...notKept[0]?.[1], id: kept['id'] });
    expect(await failureOf(api.write(change))).toMatchObject({ status: 412 });
    expect([api.profile.version?.etag, api.profile.subscriptions.data?.etag]).toEqual([
      '"7"',
      '"7"',
    ]);
    expect(api.writesSent()).toHaveLength(1);
  });

  it('is sent once, and makes the data stale, if it is unknown whether it was applied', async () => {
    for (const reply of [networkError(), problemResponse(502), jsonResponse({ data: 7 })]) {
      const { write, profile, organizations, writesSent } = await setUp(() => reply);
      organizations.summary.setData(null);
      expect(mayHaveBeenApplied(await failureOf(write(change)))).toBe(true);
      expect([profile.organization.isStale, organizations.summary.isStale]).toEqual([true, true]);
      expect(writesSent()).toHaveLength(1);
    }
  });

  it('drops a response that arrives after the end of the session', async () => {
    const { write, http, organizations } = await setUp(() => jsonResponse({ data: kept }));
    const writing = write(change);
    http.endSession();
    organizations.clear();
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    expect(organizations.profile('a').current).toBeUndefined();
  });
});

it('a 412 after which the record can’t be read fails with that reason, as not applied', async () => {
  const { write, server, http } = await setUp();
  server.etag = 7;
  const send = http.send.bind(http);
  vi.spyOn(http, 'send').mockImplementation((call, input) =>
    call.method === 'GET' ? Promise.reject(networkError()) : send(call, input),
  );
  const failure = await failureOf(write(changeStatus('deactivate')));
  expect(mayHaveBeenApplied(failure)).toBe(false);
});

it.each(['seats_in_use', 'seats_exceeded'])('%s reads the subscriptions again', async (code) => {
  const { write, server, profile } = await setUp(() => problemResponse(409, { code }));
  server.rows = [raised];
  await failureOf(write(changeTotalSeats(full, { total_seats: 1 })));
  expect(profile.subscriptions.data?.rows).toMatchObject([{ total_seats: 60 }]);
});

it('one of many writes leaves the lists to the caller', async () => {
  const { stores, organizations } = await setUp();
  organizations.summary.setData(null);
  const seen = { id: 'a', etag: '"1"' };
  await conditionalWrite(stores, seen, changeStatus('deactivate'), { isOneOfMany: true });
  expect(organizations.summary.isStale).toBe(false);
  organizations.recordMutations();
  expect(organizations.summary.isStale).toBe(true);
});

describe('createOrganization', () => {
  const { address, name, subdomain, billing } = organization;
  const subscriptions = [{ seat_type: 'full', total_seats: organization.total_seats }];
  const payload = { address, name, subdomain, billing, subscriptions };
  it.each<[label: string | undefined, Values]>([
    [undefined, {}],
    [undefined, { name: 'ACME', subdomain: 'Acme' }],
    ['Address', { address: null }],
    ['Amount', { billing: { ...billing, amount: 0 } }],
    ['Total seats', { total_seats: 0 }],
  ])('fails with “%s” if the created one differs by %o', async (label, changes) => {
    const { stores } = await setUp(() => jsonResponse({ data: { ...organization, ...changes } }));
    const created = createOrganization(stores, payload, 'key');
    if (label === undefined) await expect(created).resolves.toBe('a');
    else
      expect(actionFailureText(await failureOf(created), 'organization').detail).toContain(
        `“${label}”`,
      );
  });
});

/** Saves, presses "Undo", and returns what was sent for it and what the toasts say. */
async function undo(
  change: OrganizationMutation,
  before?: (api: Awaited<ReturnType<typeof setUp>>) => void,
) {
  const api = await setUp();
  const { stores, profile, toasts } = api;
  showSaved(stores, await conditionalWrite(stores, { id: profile.id, etag: '"1"' }, change));
  const [saved] = toasts.toasts;
  before?.(api);
  toasts.runAction(saved?.id ?? '');
  await vi.waitFor(() => expect(toasts.toasts).not.toEqual([]));
  const bodies = api.writesSent().map(({ body }) => JSON.parse(body as string) as unknown);
  return { saved, sent: bodies.slice(1), toasts: toasts.toasts };
}

const assignment = assignSeats(full, { assigned_seats: 12, allow_excess: true });
const earlierSeats = { assigned_seats: 4, allow_excess: false, reason: 'Undone' };

describe('Undo', () => {
  it.each<[string, OrganizationMutation, string, unknown[], string]>([
    [
      'an assignment sends the earlier seats, then the total that it raised',
      assignment,
      'Acme: full seats in use 4 → 12, total full seats 10 → 12',
      [earlierSeats, { total_seats: 10, reason: 'Undone' }],
      'Acme: full seats in use 12 → 4, total full seats 12 → 10, 2 seats become free',
    ],
    [
      'a changed total sends the earlier one',
      changeTotalSeats(full, { total_seats: 60 }),
      'Acme: total full seats 10 → 60',
      [{ total_seats: 10, reason: 'Undone' }],
      'Acme: total full seats 60 → 10, 50 seats become free',
    ],
    [
      'an edit sends the earlier values of the changed fields',
      editOrganization(values, newName, 'Asked by phone'),
      'Wren: Name Acme → Wren',
      [{ name: 'Acme', reason: 'Undone' }],
      'Wren: Name Wren → Acme',
    ],
  ])('of %s', async (_, change, saved, sent, undone) => {
    const result = await undo(change);
    expect([result.saved?.text, result.sent, result.toasts]).toEqual([
      saved,
      sent,
      [expect.objectContaining({ text: undone, action: undefined })],
    ]);
  });

  it.each<[string, number, string[]]>([
    ['changes nothing after a later change', 0, ['Acme has changed since. Nothing was undone.']],
    [
      'stops at a change in between',
      1,
      ['Acme has changed since. The rest was not undone.', 'Acme: full seats in use 12 → 4'],
    ],
  ])('%s, and says so', async (_, done, texts) => {
    const result = await undo(assignment, ({ server, http }) => {
      const send = http.send.bind(http);
      let count = 0;
      vi.spyOn(http, 'send').mockImplementation((call, input) => {
        if (call.method !== 'GET' && count === done) {
          server.etag = 9;
          server.rows = [{ ...full, used_seats: 5, total_seats: 15 }];
        }
        count += 1;
        return send(call, input);
      });
    });
    expect(result.toasts.map(({ text }) => text)).toEqual(texts);
    expect(result.sent).toHaveLength(done + 1);
  });

  it('fails with the reason, the reference, and whether it may have been saved', async () => {
    const { toasts } = await undo(assignment, ({ http }) =>
      vi
        .spyOn(http, 'send')
        .mockRejectedValue(new ApiError({ reason: 'status', status: 500, requestId: 'req_1' })),
    );
    expect(toasts).toMatchObject([
      {
        type: 'error',
        text: expect.stringMatching(/^Saving Failed!\n.*saved\. Reference req_1$/) as string,
      },
    ]);
  });

  it.each<[string, OrganizationMutation]>([
    ['a change of status', changeStatus('deactivate')],
    ['an added subscription', addSubscription({ seat_type: 'guest', total_seats: 5 }, 'key')],
    [
      'a required field that was missing',
      editOrganization({ ...values, billing_name: '' }, { ...values, name: 'Acme' }),
    ],
  ])('is not offered for %s', async (_, change) => {
    const { stores, profile } = await setUp();
    const seen = { id: profile.id, etag: '"1"' };
    expect((await conditionalWrite(stores, seen, change)).undo).toBeUndefined();
  });
});
