import { calls, type CallName, type ReadCallName } from '~~/mocks/calls';
import type { CallInput } from '../client/ApiClient';
import { versionOf } from '../client/ResponseHeaders';
import type { Suite } from '../Suite';

type MakeInput = (suite: Suite) => Promise<CallInput> | CallInput;

/**
 * Input with which a call of the contract succeeds; writes go to the suite's own records. Reads need
 * the organization of their path at most.
 */
export async function validInput(suite: Suite, name: string): Promise<CallInput> {
  const makeInput = inputs[name];
  if (makeInput) return await makeInput(suite);
  return calls[name]?.path.includes('{id}')
    ? { path: { id: (await suite.records.shared()).id } }
    : {};
}

/** Input with the current version: the one of the last response may be wrong. */
export async function withVersion({ api }: Suite, input: CallInput): Promise<CallInput> {
  if (input.ifMatch === undefined) return input;
  // Only its version: the organization may have a value that was accepted wrongly.
  const path = { id: input.path?.['id'] ?? '' };
  return { ...input, ifMatch: versionOf(await api.send('readOrganization', { path })) };
}

/** To an organization of its own: what is accepted wrongly must not fail other rules. */
const organizationWrite =
  (body: (suite: Suite) => unknown): MakeInput =>
  async (suite) => {
    const { id, etag } = await suite.records.createOrganization();
    return { path: { id }, ifMatch: etag, body: body(suite) };
  };

const subscriptionWrite =
  (body: unknown): MakeInput =>
  async ({ records }) => {
    const { id, etag } = await records.createOrganization();
    const { id: sid } = await records.firstSubscription(id);
    return { path: { id, sid }, ifMatch: etag, body };
  };

/** By call. */
const inputs: Readonly<Record<string, MakeInput>> = {
  // A list without rows shows nothing.
  listOrganizations: async ({ records }) => {
    await records.shared();
    return {};
  },
  listActivity: async ({ records }) => {
    await records.createOrganization();
    return {};
  },
  listTokens: async ({ records }) => {
    await records.createToken();
    return {};
  },
  lookUpOrganizations: ({ records }) => ({ body: { values: [records.uniqueName()] } }),
  login: ({ options: { email, password } }) => ({ body: { email, password }, bearer: null }),
  logout: async (suite) => ({ bearer: (await suite.signIn()).token }),
  createToken: ({ records }) => ({ body: { name: records.uniqueName(), expires_at: null } }),
  revokeToken: async ({ records }) => ({ path: { id: (await records.createToken()).id } }),
  createOrganization: ({ records }) => ({ body: records.newOrganization() }),
  // With all of billing: each of its fields is tried in turn.
  updateOrganization: organizationWrite(({ records }) => ({
    address: records.uniqueName(),
    billing: records.newOrganization().billing,
  })),
  activateOrganization: organizationWrite(() => undefined),
  deactivateOrganization: organizationWrite(() => ({ reason: 'Conformance.' })),
  // The server chooses the seat types: one of the usual ones, on an organization without it.
  addSubscription: organizationWrite(() => ({ seat_type: 'light', total_seats: 5 })),
  assignSeats: subscriptionWrite({ assigned_seats: 1, allow_excess: false }),
  changeTotalSeats: subscriptionWrite({ total_seats: 11 }),
  addNote: async ({ records }) => ({
    path: { id: (await records.createOrganization()).id },
    body: { text: records.uniqueName() },
  }),
} satisfies Record<Exclude<CallName, ReadCallName>, MakeInput> & {
  [Name in ReadCallName]?: MakeInput;
};
