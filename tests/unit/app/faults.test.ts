// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureOf } from '../../../src/api/ApiError';
import { calls } from '../../../src/api/contract/calls';
import { defaultQuery } from '../../../src/domain/organizationList';
import { blankOrganization, creationOf } from '../../../src/domain/organizationValues';
import { fieldLabels, type FieldLabels } from '../../../src/forms/FormFields';
import { newOrganizationFields, organizationFields } from '../../../src/forms/organizationFields';
import { serverErrors } from '../../../src/forms/serverErrors';
import type { Failure } from '../../../src/lib/Failure';
import { actionFailureText } from '../../../src/messages/actionFailureText';
import { loadFailureText, signInFailureText } from '../../../src/messages/failures';
import type { Load } from '../../../src/stores/Load';
import type { Stores } from '../../../src/stores/Stores';
import { casesOf, faultCases, wordsFor, type FaultCase } from '../../faults/table';
import { tableTimeout, tryAll } from '../../setup/tryAll';
import { closeWorlds, openWorld, type World } from './world';

// Every call of the contract x 24 faults, from the store down to the mock's network;
// tests/full/faults.test.ts does the same in Chromium.

const limits: number[] = [];
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    const controller = new AbortController();
    // The tries again of what fails at once take less.
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), 1200);
    return controller.signal;
  });
});
afterEach(closeWorlds);

/** How a call ended for the person: the words that say so. */
type Outcome = (stores: Stores, id: string) => Promise<string>;

const load =
  (ask: (stores: Stores, id: string) => Load<unknown>): Outcome =>
  async (stores, id) => {
    const asked = ask(stores, id);
    await vi.waitFor(
      () =>
        expect([asked.status === 'loading' && stores.session.user !== undefined]).toEqual([false]),
      { timeout: 4000, interval: 10 },
    );
    if (!stores.session.user) return 'login';
    return asked.failure ? loadFailureText(asked.failure).title : asked.status;
  };

/** `labels` are those of the form's fields, which say themselves what is refused of them. */
const write =
  (
    name: string,
    perform: (stores: Stores, id: string) => Promise<unknown>,
    labels: FieldLabels = {},
  ): Outcome =>
  async (stores, id) => {
    const failure = await ended(perform(stores, id));
    if (!stores.session.user) return 'login';
    return failure
      ? [
          joined(actionFailureText(failure, name)),
          ...Object.values(serverErrors(failure, labels).fields),
        ].join(' ')
      : 'done';
  };

async function ended(call: Promise<unknown>): Promise<Failure | undefined> {
  return call.then(
    () => undefined,
    (error: unknown) => failureOf(error),
  );
}

const joined = ({ title = '', detail }: { title?: string; detail: string }) => `${title} ${detail}`;

const table: Readonly<
  Record<
    string,
    {
      readonly kind: 'load' | 'write' | 'sign-in';
      readonly name?: string;
      readonly outcome: Outcome;
    }
  >
