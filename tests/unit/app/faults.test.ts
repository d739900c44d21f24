// @vitest-environment jsdom
import { omit, partition } from 'es-toolkit';
import { afterEach, describe, expect, it } from 'vitest';
import { activityApi } from '~/api/contract/activity';
import { lookUpOrganizations } from '~/api/lookup';
import { toFailure } from '~/api/ApiError';
import { calls, type CallName, type ReadCallName } from '~~/mocks/calls';
import { defaultListParams } from '~/domain/organizationList';
import { fieldAt } from '~/domain/organizationFields';
import { blankOrganization, blankSubscription, toCreatePayload } from '~/domain/organizationValues';
import { type FieldLabels, fieldLabels, serverErrors } from '~/forms/FormFields';
import * as formFields from '~/forms/OrganizationFields';
import { actionFailureText, loadFailureText, signInFailureText } from '~/messages/failures';
import {
  addNote,
  addSubscription,
  assignSeats,
  changeStatus,
  changeTotalSeats,
  createOrganization,
  editOrganization,
} from '~/stores/mutations/organizationMutations';
import { createToken, revokeToken } from '~/stores/mutations/tokenMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Query } from '~/stores/Query';
import type { Stores } from '~/stores/context';
import { conditionalWrite, type OrganizationMutation } from '~/stores/mutations/conditionalWrite';
import {
  endsSession,
  expectedMessage,
  faults,
  faultsOf,
  faultTable,
  isRetried,
  type Fault,
} from '../../faults/faultTable';
import { mockTimeouts } from '../../setup/mockTimeouts';
import { casesTimeout, runCasesAtOnce } from '../../setup/runCases';
import { buildSubscription } from '../stores/organizationFixtures';
import { createTestApp, disposeTestApps, eventually, type TestApp } from './testApp';

// Every call × every fault, down to the mock's network. How dialogs and screens show one: their stories.

type QueryOf = (stores: Stores, id: string) => Query<unknown>;

/** The calls that queries send. */
type LoadCallName = ReadCallName | 'lookUpOrganizations';

const queries: Readonly<Record<string, QueryOf>> = {
  readSummary: ({ organizations }) => organizations.summary,
  listOrganizations: ({ organizations }) => organizations.view(defaultListParams),
  readOrganization: ({ organizations }, id) => organizations.profile(id).organization,
  listSubscriptions: ({ organizations }, id) => organizations.profile(id).subscriptions,
  listDailySeats: ({ organizations }, id) => organizations.profile(id).dailySeats(30),
  listActivity: ({ http }) => new Query(({ signal }) => activityApi(http).listActivity({ signal })),
  listOrganizationActivity: ({ http }, id) =>
    new Query(({ signal }) => activityApi(http).listOrganizationActivity(id, { signal })),
  listTokens: ({ tokens }) => tokens.list,
  lookUpOrganizations: (stores) =>
    new Query(({ signal }) => lookUpOrganizations(stores, ['x'], { signal })),
} satisfies Readonly<Record<LoadCallName, QueryOf>>;

interface Write {
  readonly send: (stores: Stores, profile: ProfileQueries) => Promise<unknown>;
  /** Of the form's fields, which show their own validation errors. */
  readonly labels?: FieldLabels;
  readonly fieldAt?: typeof fieldAt;
}

const blankValues = omit(blankOrganization, ['subscriptions']);
const subscription = buildSubscription('sub');

/** Sends a write of an organization for the version "1". */
const write =
  (change: OrganizationMutation): Write['send'] =>
  (stores, { id }) =>
    conditionalWrite(stores, { id, etag: '"1"' }, change);

const writes: Readonly<Record<string, Write>> = {
  login: {
    send: ({ session }) => session.signIn('demo@example.com', 'demo'),
    labels: { email: 'Email', password: 'Password' },
  },
  activateOrganization: { send: write(changeStatus('activate')) },
  deactivateOrganization: { send: write(changeStatus('deactivate')) },
  createOrganization: {
    send: (stores) => createOrganization(stores, toCreatePayload(blankOrganization), 'key'),
    labels: fieldLabels(formFields.newOrganizationFormFields, blankOrganization),
    fieldAt,
  },
  updateOrganization: {
    send: write(editOrganization(blankValues, { ...blankValues, name: 'x' })),
    labels: fieldLabels(formFields.organizationFormFields, blankOrganization),
    fieldAt,
  },
  addNote: { send: (stores, { id }) => addNote(stores, id, 'x', 'key') },
  assignSeats: {
    send: write(assignSeats(subscription, { assigned_seats: 1, allow_excess: false })),
  },
  addSubscription: {
    send: write(addSubscription({ seat_type: 'x', total_seats: 1 }, 'key')),
    labels: fieldLabels(formFields.subscriptionFormFields, blankSubscription),
  },
  changeTotalSeats: {
    send: write(changeTotalSeats(subscription, { total_seats: 1 })),
    labels: { total_seats: 'Total seats' },
  },
  createToken: {
    send: (stores) => createToken(stores, { name: 'x', expires_at: null }, 'key'),
    labels: { name: 'Name' },
  },
  revokeToken: { send: (stores) => revokeToken(stores, 'tok_1') },
} satisfies Readonly<Record<Exclude<CallName, LoadCallName | 'logout'>, Write>>;

