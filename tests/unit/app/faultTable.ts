import { expect, vi } from 'vitest';
import { activityApi } from '~/api/activity';
import { toFailure } from '~/api/ApiError';
import { organizationMutationsApi } from '~/api/organizationMutations';
import { defaultListParams } from '~/domain/organizationList';
import { blankOrganization, blankSubscription, toCreatePayload } from '~/domain/organizationValues';
import { fieldLabels, type FieldLabels } from '~/forms/FormFields';
import { subscriptionFields } from '~/domain/rules/organizationRules';
import * as formFields from '~/forms/organizationFormFields';
import { fieldAt } from '~/domain/organizationFields';
import { serverErrors } from '~/forms/serverErrors';
import type { Failure } from '~/lib/Failure';
import { actionFailureText } from '~/messages/actionFailureText';
import { loadFailureText } from '~/messages/failures';
import { signInFailureText } from '~/messages/signInFailureText';
import {
  createOrganization,
  assignSeats,
  activateOrganization,
  deactivateOrganization,
  addSubscription,
  updateOrganization,
  changeTotalSeats,
} from '~/stores/mutations/organizationMutations';
import { createToken, revokeToken } from '~/stores/mutations/tokenMutations';
import { Query } from '~/stores/Query';
import type { Stores } from '~/stores/Stores';

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
          ...Object.values(serverErrors(failure, labels, fieldAt).fields),
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

/** What each call of the contract leads to, apart from `logout`, which can't fail. */
export const faultTable: Readonly<
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
      (stores) => createToken(stores, { name: 'x', expiresAt: null }, 'key'),
      {
        name: 'Name',
      },
    ),
  },
  revokeToken: {
    kind: 'write',
    name: 'token',
    outcome: mutationOutcome('token', (stores) => revokeToken(stores, 'tok_1')),
  },
  activateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome('organization', (stores, id) =>
      activateOrganization(stores, id, undefined),
    ),
  },
  deactivateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome('organization', (stores, id) =>
      deactivateOrganization(stores, id, undefined),
    ),
  },
  createOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome(
      'organization',
      (stores) => createOrganization(stores, toCreatePayload(blankOrganization), 'key'),
      fieldLabels(formFields.newOrganizationFormFields, blankOrganization),
    ),
  },
  updateOrganization: {
    kind: 'write',
    name: 'organization',
    outcome: mutationOutcome(
      'organization',
      (stores, id) => updateOrganization(stores, id, { name: 'x' }, undefined),
      fieldLabels(formFields.organizationFormFields, blankOrganization),
    ),
  },
  assignSeats: {
    kind: 'write',
    name: 'subscription',
    outcome: mutationOutcome('subscription', (stores, id) =>
      assignSeats(stores, id, 'sub', {
        usedSeats: 1,
        allowExcess: false,
        etag: undefined,
      }),
    ),
  },
  readSummary: {
    kind: 'load',
    outcome: queryOutcome(
      ({ organizations: { api } }) => new Query((signal) => api.summary(signal)),
    ),
  },
  listActivity: {
    kind: 'load',
    outcome: queryOutcome(({ http }) => new Query((signal) => activityApi(http).list({ signal }))),
  },
  listOrganizationActivity: {
    kind: 'load',
    outcome: queryOutcome(
      ({ http }, id) => new Query((signal) => activityApi(http).listOfOrganization(id, { signal })),
    ),
  },
  addNote: {
    kind: 'write',
    name: 'note',
    outcome: mutationOutcome('note', ({ http }, id) =>
      organizationMutationsApi(http).addNote(id, 'x', 'key'),
    ),
  },
  addSubscription: {
    kind: 'write',
    name: 'subscription',
    outcome: mutationOutcome(
      'subscription',
      (stores, id) =>
        addSubscription(stores, id, { seatType: 'x', totalSeats: 1, etag: '"1"' }, 'key'),
      fieldLabels(subscriptionFields, blankSubscription),
    ),
  },
  changeTotalSeats: {
    kind: 'write',
    name: 'subscription',
    outcome: mutationOutcome(
      'subscription',
      (stores, id) => changeTotalSeats(stores, id, 'sub', 1, '"1"'),
      { total_seats: 'Total seats' },
    ),
  },
};
