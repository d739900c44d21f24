// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toFailure } from '~/api/ApiError';
import { calls } from '~/api/contract/calls';
import { defaultListParams } from '~/domain/organizationList';
import { blankOrganization, toCreatePayload } from '~/domain/organizationValues';
import { fieldLabels, type FieldLabels } from '~/forms/FormFields';
import * as formFields from '~/forms/organizationFormFields';
import { serverErrors } from '~/forms/serverErrors';
import type { Failure } from '~/lib/Failure';
import { actionFailureText } from '~/messages/actionFailureText';
import { loadFailureText } from '~/messages/failures';
import { signInFailureText } from '~/messages/signInFailureText';
import {
  addOrganization,
  changeAssignedSeats,
  changeOrganizationStatus,
  editOrganization,
} from '~/stores/mutations/organizationMutations';
import { addToken, revokeTokenById } from '~/stores/mutations/tokenMutations';
import type { Query } from '~/stores/Query';
import type { Stores } from '~/stores/Stores';
import { casesFor, faultCases, expectedMessage, type FaultCase } from '../../faults/faultCases';
import { casesTimeout, runCases } from '../../setup/runCases';
import { disposeTestApps, createTestApp, type TestApp } from './testApp';

// Every call × 24 faults, down to the mock's network. In Chromium: tests/full/faults.test.ts.

const limits: number[] = [];
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), 1200);
    return controller.signal;
  });
});
afterEach(disposeTestApps);

/** The outcome of a call as the message that the user sees. */
type Outcome = (stores: Stores, id: string) => Promise<string>;

const queryOutcome =
  (queryOf: (stores: Stores, id: string) => Query<unknown>): Outcome =>
  async (stores, id) => {
    const query = queryOf(stores, id);
    void query.ensure();
    await vi.waitFor(
      () =>
        expect([query.status === 'pending' && stores.session.user !== undefined]).toEqual([false]),
      { timeout: 4000, interval: 10 },
    );
    if (!stores.session.user) return 'login';
    return query.error ? loadFailureText(query.error).title : query.status;
  };

/** `labels` are those of the form's fields, which show their own validation errors. */
const mutationOutcome =
  (
    name: string,
    perform: (stores: Stores, id: string) => Promise<unknown>,
    labels: FieldLabels = {},
  ): Outcome =>
  async (stores, id) => {
    const failure = await callFailure(perform(stores, id));
    if (!stores.session.user) return 'login';
    return failure
      ? [
          toTitleAndDetail(actionFailureText(failure, name)),
          ...Object.values(serverErrors(failure, labels).fields),
        ].join(' ')
      : 'done';
  };

async function callFailure(call: Promise<unknown>): Promise<Failure | undefined> {
  return call.then(
    () => undefined,
    (error: unknown) => toFailure(error),
  );
}

