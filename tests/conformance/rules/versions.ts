import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '~~/mocks/calls';
import type { Call } from '~/api/contract/Call';
import type { CallInput } from '../client/ApiClient';
import { check, checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Organization } from '../wire';
import { findRow } from './listing';
import { valueAt } from './fields/payloadFields';
import { validInput } from './validInput';

const section = 'versions';
const writes = Object.entries(calls).filter(([, { ifMatch }]) => ifMatch !== undefined);

/** A write that changes an organization of the suite, with its current ETag. */
async function changingWrite(
  suite: Suite,
  name: string,
): Promise<{ readonly id: string; readonly input: CallInput }> {
  const input = await validInput(suite, name);
  suite.api.headers.checkTag(input.ifMatch ?? '');
  const id = input.path?.['id'] ?? '';
  if (name !== 'activateOrganization') return { id, input };
  // A new organization is active.
  await suite.api.succeed('deactivateOrganization', { path: { id } });
  const { etag } = await suite.records.read(id);
  suite.api.headers.checkTag(etag);
  return { id, input: { ...input, ifMatch: etag } };
}

const generated = writes.flatMap(([name, call]: [string, Call]): Rule[] => [
  {
    id: `versions.${name}`,
    title: `${name} with the current ETag succeeds and returns the new one, which reads have too`,
    section,
    async run(suite) {
      const { id, input } = await changingWrite(suite, name);
      const { etag, reply } = await suite.api.succeed(name, input);
      suite.api.headers.checkTag(etag, reply);
      check(etag !== input.ifMatch, 'the ETag is the same after a change', reply);
      const read = await suite.records.read(id);
      suite.api.headers.checkTag(read.etag);
      checkEqual(read.etag, etag, 'the ETag of a read after the write', reply);
      const { etag: listed, reply: list } = await suite.api.succeed('listSubscriptions', {
        path: { id },
      });
      checkEqual(listed, etag, 'the ETag of the subscriptions after the write', list);
    },
  },
  {
    id: `versions.${name}.stale`,
    title: `${name} with a stale If-Match gets 412 conflict and changes nothing`,
    section,
    async run(suite) {
      const { id, input } = await changingWrite(suite, name);
      const { api, records } = suite;
      await api.succeed('updateOrganization', {
        path: { id },
        ifMatch: input.ifMatch,
        body: { address: records.uniqueName() },
      });
      const before = await records.read(id);
      await api.reject(name, input, { status: 412, code: 'conflict' });
      checkEqual(await records.read(id), before, 'the organization after the 412');
    },
  },
  {
    id: `versions.${name}.missing`,
    title:
      call.ifMatch === 'required'
        ? `${name} without If-Match gets 428 precondition_required and changes nothing`
        : `${name} without If-Match succeeds`,
    section,
    async run(suite) {
      const { id, input } = await changingWrite(suite, name);
      const withoutVersion = { ...input, ifMatch: undefined };
      if (call.ifMatch !== 'required') return void (await suite.api.succeed(name, withoutVersion));
      const before = await suite.records.read(id);
      const expected = { status: 428, code: 'precondition_required' };
      await suite.api.reject(name, withoutVersion, expected);
      checkEqual(await suite.records.read(id), before, 'the organization after the 428');
    },
  },
]);