afterEach(disposeTestApps);

const organizationId = ({ api }: TestApp) => api.database.organization.getAll()[0]?.id ?? '';
const countSent = ({ api }: TestApp, call: string) =>
  api.control.log().filter((entry) => entry.call === call).length;

/** An app on which a call fails always; browsers' network errors look all the same to it. */
async function startFailingApp(call: string, fault: Fault, path: string): Promise<TestApp> {
  const testApp = createTestApp({ path, signedIn: path !== '/login' });
  await testApp.settledLocation();
  if (call === 'activateOrganization') {
    // Of an active one, a 412 counts as success.
    const where = { id: { equals: organizationId(testApp) } };
    testApp.api.database.organization.update({ where, data: { status: 'inactive' } });
  }
  testApp.api.control.clearLog();
  testApp.api.control.failNext({ call, effect: fault.effect, times: 'always' });
  return testApp;
}

/** All texts that the screen shows for the failed call. */
async function shownTexts(call: string, testApp: TestApp): Promise<unknown[]> {
  const { stores } = testApp.app;
  const id = organizationId(testApp);
  const write = writes[call];
  if (write) {
    const failure = await write
      .send(stores, stores.organizations.profile(id))
      .then(() => expect.fail('no error'), toFailure);
    const { title, detail } =
      call === 'login'
        ? signInFailureText(failure)
        : actionFailureText(failure, faultTable[call]?.entity ?? '');
    const { fields, unplaced } = serverErrors(failure, write.labels ?? {}, write.fieldAt);
    return [title, detail, ...unplaced, ...Object.values(fields)];
  }
  const query = queries[call]?.(stores, id) ?? expect.fail(call);
  await query.ensure();
  return query.error ? [Object.values(loadFailureText(query.error)).join(' ')] : [];
}

async function runCall(call: string, fault: Fault): Promise<void> {
  const testApp = await startFailingApp(call, fault, call === 'login' ? '/login' : '/token');
  const { session, http } = testApp.app.stores;
  const texts = (await shownTexts(call, testApp)).join(' ');
  if (endsSession(call, fault)) {
    expect(await testApp.settledLocation()).toBe('/login?redirect=%2Ftoken');
  } else {
    for (const text of [expectedMessage(call, fault), ...Object.values(fault.fieldErrors ?? {})])
      expect(texts).toContain(text);
    expect(testApp.toasts()).toEqual([]);
  }
  // A write may have been applied, so it is never sent again.
  expect(countSent(testApp, call)).toBe(isRetried(fault) && calls[call]?.method === 'GET' ? 3 : 1);
  expect(session.credentials === undefined).toBe(call === 'login' || endsSession(call, fault));
  await eventually(() => http.inFlight).toBe(0);
}

/** Those without a response run last, with a short timeout that others might exceed on a busy machine. */
async function runFaults<Case extends { readonly fault: Fault }>(
  title: string,
  cases: readonly Case[],
  runOne: (testCase: Case) => Promise<void>,
): Promise<void> {
  const [hanging, others] = partition(cases, ({ fault }) => fault.effect === 'hang');
  await runCasesAtOnce(title, others, runOne);
  const timeouts = mockTimeouts(500);
  await runCasesAtOnce(`${title}, timeouts`, hanging, runOne);
  expect(new Set(timeouts.mock.calls.flat())).toEqual(new Set([15_000]));
}

describe('API calls that fail', () => {
  it(
    'show the expected message, end the session on a 401 only, and leave nothing pending',
    { timeout: 2 * casesTimeout },
    () =>
      runFaults(
        'faults of API calls',
        [...Object.keys(writes), ...Object.keys(queries)].flatMap((call) =>
          faultsOf(call).map((fault) => ({ call, fault })),
        ),
        ({ call, fault }) => runCall(call, fault),
      ),
  );

  it('a logout that fails signs out all the same', { timeout: casesTimeout }, () =>
    runFaults(
      'faults of logout',
      faults.map((fault) => ({ fault })),
      async ({ fault }) => {
        const testApp = await startFailingApp('logout', fault, '/token');
        await testApp.router.navigate('/logout');
        expect(await testApp.settledLocation()).toBe('/login');
        expect([
          testApp.app.stores.session.credentials,
          testApp.localStorage.getItem('ams.session'),
          testApp.toasts(),
        ]).toEqual([undefined, null, []]);
      },
    ),
  );
});
