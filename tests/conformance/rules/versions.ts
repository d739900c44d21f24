import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '../openapi';
import { check, checkAll, checkEqual, type Rule } from '../Rule';
import type { CallInput } from '../client/ApiClient';
import type { Suite } from '../Suite';
import type { Organization, OrganizationRow } from '~/domain/openapi';
import { validInput } from './validInput';

/** Writes with `If-Match`; those that get 428 without it. */
const writes = Object.values(calls)
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'))
  .map(({ name }) => name);
const needsVersion = writes.filter(
  (name) => 'PATCH' === calls[name]?.method || name === 'addSubscription',
);

/** Fails if a response has no tag that can be sent in `If-Match`. */
function checkTag(etag: string): void {
  check(etag !== '*', 'the response has no strong ETag', undefined, 'header ETag');
}

/** Writes that change an organization, each with its current tag. */
async function changingWrites(suite: Suite) {
  const inputs = [];
  for (const name of writes) {
    const input = await validInput(suite, name);
    checkTag(input.ifMatch ?? '*');
    inputs.push({ name, input, id: input.path?.['id'] ?? '' });
  }
  return inputs;
}

/** Checks that a write fails and changes nothing. */
async function checkRefused(
  { api, records }: Suite,
  name: string,
  input: CallInput,
  expected: { readonly status: number; readonly code: string },
  when: string,
): Promise<void> {
  const id = input.path?.['id'] ?? '';
  const before = await records.read(id);
  await api.reject(name, input, expected, when);
  checkEqual(await records.read(id), before, `the organization after the ${expected.status}`);
}

async function checkConcurrentChanges({ api, records }: Suite): Promise<void> {
  const { id, etag } = await records.createOrganization();
  checkTag(etag);
  const stale = { path: { id }, ifMatch: '"stale"', body: { address: null } };
  await api.reject('updateOrganization', stale, { status: 412 }, 'with a stale If-Match');
  const change = () => ({ path: { id }, ifMatch: etag, body: { address: records.uniqueName() } });
  const changes = [change(), change()];
  const replies = await Promise.all(changes.map((input) => api.send('updateOrganization', input)));
  const statuses = replies.map(({ status }) => status);
  const message = `two changes at once with one If-Match got ${statuses.join(' and ')}, expected 200 and 412`;
  check(statuses.includes(200) && statuses.includes(412), message, replies[0]);
  const { etag: current } = await records.read(id);
  const winner = replies.find(({ status }) => status === 200);
  checkEqual(current, winner?.headers.get('ETag'), 'the ETag after both');
}

