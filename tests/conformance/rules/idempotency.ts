import { randomUUID } from 'node:crypto';
import type { CallInput } from '../client/ApiClient';
import { memberOf } from '../client/Transport';
import { check, checkAll, checkEqual, type Rule } from '../Rule';
import type { Suite } from '../Suite';
import { validInput } from './validInput';

const section = 'idempotency';
const creates = ['createOrganization', 'addSubscription', 'addNote'];

/** The lists in which the records of a create are. */
const lists: Readonly<Record<string, string>> = {
  createOrganization: 'listOrganizations',
  addSubscription: 'listSubscriptions',
  addNote: 'listOrganizationActivity',
};

async function withKey(suite: Suite, name: string): Promise<CallInput> {
  return { ...(await validInput(suite, name)), idempotencyKey: randomUUID() };
}

/** Fails unless a create that was sent twice has made one record. */
async function checkCount({ api }: Suite, name: string, input: CallInput): Promise<void> {
  const body = input.body as Readonly<Record<string, unknown>>;
  const wanted = String(body['name'] ?? body['seat_type'] ?? body['text']);
  const query = name === 'createOrganization' ? { q: wanted } : {};
  const { path = {} } = input;
  const { data } = await api.succeed<{ readonly id: string }[]>(lists[name] ?? '', { path, query });
  const created = data.filter((row) => JSON.stringify(row).includes(`"${wanted}"`));
  const message = `${name} twice with one Idempotency-Key made ${created.length} records, expected 1`;
  check(created.length === 1, message, undefined, 'a repeated Idempotency-Key');
}

async function checkReplay(suite: Suite, name: string): Promise<void> {
  const { api } = suite;
  const input = await withKey(suite, name);
  const first = await api.succeed(name, input);
  const reply = await api.send(name, input);
  const message = `${name} with the same Idempotency-Key responded ${reply.status}, expected the first response`;
  const reason = 'a repeated Idempotency-Key';
  check(reply.status === 201, message, reply, reason);
  checkEqual(
    memberOf(reply, 'data'),
    first.data,
    `the repeated response of ${name}`,
    reply,
    reason,
  );
  await checkCount(suite, name, input);
}

async function checkReuse(suite: Suite, name: string): Promise<void> {
  await checkReplay(suite, name);
  const { api, records } = suite;
  const input = await withKey(suite, name);
  const { etag } = await api.succeed(name, input);
  const body = {
    createOrganization: records.newOrganization(),
    addSubscription: { seat_type: 'guest', total_seats: 6 },
    addNote: { text: 'Another note' },
  }[name];
  // With the current version, so that nothing but the key is wrong.
  const ifMatch = input.ifMatch === undefined ? undefined : etag;
  const expected = { status: 422, code: 'idempotency_key_reused' };
  await api.reject(name, { ...input, body, ifMatch }, expected, 'with the key of another payload');
}

async function checkConcurrentCreates(suite: Suite, name: string): Promise<void> {
  await checkReplay(suite, name);
  const input = await withKey(suite, name);
  const replies = await Promise.all([suite.api.send(name, input), suite.api.send(name, input)]);
  for (const reply of replies) {
    const isInProgress = reply.status === 409 && memberOf(reply, 'code') === 'request_in_progress';
    const message = `one of two ${name} at once with one Idempotency-Key got ${reply.status}, expected 201 or 409 request_in_progress`;
    check(reply.status === 201 || isInProgress, message, reply, 'concurrent requests with one key');
  }
  await checkCount(suite, name, input);
}

const eachCreate = (checkOne: (suite: Suite, name: string) => Promise<void>) => (suite: Suite) =>
  checkAll(
    creates.map((name) => async () => {
      if (await suite.api.has(name)) await checkOne(suite, name);
    }),
  );

export const idempotencyRules: readonly Rule[] = [
  {
    id: 'idempotency.replay',
    title: 'a create with a repeated key returns the first response and creates no second record',
    section,
    step: 7,
    run: eachCreate(checkReplay),
  },
  {
    id: 'idempotency.reused',
    title: 'a create with the key of a different payload gets 422 idempotency_key_reused',
    section,
    step: 7,
    run: eachCreate(checkReuse),
  },
  {
    id: 'idempotency.concurrent',
    title: 'two creates at once with one key make one record',
    section,
    step: 7,
    async run(suite) {
      // Whether two requests meet on the server is chance.
      for (let attempt = 0; attempt < 2; attempt += 1)
        await eachCreate(checkConcurrentCreates)(suite);
    },
  },
  {
    id: 'idempotency.failures',
    title: 'failures aren’t replayed, and neither is create-token, whose response has a secret',
    section,
    step: 10,
    async run({ api, records }) {
      const { id, etag } = await records.createOrganization();
      const body = { seat_type: 'light', total_seats: 5 };
      const input = { path: { id }, body, idempotencyKey: randomUUID() };
      const stale = { status: 412, code: 'conflict' };
      await api.reject(
        'addSubscription',
        { ...input, ifMatch: '"stale"' },
        stale,
        'with a stale If-Match',
      );
      const reply = await api.send('addSubscription', { ...input, ifMatch: etag });
      const message = `with the key of a request that got 412, one that can succeed got ${reply.status}`;
      check(reply.status === 201, message, reply, 'failures are replayed');
      const token = { name: records.uniqueName(), expires_at: null };
      const create = { body: token, idempotencyKey: randomUUID() };
      await api.succeed('createToken', create);
      const expected = { status: 422, error: '/name exists' };
      await api.reject('createToken', create, expected, 'with a repeated key');
    },
  },
];
