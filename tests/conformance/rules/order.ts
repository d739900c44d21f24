import type { CallInput } from '../client/ApiClient';
import { memberOf } from '../client/Reply';
import { check } from '../check';
import { acceptedReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import { checkForbidden, createUsedToken } from './tokenUse';

const section = 'order-of-checks';

/** A request that is wrong in two ways, and the status of the one that is checked first. */
interface OrderCase {
  readonly id: string;
  readonly title: string;
  readonly call: string;
  readonly status: number;
  readonly input: (suite: Suite) => Promise<CallInput> | CallInput;
  /** Fails if the server doesn't make the first check at all, which other rules find. */
  readonly first?: (suite: Suite) => Promise<void>;
}

const unknown = { id: 'zz-unknown' };
const invalid = { name: '' };
const valid = { address: '1 Road' };
const stale = '"stale"';

async function own({ records }: Suite): Promise<{ readonly id: string }> {
  return { id: (await records.createOrganization()).id };
}

async function takenName({ records }: Suite): Promise<{ readonly name: string }> {
  return { name: (await records.createOrganization()).organization.name };
}

/** The update must fail if nothing but this is wrong with it. */
const rejects =
  (input: CallInput, status: number, code: string) =>
  async ({ api, records }: Suite): Promise<void> => {
    const { id, etag } = await records.createOrganization();
    const reply = await api.send('updateOrganization', { path: { id }, ifMatch: etag, ...input });
    const isAccepted = status === 422 && reply.status < 300;
    check(!isAccepted, 'an empty name is accepted', reply, acceptedReason('/name'));
    api.checkProblem('updateOrganization', reply, { status, code });
  };

const validates = rejects({ body: invalid }, 422, 'validation_failed');
const compares = rejects({ body: valid, ifMatch: stale }, 412, 'conflict');
const requires = rejects({ body: valid, ifMatch: undefined }, 428, 'precondition_required');

const cases: readonly OrderCase[] = [
  {
    id: '401-404',
    title: 'an unknown id without a token',
    call: 'updateOrganization',
    status: 401,
    input: () => ({ path: unknown, bearer: null, body: valid }),
  },
  {
    id: '401-422',
    title: 'an invalid payload without a token',
    call: 'createOrganization',
    status: 401,
    input: () => ({ bearer: null, body: invalid }),
  },
  {
    id: '403-422',
    title: 'an invalid payload with a token that may not send it',
    call: 'createToken',
    status: 403,
    first: async (suite) => checkForbidden(suite, (await createUsedToken(suite)).token),
    input: async ({ records }) => ({
      bearer: (await records.createToken()).token,
      body: invalid,
    }),
  },
  {
    id: '404-400',
    title: 'an invalid query and an unknown id',
    call: 'listOrganizationActivity',
    status: 404,
    input: () => ({ path: unknown, query: { limit: 0 } }),
  },
  {
    id: '404-422',
    title: 'an invalid payload and an unknown id',
    call: 'updateOrganization',
    status: 404,
    input: () => ({ path: unknown, ifMatch: stale, body: invalid }),
  },
  {
    id: '404-428',
    title: 'an unknown id without If-Match',
    call: 'updateOrganization',
    status: 404,
    input: () => ({ path: unknown, body: valid }),
  },
  {
    id: '422-428',
    title: 'an invalid payload without If-Match',
    call: 'updateOrganization',
    status: 422,
    first: validates,
    input: async (suite) => ({ path: await own(suite), body: invalid }),
  },
  {
    id: '422-412',
    title: 'an invalid payload with a stale If-Match',
    call: 'updateOrganization',
    status: 422,
    first: validates,
    input: async (suite) => ({ path: await own(suite), ifMatch: stale, body: invalid }),
  },
  {
    id: '428-409',
    title: 'a name that is taken without If-Match',
    call: 'updateOrganization',
    status: 428,
    first: requires,
    input: async (suite) => ({ path: await own(suite), body: await takenName(suite) }),
  },
  {
    id: '412-409',
    title: 'a name that is taken with a stale If-Match',
    call: 'updateOrganization',
    status: 412,
    first: compares,
    input: async (suite) => ({
      path: await own(suite),
      ifMatch: stale,
      body: await takenName(suite),
    }),
  },
];

/** What a server checks too early if it responds with a status. */
const checked: Readonly<Record<number, string>> = {
  400: 'the query or payload',
  404: 'the id',
  409: 'whether the name is taken',
  412: 'If-Match',
  422: 'the payload',
  428: 'If-Match',
};

export const orderRules: readonly Rule[] = cases.map(
  ({ id, title, call, status, input, first }) => ({
    id: `order.${id}`,
    title: `${title} gets ${status}`,
    section,
    async run(suite) {
      await first?.(suite);
      const reply = await suite.api.send(call, await input(suite));
      const what = checked[reply.status];
      // The server makes both checks, in another order.
      const isEarly = what !== undefined && id.endsWith(String(reply.status));
      const code = String(memberOf(reply, 'code'));
      const message = `${title} got ${reply.status} ${code}, expected ${status}: ${what} is checked too early`;
      check(!isEarly, message, reply, `${what} is checked too early`);
      suite.api.checkProblem(call, reply, { status });
    },
  }),
);
