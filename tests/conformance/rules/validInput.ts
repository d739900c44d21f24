import type { CallInput } from '../client/ApiClient';
import type { Suite } from '../Suite';

type MakeInput = (suite: Suite) => Promise<CallInput> | CallInput;

/** Input with which a call of the contract succeeds; writes go to the suite's own records. */
export async function validInput(suite: Suite, name: string): Promise<CallInput> {
  return (await inputs[name]?.(suite)) ?? {};
}

const sharedPath: MakeInput = async ({ records }) => ({
  path: { id: (await records.shared()).id },
});

const sharedWrite =
  (body: (suite: Suite) => unknown): MakeInput =>
  async (suite) => {
    const { records } = suite;
    const { id, etag } = await records.read((await records.shared()).id);
    return { path: { id }, ifMatch: etag, body: body(suite) };
  };

const subscriptionWrite =
  (body: unknown): MakeInput =>
  async ({ records }) => {
    const { id, etag } = await records.read((await records.shared()).id);
    const { id: sid } = await records.firstSubscription(id);
    return { path: { id, sid }, ifMatch: etag, body };
  };

/** By operation name; calls without an entry need no input. */
const inputs: Readonly<Record<string, MakeInput>> = {
  // A list without rows shows nothing.
  listOrganizations: async ({ records }) => {
    await records.shared();
    return {};
  },
  listActivity: async ({ records }) => {
    await records.shared();
    return {};
  },
  listTokens: async ({ records }) => {
    if (records.tokens.size === 0) await records.createToken();
    return {};
  },
  lookUpOrganizations: ({ records }) => ({ body: { values: [records.uniqueName()] } }),
  login: ({ options: { email, password } }) => ({ body: { email, password }, bearer: null }),
  logout: async (suite) => ({ bearer: (await suite.signIn()).token }),
  createToken: ({ records }) => ({ body: { name: records.uniqueName(), expires_at: null } }),
  revokeToken: async ({ records }) => ({ path: { id: (await records.createToken()).id } }),
  createOrganization: ({ records }) => ({ body: records.newOrganization() }),
  readOrganization: sharedPath,
  // With all of billing: each of its fields is tried in turn.
  updateOrganization: sharedWrite(({ records }) => ({
    address: records.uniqueName(),
    billing: records.newOrganization().billing,
  })),
  activateOrganization: sharedWrite(() => undefined),
  deactivateOrganization: sharedWrite(() => ({ reason: 'Conformance.' })),
  listSubscriptions: sharedPath,
  // The server chooses the seat types: one of the usual ones, on an organization without it.
  addSubscription: async ({ records }) => {
    const { id, etag } = await records.createOrganization();
    return { path: { id }, ifMatch: etag, body: { seat_type: 'light', total_seats: 5 } };
  },
  assignSeats: subscriptionWrite({ assigned_seats: 1, allow_excess: false }),
  changeTotalSeats: subscriptionWrite({ total_seats: 11 }),
  listDailySeats: sharedPath,
  listOrganizationActivity: sharedPath,
  addNote: async (suite) => ({
    ...(await sharedPath(suite)),
    body: { text: suite.records.uniqueName() },
  }),
};
