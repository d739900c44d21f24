/** What the OpenAPI document says about a call; apart from the calls, which every screen loads. */
interface CallDocumentation {
  readonly summary: string;
  /** Error codes specific to the call, by status. The common ones are added to each. */
  readonly errors?: { readonly [status: number]: readonly string[] };
}

const subscriptionErrors = {
  404: ['not_found'],
  412: ['conflict'],
  422: ['validation_failed'],
  428: ['precondition_required'],
} as const;

/** By operation name; a test compares the names with those of the calls. */
export const documentation: Readonly<Record<string, CallDocumentation>> = {
  login: {
    summary: 'Sign in with email and password.',
    errors: {
      401: ['invalid_credentials'],
      422: ['validation_failed'],
      429: ['too_many_requests'],
    },
  },
  logout: {
    summary: 'Sign out: the token stops working.',
  },
  listTokens: {
    summary: 'All tokens, newest first.',
  },
  createToken: {
    summary: 'Create a token; only this response contains its secret.',
    errors: { 422: ['validation_failed'] },
  },
  revokeToken: {
    summary: 'Revoke a token: anything using it stops working.',
    errors: { 404: ['not_found'] },
  },
  listOrganizations: {
    summary: 'One page of organizations; ties are sorted by id, a page past the end is empty.',
    errors: { 400: ['invalid_query'] },
  },
  readSummary: {
    summary: 'Counts over all organizations and their seats.',
  },
  readOrganization: {
    summary: 'One organization.',
    errors: { 404: ['not_found'] },
  },
  listSubscriptions: {
    summary: 'The subscriptions of an organization.',
    errors: { 404: ['not_found'] },
  },
  listDailySeats: {
    summary:
      'Daily seats, newest first: the last `days` by the server’s calendar, or `from` to `to`, both inclusive, at most 366 days; and the totals in effect.',
    errors: { 400: ['invalid_query'], 404: ['not_found'] },
  },
  createOrganization: {
    summary: 'Create an organization with its first subscriptions.',
    errors: { 409: ['duplicate'], 422: ['validation_failed', 'idempotency_key_reused'] },
  },
  updateOrganization: {
    summary: 'Change any of an organization’s fields.',
    errors: {
      404: ['not_found'],
      409: ['duplicate'],
      412: ['conflict'],
      422: ['validation_failed'],
      428: ['precondition_required'],
    },
  },
  activateOrganization: {
    summary: 'Activate an organization; no error if it is already active.',
    errors: { 404: ['not_found'], 412: ['conflict'], 422: ['validation_failed'] },
  },
  deactivateOrganization: {
    summary: 'Deactivate an organization; no error if it is already inactive.',
    errors: { 404: ['not_found'], 412: ['conflict'], 422: ['validation_failed'] },
  },
  assignSeats: {
    summary: 'Assign seats of a subscription; allow_excess raises the total if needed.',
    errors: {
      404: ['not_found'],
      409: ['seats_exceeded'],
      412: ['conflict'],
      422: ['validation_failed'],
    },
  },
  addSubscription: {
    summary: 'Add a subscription of a seat type that the organization doesn’t have yet.',
    errors: {
      ...subscriptionErrors,
      409: ['duplicate'],
      422: ['validation_failed', 'idempotency_key_reused'],
    },
  },
  changeTotalSeats: {
    summary: 'Raise or lower the total seats of a subscription, not below the seats in use.',
    errors: { ...subscriptionErrors, 409: ['seats_in_use'] },
  },
  listActivity: {
    summary: 'Changes to all organizations, newest first; `before` is the previous page’s cursor.',
    errors: { 400: ['invalid_query'] },
  },
  listOrganizationActivity: {
    summary: 'Changes to an organization, newest first; `before` is the previous page’s cursor.',
    errors: { 400: ['invalid_query'], 404: ['not_found'] },
  },
  addNote: {
    summary: 'Add a note to an organization’s activity; the organization itself doesn’t change.',
    errors: { 404: ['not_found'], 422: ['validation_failed', 'idempotency_key_reused'] },
  },
};