> = {
  login: {
    kind: 'sign-in',
    outcome: async ({ session }) => {
      const failure = await ended(session.signIn('demo@example.com', 'demo'));
      expect(session.credentials).toBeUndefined();
      return failure ? joined(signInFailureText(failure)) : 'done';
    },
  },
  listTokens: { kind: 'load', outcome: load(({ tokens }) => (tokens.open(), tokens.list)) },
  listOrganizations: {
    kind: 'load',
    outcome: load(({ organizations }) => (organizations.show(defaultQuery), organizations.list)),
  },
  readOrganization: {
    kind: 'load',
    outcome: load(
      ({ organizations }, id) => (
        organizations.profile(id).loadOrganization(),
        organizations.profile(id).organization
      ),
    ),
  },
  listSubscriptions: {
    kind: 'load',
    outcome: load(
      ({ organizations }, id) => (
        organizations.profile(id).loadSubscriptions(),
        organizations.profile(id).subscriptions
      ),
    ),
  },
  listDailySeats: {
    kind: 'load',
    outcome: load(
      ({ organizations }, id) => (
        organizations.profile(id).loadDailySeats(30),
        organizations.profile(id).dailySeats
      ),
    ),
  },
  createToken: {
    kind: 'write',
    name: 'token',
    outcome: write('token', ({ tokens }) => tokens.create({ name: 'x', expiresAt: null }, 'key'), {
      name: 'Name',
    }),
  },
  revokeToken: {
    kind: 'write',
    name: 'token',
    outcome: write('token', ({ tokens }) => tokens.revoke('tok_1')),
  },
  activateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: write('organization', async ({ organizations }, id) =>
      (await organizations.writes()).changeStatus('activate', id, undefined),
    ),
  },
  deactivateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: write('organization', async ({ organizations }, id) =>
      (await organizations.writes()).changeStatus('deactivate', id, undefined),
    ),
  },
  createOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: write(
      'organization',
      async ({ organizations }) =>
        (await organizations.writes()).create(creationOf(blankOrganization), 'key'),
      fieldLabels(newOrganizationFields, blankOrganization),
    ),
  },
  updateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: write(
      'organization',
      async ({ organizations }, id) =>
        (await organizations.writes()).update(id, { name: 'x' }, undefined),
      fieldLabels(organizationFields, blankOrganization),
    ),
  },
  assignSeats: {
    kind: 'write',
    name: 'subscription',
    outcome: write('subscription', async ({ organizations }, id) =>
      (await organizations.writes()).assignSeats(id, 'sub', {
        assigned: 1,
        allowExcess: false,
        etag: undefined,
      }),
    ),
  },
};

async function attempt(call: string, fault: FaultCase): Promise<void> {
  const { kind, name, outcome } = table[call] ?? expect.fail(call);
  const world: World = openWorld({
    path: kind === 'sign-in' ? '/login' : '/token',
    signedIn: kind !== 'sign-in',
  });
  await world.place();
  // What the network says by itself reaches a page as the same error as a connection that breaks.
  world.api.control.failNext({ call, effect: fault.effect ?? 'network', times: 'always' });
  const id = world.api.database.organizations.all()[0]?.id ?? '';
  const said = await outcome(world.app.stores, id);
  for (const words of [wordsFor(kind, fault, name), ...Object.values(fault.fields ?? {})])
    expect(said).toContain(words);
  if (wordsFor(kind, fault, name) === 'login')
    expect(await world.place()).toBe('/login?redirect=%2Ftoken');
  else expect(world.toasts()).toEqual([]);
  await vi.waitFor(() => expect(world.app.stores.activity.inFlight).toBe(0));
}

it.each(Object.keys(table))(
  '%s x 24 faults: the words of the table, nothing left loading',
  { timeout: tableTimeout },
  async (call) => {
    expect(faultCases).toHaveLength(24);
    const cases = casesOf(call);
    const outcomes = await Promise.allSettled(cases.map((fault) => attempt(call, fault)));
    await tryAll(`faults of ${call}`, cases, async (fault) => {
      const outcome = outcomes[cases.indexOf(fault)];
      if (outcome?.status === 'rejected') throw outcome.reason;
    });
    expect(new Set(limits)).toEqual(new Set([15_000]));
  },
);

it('logout x 24 faults: signed out, whatever the server says', { timeout: tableTimeout }, () =>
  tryAll('faults of logout', faultCases, async ({ effect = 'network' }) => {
    const world = openWorld({
      path: '/token',
      prepare: ({ control }) => void control.failNext({ call: 'logout', effect, times: 'always' }),
    });
    await world.place();
    await world.router.navigate('/logout');
    expect(await world.place()).toBe('/login');
    expect([
      world.app.stores.session.credentials,
      world.local.getItem('ams.session'),
      world.toasts(),
    ]).toEqual([undefined, null, []]);
  }),
);

it('no call of the contract is left out', () =>
  expect([...Object.keys(table), 'logout'].toSorted()).toEqual(Object.keys(calls).toSorted()));