export const versionRules: readonly Rule[] = [
  {
    id: 'versions.tags',
    title: 'each write returns a new strong ETag, which reads and rows have too, compressed or not',
    section: 'versions',
    step: 6,
    async run(suite) {
      const { api, records } = suite;
      const all = await changingWrites(suite);
      await checkAll(
        all.map(({ name, input, id }) => async () => {
          const { etag, reply } = await api.succeed(name, input);
          checkTag(etag);
          check(etag !== input.ifMatch, `${name} left the ETag as it was`, reply);
          const { etag: read } = await records.read(id);
          checkEqual(read, etag, `the ETag of a read after ${name}`);
          const { etag: listed } = await api.succeed('listSubscriptions', { path: { id } });
          checkEqual(listed, etag, `the ETag of the subscriptions after ${name}`);
        }),
      );
      const { id, etag, organization } = await records.createOrganization();
      const headers = { 'Accept-Encoding': 'gzip, br' };
      const reply = await api.send('readOrganization', { path: { id }, headers });
      const compressed = reply.headers.get('ETag');
      checkEqual(compressed, etag, 'the ETag with Accept-Encoding: gzip', reply, 'header ETag');
      const { data, reply: list } = await api.succeed<OrganizationRow[]>('listOrganizations', {
        query: { q: organization.name },
      });
      const row = data.find((one) => one.id === id);
      if (row) checkEqual(row.etag, etag, 'etag of the row', list);
    },
  },
  {
    id: 'versions.checks',
    title:
      'a stale If-Match gets 412, and a PATCH or an added subscription without one 428; nothing is changed',
    section: 'versions',
    step: 5,
    async run(suite) {
      const { api } = suite;
      const all = await changingWrites(suite);
      await checkAll(
        all.map(({ name, input, id }) => async () => {
          const stale = { status: 412, code: 'conflict' };
          const never = { ...input, ifMatch: '"stale"' };
          await checkRefused(suite, name, never, stale, 'with a stale If-Match');
          const missing = { ...input, ifMatch: undefined };
          const expected = { status: 428, code: 'precondition_required' };
          if (needsVersion.includes(name))
            await checkRefused(suite, name, missing, expected, 'without If-Match');
          else await api.succeed(name, missing);
          if (!needsVersion.includes(name)) return;
          const body = { address: suite.records.uniqueName() };
          const change = { path: { id }, ifMatch: input.ifMatch, body };
          await api.succeed('updateOrganization', change);
          await checkRefused(suite, name, input, stale, 'with a stale If-Match');
        }),
      );
    },
  },
  {
    id: 'versions.concurrent',
    title: 'of two changes at once with one If-Match one succeeds, the other gets 412',
    section: 'order-of-checks',
    step: 4,
    async run(suite) {
      // Whether two requests meet on the server is chance.
      for (let attempt = 0; attempt < 3; attempt += 1) await checkConcurrentChanges(suite);
    },
  },
  {
    id: 'versions.merge',
    title: 'PATCH keeps the members that are absent, also within billing, and ignores unknown ones',
    section: 'versions',
    step: 4,
    async run({ api, records }) {
      const { id, etag, organization } = await records.createOrganization({
        billing: { billing_phone: '+44 20 7946 0958' },
      });
      const body = { billing: { billing_name: 'Accounts Payable' }, favourite_colour: 'blue' };
      const input = { path: { id }, ifMatch: etag, body };
      const { data, reply } = await api.succeed<Organization>('updateOrganization', input);
      const expected = { ...organization.billing, ...body.billing };
      checkEqual(data.billing, expected, 'billing after a change of billing_name', reply);
      checkEqual(data.name, organization.name, 'the name after a change of billing_name', reply);
      const { organization: read } = await records.read(id);
      checkEqual(read.billing, expected, 'billing after a change of billing_name');
    },
  },
  {
    id: 'versions.times',
    title:
      'instants are now by the Date header; a changed status sets its own and updated_at, twice is no error',
    section: 'requests-and-responses',
    step: 4,
    async run({ api, records }) {
      const body = records.newOrganization();
      const created = await api.succeed<Organization>('createOrganization', { body });
      const date = created.reply.headers.get('Date');
      const now = date === null ? Date.now() : Date.parse(date);
      const offset = Math.abs(Date.parse(created.data.registered_at) - now);
      const instant = `registered_at of a new organization is ${created.data.registered_at}, but Date is ${date}`;
      check(offset < 120_000, instant, created.reply, 'instants are not now');
      const path = { id: created.data.id };
      // Instants may have seconds only.
      await sleep(1100);
      const { data, reply } = await api.succeed<Organization>('deactivateOrganization', { path });
      const isLater = Date.parse(data.updated_at) > Date.parse(created.data.updated_at);
      check(isLater, `updated_at is ${data.updated_at}, as before`, reply);
      check(data.status_changed_at !== null, 'status_changed_at is null after a change', reply);
      checkEqual(data.status, 'inactive', 'status after deactivateOrganization', reply);
      for (let times = 0; times < 2; times += 1) {
        const again = await api.succeed<Organization>('activateOrganization', { path });
        checkEqual(again.data.status, 'active', 'status after activateOrganization', again.reply);
      }
    },
  },
];
