import type { CallInput } from '../client/ApiClient';
import { callNamed } from '../openapi';
import type { Suite } from '../Suite';

type MakeInput = (suite: Suite) => Promise<CallInput> | CallInput;

/**
 * Input with which a call succeeds; writes go to organizations of their own. Reads need the
 * organization of their path at most.
 */
export async function validInput(suite: Suite, name: string): Promise<CallInput> {
  const makeInput = inputs[name];
  if (makeInput) return await makeInput(suite);
  // A list without rows shows nothing.
  const { id } = await suite.records.shared();
  return callNamed(name).path.includes('{id}') ? { path: { id } } : {};
}

/** Input with the current version. */
export async function withVersion({ records }: Suite, input: CallInput): Promise<CallInput> {
  if (input.ifMatch === undefined) return input;
  return { ...input, ifMatch: (await records.read(input.path?.['id'] ?? '')).etag };
}

const organizationWrite =
  (body: (suite: Suite) => unknown): MakeInput =>
  async (suite) => {
    const { id, etag } = await suite.records.createOrganization();
    return { path: { id }, ifMatch: etag, body: body(suite) };
  };

const subscriptionWrite =
  (body: unknown): MakeInput =>
  async ({ records }) => {
    const { path, etag } = await records.createSubscription();
    return { path, ifMatch: etag, body };
  };

/** By call. */
const inputs: Readonly<Record<string, MakeInput>> = {
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
  updateOrganization: organizationWrite(({ records }) => ({ address: records.uniqueName() })),
  activateOrganization: async ({ api, records }) => {
    // A new organization is active.
    const path = { id: (await records.createOrganization()).id };
    const { etag } = await api.succeed('deactivateOrganization', { path });
    return { path, ifMatch: etag, body: {} };
  },
  deactivateOrganization: organizationWrite(() => ({})),
  // The server chooses the seat types: one of the usual ones, on an organization without it.
  addSubscription: organizationWrite(() => ({ seat_type: 'light', total_seats: 5 })),
  assignSeats: subscriptionWrite({ assigned_seats: 1, allow_excess: true }),
  changeTotalSeats: subscriptionWrite({ total_seats: 11 }),
  addNote: async ({ records }) => ({
    path: { id: (await records.createOrganization()).id },
    body: { text: records.uniqueName() },
  }),
};
