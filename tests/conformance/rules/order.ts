import type { CallInput } from '../client/ApiClient';
import { check, checkAll, type Rule } from '../Rule';

/** One thing that is wrong with a change, and what a server checks too early if it responds so. */
type Violation = readonly [status: number, when: string, input: CallInput, checked: string];

/** In the order of their checks. */
const violationsWith = (takenName: string): readonly Violation[] => [
  [401, 'without a token', { bearer: null }, 'the token'],
  [404, 'with an unknown id', { path: { id: 'zz-unknown' } }, 'the id'],
  [422, 'with an invalid field', { body: { name: '' } }, 'the payload'],
  [428, 'without If-Match', { ifMatch: undefined }, 'If-Match'],
  [412, 'with a stale If-Match', { ifMatch: '"stale"' }, 'If-Match'],
  [409, 'with a name that exists', { body: { name: takenName } }, 'whether the name exists'],
];

export const orderRules: readonly Rule[] = [
  {
    id: 'order',
    title: 'a request that is wrong twice gets the first of 401, 404, 422, 428, 412 and 409',
    section: 'order-of-checks',
    step: 4,
    async run({ api, records }) {
      const { name } = (await records.shared()).organization;
      const { id, etag } = await records.createOrganization();
      const valid = { path: { id }, ifMatch: etag, body: { address: '1 Road' } };
      const violations = violationsWith(name);
      // Each check alone: the order can't be told if one isn't made.
      for (const [status, when, input] of violations)
        await api.reject('updateOrganization', { ...valid, ...input }, { status }, when);
      const pairs = violations.flatMap((first, index) =>
        violations
          .slice(index + 1)
          .filter(([, , input]) => Object.keys(input)[0] !== Object.keys(first[2])[0])
          .map((second) => [first, second] as const),
      );
      await checkAll(
        pairs.map(([[status, when, input], [, alsoWhen, alsoInput, checked]]) => async () => {
          const both = { ...valid, ...input, ...alsoInput };
          const reply = await api.send('updateOrganization', both);
          const message = `a request ${when} and ${alsoWhen} responded ${reply.status}, expected ${status}`;
          check(reply.status === status, message, reply, `${checked} is checked too early`);
        }),
      );
    },
  },
];