const toTitleAndDetail = ({ title = '', detail }: { title?: string; detail: string }) =>
  `${title} ${detail}`;

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
      const failure = await callFailure(session.signIn('demo@example.com', 'demo'));
      expect(session.credentials).toBeUndefined();
      return failure ? toTitleAndDetail(signInFailureText(failure)) : 'done';
    },
  },
  listTokens: {
    kind: 'load',
    outcome: queryOutcome(({ tokens }) => tokens.list),
  },
  listOrganizations: {
    kind: 'load',
    outcome: queryOutcome(({ organizations }) => organizations.view(defaultListParams)),
  },
  readOrganization: {
    kind: 'load',
    outcome: queryOutcome(({ organizations }, id) => organizations.profile(id).organization),
  },
  listSubscriptions: {
    kind: 'load',
    outcome: queryOutcome(({ organizations }, id) => organizations.profile(id).subscriptions),
  },
  listDailySeats: {
    kind: 'load',
    outcome: queryOutcome(({ organizations }, id) => organizations.profile(id).dailySeats(30)),
  },
  createToken: {
    kind: 'write',
    name: 'token',
    outcome: mutationOutcome(
      'token',
      (stores) => addToken(stores, { name: 'x', expiresAt: null }, 'key'),
      {
        name: 'Name',
      },
    ),
  },
  revokeToken: {
    kind: 'write',
    name: 'token',
    outcome: mutationOutcome('token', (stores) => revokeTokenById(stores, 'tok_1')),
  },
  activateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome('organization', (stores, id) =>
      changeOrganizationStatus(stores, id, 'activate', undefined),
    ),
  },
  deactivateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome('organization', (stores, id) =>
      changeOrganizationStatus(stores, id, 'deactivate', undefined),
    ),
  },
  createOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome(
      'organization',
      (stores) => addOrganization(stores, toCreatePayload(blankOrganization), 'key'),
      fieldLabels(formFields.newOrganizationFormFields, blankOrganization),
    ),
  },
  updateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome(
      'organization',
      (stores, id) => editOrganization(stores, id, { name: 'x' }, undefined),
      fieldLabels(formFields.organizationFormFields, blankOrganization),
    ),
  },
  assignSeats: {
    kind: 'write',
    name: 'subscription',
    outcome: mutationOutcome('subscription', (stores, id) =>
      changeAssignedSeats(stores, id, 'sub', {
        assigned: 1,
        allowExcess: false,
        etag: undefined,
      }),
    ),
  },
};

async function attempt(call: string, fault: FaultCase): Promise<void> {
  const { kind, name, outcome } = table[call] ?? expect.fail(call);
  const testApp: TestApp = createTestApp({
    path: kind === 'sign-in' ? '/login' : '/token',
    signedIn: kind !== 'sign-in',
  });
  await testApp.settledLocation();
  // Browser-level network errors all look the same to a page, so one stands for all.
  testApp.api.control.failNext({ call, effect: fault.effect ?? 'network', times: 'always' });
  const id = testApp.api.database.organization.getAll()[0]?.id ?? '';
  const text = await outcome(testApp.app.stores, id);
  for (const expected of [
    expectedMessage(kind, fault, name),
    ...Object.values(fault.fieldErrors ?? {}),
  ])
    expect(text).toContain(expected);
  if (expectedMessage(kind, fault, name) === 'login')
    expect(await testApp.settledLocation()).toBe('/login?redirect=%2Ftoken');
  else expect(testApp.toasts()).toEqual([]);
  await vi.waitFor(() => expect(testApp.app.stores.activity.inFlight).toBe(0));
}

it.each(Object.keys(table))(
  '%s × 24 faults shows the expected message and leaves nothing pending',
  { timeout: casesTimeout },
  async (call) => {
    expect(faultCases).toHaveLength(24);
    const cases = casesFor(call);
    const outcomes = await Promise.allSettled(cases.map((fault) => attempt(call, fault)));
    await runCases(`faults of ${call}`, cases, async (fault) => {
      const outcome = outcomes[cases.indexOf(fault)];
      if (outcome?.status === 'rejected') throw outcome.reason;
    });
    expect(new Set(limits)).toEqual(new Set([15_000]));
  },
);

it('logout × 24 faults always signs out', { timeout: casesTimeout }, () =>
  runCases('faults of logout', faultCases, async ({ effect = 'network' }) => {
    const testApp = createTestApp({
      path: '/token',
      prepare: ({ control }) => void control.failNext({ call: 'logout', effect, times: 'always' }),
    });
    await testApp.settledLocation();
    await testApp.router.navigate('/logout');
    expect(await testApp.settledLocation()).toBe('/login');
    expect([
      testApp.app.stores.session.credentials,
      testApp.localStorage.getItem('ams.session'),
      testApp.toasts(),
    ]).toEqual([undefined, null, []]);
  }),
);

it('the fault table covers every call of the contract', () =>
  expect([...Object.keys(table), 'logout'].toSorted()).toEqual(Object.keys(calls).toSorted()));
