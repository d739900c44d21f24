/** What the OpenAPI document says about a call; apart from the calls, which every screen loads. */
interface CallDocumentation {
  readonly summary: string;
  /** What the API does, for those who build it (docs/api.md, "Calls"). */
  readonly description: string;
  /** By parameter name; paths and headers have descriptions of their own. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Error codes specific to the call, by status. The common ones are added to each. */
  readonly errors?: { readonly [status: number]: readonly string[] };
}

const feedParameters = {
  limit: 'How many entries at most.',
  before: 'The `meta.next` of the previous page. Entries written meanwhile do not move it.',
} as const;

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
    description:
      'Starts a session. Its token is sent as `Authorization: Bearer` with every other call. Which of email and password is wrong is not said.',
    errors: {
      401: ['invalid_credentials'],
      422: ['validation_failed'],
      429: ['too_many_requests'],
    },
  },
  logout: {
    summary: 'Sign out: the token stops working.',
    description: 'Ends the session: its token gets 401 from then on.',
  },
  listTokens: {
    summary: 'All tokens, newest first.',
    description: 'Tokens of every status. The secret is never part of it.',
  },
  createToken: {
    summary: 'Create a token; only this response contains its secret.',
    description:
      'The name must be unique among active tokens. The secret cannot be read again, so the response is not replayed for a repeated Idempotency-Key.',
    errors: { 422: ['validation_failed'] },
  },
  revokeToken: {
    summary: 'Revoke a token: anything using it stops working.',
    description: 'Revoking a revoked token is not an error.',
    errors: { 404: ['not_found'] },
  },
  listOrganizations: {
    summary: 'One page of organizations; ties are sorted by id, a page past the end is empty.',
    description:
      'Filters, sorts and pages on the server. Rows carry their `etag`, so that a write needs no read first.',
    parameters: {
      page: 'From 1. A page past the end has no rows and the actual `meta`.',
      per_page: 'Rows per page.',
      q: 'Words, each of which must occur in the name, subdomain, billing name or billing email, in any order, without regard to case and accents; or an exact id.',
      status: 'Only organizations of this status.',
      seats:
        '`low`: at least 90 % of the seats in use but not all; `out`: all; whatever the status.',
      sort: '`seat_usage`: used by total seats, 0 without seats. `seats_run_out`: days until the available seats run out at the pace of the last 30 days, 0 if none are left; those that never run out or whose history is unknown come last in either order.',
      order: 'Ties are sorted by id.',
    },
    errors: { 400: ['invalid_query'] },
  },
  readSummary: {
    summary: 'Counts over all organizations and their seats.',
    description:
      'Sums over all organizations, for home. `low_on_seats` and `out_of_seats` count active organizations only.',
  },
  readOrganization: {
    summary: 'One organization.',
    description: 'The organization with its address, sums over its subscriptions and its `ETag`.',
    errors: { 404: ['not_found'] },
  },
  listSubscriptions: {
    summary: 'The subscriptions of an organization.',
    description: 'All subscriptions, with the organization’s `ETag`.',
    errors: { 404: ['not_found'] },
  },
  listDailySeats: {
    summary: 'Daily seats, newest first: of the last days, or of a period.',
    description:
      'The seats in use on each day by seat type. `meta.total_seats` has each total that was in effect during the period, the one at its start included.',
    parameters: {
      days: 'How many of the most recent days, by the server’s calendar.',
      from: 'The first day, with `to` instead of `days`.',
      to: 'The last day, at most 365 days after `from`.',
    },
    errors: { 400: ['invalid_query'], 404: ['not_found'] },
  },
  createOrganization: {
    summary: 'Create an organization with its first subscriptions.',
    description:
      'The organization is active and none of its seats are in use. Writes the entry `organization_created`, and no other.',
    errors: { 409: ['duplicate'], 422: ['validation_failed', 'idempotency_key_reused'] },
  },
  updateOrganization: {
    summary: 'Change any of an organization’s fields.',
    description:
      'Fields that are left out stay as they are. Writes the entry `organization_updated` with the fields that changed.',
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
    description:
      'Writes the entry `organization_activated`, with the reason as its note, unless the organization was active.',
    errors: { 404: ['not_found'], 412: ['conflict'], 422: ['validation_failed'] },
  },
  deactivateOrganization: {
    summary: 'Deactivate an organization; no error if it is already inactive.',
    description:
      'Writes the entry `organization_deactivated`, with the reason as its note, unless the organization was inactive.',
    errors: { 404: ['not_found'], 412: ['conflict'], 422: ['validation_failed'] },
  },
  assignSeats: {
    summary: 'Assign seats of a subscription; allow_excess raises the total if needed.',
    description:
      '`used_seats` becomes `assigned_seats`. Above the total: 409, or with `allow_excess` the total is raised to it. Writes the entry `seats_assigned`.',
    errors: {
      404: ['not_found'],
      409: ['seats_exceeded'],
      412: ['conflict'],
      422: ['validation_failed'],
    },
  },
  addSubscription: {
    summary: 'Add a subscription of a seat type that the organization doesn’t have yet.',
    description: 'None of its seats are in use. Writes the entry `subscription_added`.',
    errors: {
      ...subscriptionErrors,
      409: ['duplicate'],
      422: ['validation_failed', 'idempotency_key_reused'],
    },
  },
  changeTotalSeats: {
    summary: 'Raise or lower the total seats of a subscription, not below the seats in use.',
    description:
      'Writes the entry `total_seats_changed`. A total below the seats in use gets 409 with `used_seats`.',
    errors: { ...subscriptionErrors, 409: ['seats_in_use'] },
  },
  listActivity: {
    summary: 'Changes to all organizations, newest first.',
    description:
      'One entry for each successful write that changed something; entries are never changed or removed.',
    parameters: feedParameters,
    errors: { 400: ['invalid_query'] },
  },
  listOrganizationActivity: {
    summary: 'Changes to an organization, newest first.',
    description:
      'One entry for each successful write that changed the organization; entries are never changed or removed.',
    parameters: feedParameters,
    errors: { 400: ['invalid_query'], 404: ['not_found'] },
  },
  addNote: {
    summary: 'Add a note to an organization’s activity; the organization itself doesn’t change.',
    description: 'Writes the entry `note_added`. Neither the `ETag` nor `updated_at` changes.',
    errors: { 404: ['not_found'], 422: ['validation_failed', 'idempotency_key_reused'] },
  },
};
