import { randomUUID } from 'node:crypto';
import { memberOf } from '../client/Reply';
import { check, checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import { checkReplay, countCreated, creates } from './idempotency';
import { validInput } from './validInput';

/** Whether two requests meet on the server is chance. */
const attempts = 3;

async function checkConcurrentCreates(suite: Suite, name: string): Promise<void> {
  const { api } = suite;
  const input = { ...(await validInput(suite, name)), idempotencyKey: randomUUID() };
  const replies = await Promise.all([api.send(name, input), api.send(name, input)]);
  const statuses = replies.map(({ status }) => status);
  const reason = 'concurrent requests with one Idempotency-Key';
  for (const reply of replies) {
    const isInProgress = reply.status === 409 && memberOf(reply, 'code') === 'request_in_progress';
    const message = `two ${name} at once with one Idempotency-Key got ${statuses.join(' and ')}, expected 201 or 409 request_in_progress`;
    check(reply.status === 201 || isInProgress, message, reply, reason);
  }
  const created = replies.find(({ status }) => status === 201);
  const repeated = await api.send(name, input);
  for (const reply of [...replies, repeated])
    if (reply.status !== 409)
      checkEqual(
        memberOf(reply, 'data'),
        created && memberOf(created, 'data'),
        `${name} sent at once with the same Idempotency-Key`,
        reply,
        reason,
      );
  const count = await countCreated(suite, name, input);
  const message = `two ${name} at once with one Idempotency-Key made ${count} records, expected 1`;
  check(count === 1, message, created, reason);
}

async function checkConcurrentChanges({ api, records }: Suite): Promise<void> {
  const { id, etag } = await records.createOrganization();
  api.headers.checkTag(etag);
  const change = () => ({ path: { id }, ifMatch: etag, body: { address: records.uniqueName() } });
  const changes = [change(), change()];
  const replies = await Promise.all(changes.map((input) => api.send('updateOrganization', input)));
  const statuses = replies.map(({ status }) => status);
  const message = `two updateOrganization at once with one If-Match got ${statuses.join(' and ')}, expected 200 and 412`;
  const isRight = statuses.includes(200) && statuses.includes(412);
  check(isRight, message, replies[0], 'concurrent If-Match');
  const winner = replies.findIndex(({ status }) => status === 200);
  const { organization, etag: current } = await records.read(id);
  const { address } = { address: null, ...organization } as { readonly address: string | null };
  checkEqual(address, changes[winner]?.body.address, 'the address after both');
  api.headers.checkTag(current);
  checkEqual(current, replies[winner]?.headers.get('ETag'), 'the ETag after both');
}

export const concurrencyRules: readonly Rule[] = [
  ...creates.map(([name]): Rule => ({
    id: `idempotency.${name}.concurrent`,
    title: `two ${name} at once with one key make one record`,
    section: 'idempotency',
    async run(suite) {
      const first = { ...(await validInput(suite, name)), idempotencyKey: randomUUID() };
      await checkReplay(suite, name, first);
      for (let attempt = 0; attempt < attempts; attempt += 1)
        await checkConcurrentCreates(suite, name);
    },
  })),
  {
    id: 'versions.updateOrganization.concurrent',
    title: 'of two changes at once with one If-Match one succeeds, the other gets 412',
    section: 'order-of-checks',
    async run(suite) {
      const { api, records } = suite;
      const { id } = await records.createOrganization();
      const stale = { path: { id }, ifMatch: '"stale"', body: { address: null } };
      await api.reject('updateOrganization', stale, { status: 412, code: 'conflict' });
      for (let attempt = 0; attempt < attempts; attempt += 1) await checkConcurrentChanges(suite);
    },
  },
];
