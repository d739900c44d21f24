import type { CallInput } from '../client/ApiClient';
import { check, checkAll, type Rule } from '../Rule';

/** One thing that is wrong with a change of an organization. */
interface Violation {
  readonly status: number;
  readonly when: string;
  readonly input: CallInput;
  /** What a server checks too early if it responds with the status. */
  readonly checked: string;
}

/** In the order of their checks. */
const violationsWith = (takenName: string): readonly Violation[] => [
  { status: 401, when: 'without a token', input: { bearer: null }, checked: 'the token' },
  {
    status: 404,
    when: 'with an unknown id',
    input: { path: { id: 'zz-unknown' } },
    checked: 'the id',
  },
  {
    status: 422,
    when: 'with an invalid field',
    input: { body: { name: '' } },
    checked: 'the payload',
  },
  { status: 428, when: 'without If-Match', input: { ifMatch: undefined }, checked: 'If-Match' },
  {
    status: 412,
    when: 'with a stale If-Match',
    input: { ifMatch: '"stale"' },
    checked: 'If-Match',
  },
  {
    status: 409,
    when: 'with a name that exists',
    input: { body: { name: takenName } },
    checked: 'whether the name exists',
  },
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
      for (const { status, when, input } of violations)
        await api.reject('updateOrganization', { ...valid, ...input }, { status }, when);
      const pairs = violations.flatMap((first, index) =>
        violations
          .slice(index + 1)
          .filter(({ input }) => Object.keys(input)[0] !== Object.keys(first.input)[0])
          .map((second) => [first, second] as const),
      );
      await checkAll(
        pairs.map(([first, second]) => async () => {
          const input = { ...valid, ...first.input, ...second.input };
          const reply = await api.send('updateOrganization', input);
          const message = `a request ${first.when} and ${second.when} responded ${reply.status}, expected ${first.status}`;
          const isFirst = reply.status === first.status;
          check(isFirst, message, reply, `${second.checked} is checked too early`);
        }),
      );
    },
  },
];
