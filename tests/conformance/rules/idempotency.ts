import { randomUUID } from 'node:crypto';
import { calls } from '~~/mocks/calls';
import type { CallInput } from '../client/ApiClient';
import { memberOf, type Reply } from '../client/Reply';
import { check, checkEqual } from '../check';
import { acceptedReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Organization, PageMeta } from '../wire';
import { checkSearch } from './listing';
import { validInput } from './validInput';

const section = 'idempotency';
/** A repeated create-token isn't replayed: its secret is shown once. */
export const creates = Object.entries(calls).filter(
  ([name, { idempotencyKey }]) => idempotencyKey && name !== 'createToken',
);

/** How many records a create has made. */
export async function countCreated(suite: Suite, name: string, input: CallInput): Promise<number> {
  const { api } = suite;
  if (name === 'createOrganization') {
    await checkSearch(suite);
    const { name: q } = input.body as { name: string };
    const query = { q };
    // Not the total, which may be wrong.
    return (await api.succeed<unknown[], PageMeta>('listOrganizations', { query })).data.length;
  }
  const list = name === 'addNote' ? 'listOrganizationActivity' : 'listSubscriptions';
  const path = { id: input.path?.['id'] ?? '' };
  const { data } = await api.succeed<{ readonly id: string }[]>(list, { path });
  const wanted = JSON.stringify(Object.values(input.body as object)[0]);
  const created = data.filter((row) => JSON.stringify(row).includes(wanted));
  return new Set(created.map(({ id }) => id)).size;
}

/** Sends a create twice with the same key. */
export async function checkReplay({ api }: Suite, name: string, input: CallInput) {
  const first = await api.succeed<Organization>(name, input);
  const reply = await api.send(name, input);
  const ignored = 'Idempotency-Key is ignored';
  const message = `${name} with the same key and payload responded ${reply.status}, expected the first response`;
  check(reply.status === first.reply.status, message, reply, ignored);
  checkEqual(memberOf(reply, 'data'), first.data, 'the repeated response', reply, ignored);
  return first;
}

const generated = creates.flatMap(([name]): Rule[] => [
  {
    id: `idempotency.${name}.replay`,
    title: `${name} with a repeated key returns the first response and creates no second record`,
    section,
    async run(suite) {
      const input = { ...(await validInput(suite, name)), idempotencyKey: randomUUID() };
      await checkReplay(suite, name, input);
      const count = await countCreated(suite, name, input);
      check(count === 1, `${name} twice with one key made ${count} records, expected 1`);
    },
  },
  {
    id: `idempotency.${name}.reused`,
    title: `${name} with the key of a different payload gets 422 idempotency_key_reused`,
    section,
    async run(suite) {
      const { api } = suite;
      const idempotencyKey = randomUUID();
      const input = { ...(await validInput(suite, name)), idempotencyKey };
      const { etag } = await checkReplay(suite, name, input);
      // With the current version, so that nothing but the key is wrong.
      const ifMatch = input.ifMatch === undefined ? undefined : etag;
      const { body } = await validInput(suite, name);
      const other = name === 'addSubscription' ? { seat_type: 'guest', total_seats: 6 } : body;
      const expected = { status: 422, code: 'idempotency_key_reused' };
      await api.reject(name, { ...input, body: other, ifMatch }, expected);
    },
  },
]);

/** Checks a repetition that can succeed, of a create that has failed. */
function checkRetry(reply: Reply, failure: number): void {
  const message = `with the key of a create that got ${failure}, one that can succeed got ${reply.status}, expected 201`;
  check(reply.status === 201, message, reply, 'failures are replayed');
}

export const idempotencyRules: readonly Rule[] = [
  ...generated,
  {
    id: 'idempotency.paths',
    title: 'a key with another path gets 422 idempotency_key_reused',
    section,
    async run(suite) {
      const { api, records } = suite;
      const first = { ...(await validInput(suite, 'addNote')), idempotencyKey: randomUUID() };
      await checkReplay(suite, 'addNote', first);
      const path = { id: (await records.createOrganization()).id };
      const expected = { status: 422, code: 'idempotency_key_reused' };
      await api.reject('addNote', { ...first, path }, expected);
    },
  },
  {
    id: 'idempotency.invalid',
    title: 'an invalid payload gets 422 validation_failed, whatever its key',
    section,
    async run(suite) {
      const name = 'createOrganization';
      const first = { ...(await validInput(suite, name)), idempotencyKey: randomUUID() };
      await checkReplay(suite, name, first);
      const invalid = { ...first, body: { ...(first.body as object), name: '' } };
      const unused = { ...suite.records.newOrganization(), name: '' };
      const other = await suite.api.send(name, { body: unused });
      check(other.status >= 300, 'an empty name is accepted', other, acceptedReason('/name'));
      const expected = { status: 422, code: 'validation_failed', error: '/name required' };
      await suite.api.reject(name, invalid, expected);
    },
  },
  {
    id: 'idempotency.failures',
    title: 'a failed create isn’t replayed: the same key and payload succeed once they can',
    section,
    async run({ api, records }) {
      const taken = await records.createOrganization();
      const body = { ...records.newOrganization(), name: taken.organization.name };
      const input = { body, idempotencyKey: randomUUID() };
      await api.reject('createOrganization', input, {
        status: 409,
        code: 'duplicate',
        error: '/name exists',
      });
      await api.succeed('updateOrganization', {
        path: { id: taken.id },
        ifMatch: taken.etag,
        body: { name: records.uniqueName() },
      });
      checkRetry(await api.send('createOrganization', input), 409);
    },
  },
  {
    id: 'idempotency.conflicts',
    title: 'a 412 isn’t replayed: the same key and payload succeed with the current ETag',
    section,
    async run({ api, records }) {
      const { id, etag } = await records.createOrganization();
      const body = { seat_type: 'light', total_seats: 5 };
      const stale = { status: 412, code: 'conflict' };
      const input = { path: { id }, body, idempotencyKey: randomUUID() };
      await api.reject('addSubscription', { ...input, ifMatch: '"stale"' }, stale);
      checkRetry(await api.send('addSubscription', { ...input, ifMatch: etag }), 412);
    },
  },
  {
    id: 'idempotency.tokens',
    title: 'create-token isn’t replayed: no second response has the secret',
    section: 'post-apiauthcreate-token',
    async run({ api, records }) {
      const name = records.uniqueName();
      const input = { body: { name, expires_at: null }, idempotencyKey: randomUUID() };
      await api.succeed('createToken', input);
      await api.reject('createToken', input, { status: 422, error: '/name exists' });
    },
  },
];
