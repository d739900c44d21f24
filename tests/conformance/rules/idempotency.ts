import { randomUUID } from 'node:crypto';
import { calls } from '~/api/contract/calls';
import type { CallInput } from '../client/ApiClient';
import { check, checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Organization, PageMeta } from '../wire';
import { validInput } from './validInput';

const section = 'idempotency';
/** A repeated create-token isn't replayed: its secret is shown once. */
const creates = Object.entries(calls).filter(
  ([name, { idempotencyKey }]) => idempotencyKey && name !== 'createToken',
);

/** How many records a create has made. */
async function countCreated({ api }: Suite, name: string, input: CallInput): Promise<number> {
  if (name === 'createOrganization') {
    const { name: q } = input.body as { name: string };
    const query = { q };
    return (await api.succeed<unknown[], PageMeta>('listOrganizations', { query })).meta.total;
  }
  const list = name === 'addNote' ? 'listOrganizationActivity' : 'listSubscriptions';
  const path = { id: input.path?.['id'] ?? '' };
  const { data } = await api.succeed<object[]>(list, { path });
  const wanted = JSON.stringify(Object.values(input.body as object)[0]);
  return data.filter((row) => JSON.stringify(row).includes(wanted)).length;
}

const generated = creates.flatMap(([name]): Rule[] => [
  {
    id: `idempotency.${name}.replay`,
    title: `${name} with a repeated key returns the first response and creates no second record`,
    section,
    async run(suite) {
      const { api, records } = suite;
      const input = { ...(await validInput(suite, name)), idempotencyKey: randomUUID() };
      const first = await api.succeed<Organization>(name, input);
      if (name === 'createOrganization') records.noteOrganization(first.data);
      const second = await api.succeed<Organization>(name, input);
      if (name === 'createOrganization') records.noteOrganization(second.data);
      checkEqual(second.data, first.data, 'the repeated response', second.reply);
      const count = await countCreated(suite, name, input);
      check(count === 1, `${count} records were created, expected 1`, second.reply);
    },
  },
  {
    id: `idempotency.${name}.reused`,
    title: `${name} with the key of a different payload gets 422 idempotency_key_reused`,
    section,
    async run(suite) {
      const { api, records } = suite;
      const idempotencyKey = randomUUID();
      const input = { ...(await validInput(suite, name)), idempotencyKey };
      const { data, etag } = await api.succeed<Organization>(name, input);
      if (name === 'createOrganization') records.noteOrganization(data);
      // With the current version, so that nothing but the key is wrong.
      const ifMatch = input.ifMatch === undefined ? undefined : etag;
      const { body } = await validInput(suite, name);
      const other = name === 'addSubscription' ? { seat_type: 'guest', total_seats: 6 } : body;
      const expected = { status: 422, code: 'idempotency_key_reused' };
      await api.reject(name, { ...input, body: other, ifMatch }, expected);
    },
  },
]);

export const idempotencyRules: readonly Rule[] = [
  ...generated,
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
      const { data } = await api.succeed<Organization>('createOrganization', input);
      records.noteOrganization(data);
    },
  },
  {
    id: 'idempotency.conflicts',
    title: 'a 412 isn’t replayed: the same key and payload succeed with the current ETag',
    section,
    async run({ api, records }) {
      const { id, etag } = await records.createOrganization();
      const body = { seat_type: 'light', total_seats: 5 };
      const input = { path: { id }, body, idempotencyKey: randomUUID() };
      await api.reject('addSubscription', { ...input, ifMatch: '"stale"' }, { status: 412 });
      await api.succeed('addSubscription', { ...input, ifMatch: etag });
    },
  },
  {
    id: 'idempotency.tokens',
    title: 'create-token isn’t replayed: no second response has the secret',
    section: 'post-apiauthcreate-token',
    async run({ api, records }) {
      const name = records.uniqueName();
      const input = { body: { name, expires_at: null }, idempotencyKey: randomUUID() };
      const { data } = await api.succeed<{ id: string; name: string; token: string }>(
        'createToken',
        input,
      );
      records.noteToken(data);
      await api.reject('createToken', input, { status: 422, error: '/name exists' });
    },
  },
];