export const versionRules: readonly Rule[] = [
  ...generated,
  {
    id: 'versions.row',
    title: 'a list row’s etag is the value of the ETag header, and can be sent in If-Match',
    section,
    async run(suite) {
      const { api, records } = suite;
      const { id, etag, organization } = await records.createOrganization();
      api.headers.checkTag(etag);
      const { row, reply } = await findRow(suite, organization);
      const unquoted = `"${row.etag}"` === etag ? ': it lacks the quotes of the header' : '';
      const message = `etag of the row is ${row.etag}, expected ${etag}${unquoted}`;
      check(row.etag === etag, message, reply, 'etag of rows');
      await api.succeed('deactivateOrganization', { path: { id }, ifMatch: etag });
    },
  },
  {
    id: 'versions.partial',
    title: 'updateOrganization keeps the members that are absent, also within billing',
    section: 'versions',
    async run({ api, records }) {
      const { id, etag, organization } = await records.createOrganization({
        billing: { billing_phone: '+44 20 7946 0958' },
      });
      const billing = { billing_name: 'Accounts Payable' };
      const { data, reply } = await api.succeed<Organization>('updateOrganization', {
        path: { id },
        ifMatch: etag,
        body: { billing },
      });
      const expected = { ...organization.billing, ...billing };
      checkEqual(data.billing, expected, 'billing after a change of billing_name', reply);
      checkEqual(data.name, organization.name, 'the name after a change of billing_name', reply);
      const { organization: read } = await records.read(id);
      checkEqual(read.billing, expected, 'billing read after a change of billing_name');
    },
  },
  {
    id: 'versions.unknown-member',
    title: 'updateOrganization ignores members that it does not know',
    section,
    async run({ api, records }) {
      const { id, etag: ifMatch } = await records.createOrganization();
      const address = records.uniqueName();
      const body = { address, favourite_colour: 'blue' };
      await api.succeed('updateOrganization', { path: { id }, ifMatch, body });
    },
  },
  {
    id: 'versions.compressed',
    title: 'a response that may be compressed has the same ETag, also a large one',
    section,
    async run({ api, records }) {
      const types = Array.from({ length: 40 }, (_, index) => `type-${index}`);
      const rows = types.map((seat_type) => ({ seat_type, total_seats: 1 }));
      const body = records.newOrganization({ subscriptions: rows });
      // A server may know only some seat types: its responses stay small then.
      const created = await api.send('createOrganization', { body });
      const id = String(valueAt(created.content, '/data/id'));
      const path = { id: created.status === 201 ? id : (await records.shared()).id };
      const headers = { 'Accept-Encoding': 'gzip, br' };
      for (const name of ['listSubscriptions', 'readOrganization']) {
        const { etag: own } = await api.succeed(name, { path });
        api.headers.checkTag(own);
        const reply = await api.send(name, { path, headers });
        const etag = reply.headers.get('ETag');
        const message = `the ETag of ${name} is ${etag} with Accept-Encoding: gzip and ${own} without: what compresses the response changes it`;
        check(etag === own, message, reply, 'ETag of compressed responses');
      }
    },
  },
  {
    id: 'versions.note',
    title: 'a note changes neither ETag nor updated_at',
    section: 'activity',
    async run({ api, records }) {
      const before = await records.createOrganization();
      await api.succeed('addNote', { path: { id: before.id }, body: { text: 'A note' } });
      const after = await records.read(before.id);
      api.headers.checkTag(after.etag);
      checkEqual(after, before, 'the organization after a note');
    },
  },
  {
    id: 'versions.times',
    title: 'a change moves updated_at, one of the status also status_changed_at',
    section: 'entities',
    async run({ api, records }) {
      const { id, etag, organization: before } = await records.createOrganization();
      // Instants may have seconds only.
      await sleep(1100);
      const { data: patched, reply: patch } = await api.succeed<Organization>(
        'updateOrganization',
        { path: { id }, ifMatch: etag, body: { address: records.uniqueName() } },
      );
      const { data, reply } = await api.succeed<Organization>('deactivateOrganization', {
        path: { id },
      });
      const isLater = (time: string) => Date.parse(time) > Date.parse(before.updated_at);
      check(isLater(patched.updated_at), `updated_at is ${patched.updated_at}, as before`, patch);
      check(isLater(data.updated_at), `updated_at is ${data.updated_at}, as before`, reply);
      check(data.status_changed_at !== null, 'status_changed_at is null, as before', reply);
    },
  },
  {
    id: 'versions.reads',
    title: 'reading changes no ETag',
    section,
    async run({ api, records }) {
      const { id } = await records.shared();
      const { etag } = await records.read(id);
      for (const name of ['listSubscriptions', 'listDailySeats', 'listOrganizationActivity'])
        if (await api.optional.has(name)) await api.succeed(name, { path: { id } });
      checkEqual((await records.read(id)).etag, etag, 'the ETag after reads');
    },
  },
];
