import type { CallName } from '~/api/contract/calls';

/** What the OpenAPI document says about a call; apart from the calls, which every screen loads. */
interface CallDocumentation {
  /** What the API does, for those who build it (docs/api.md, "Calls"). */
  readonly description: string;
  /** What the payload is. */
  readonly body?: string;
  /** By parameter name; paths and headers have descriptions of their own. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Error codes specific to the call, by status. The common ones are added to each. */
  readonly errors?: { readonly [status: number]: readonly string[] };
}

const feedParameters = {
  limit: 'How many entries at most.',
  before: 'The `meta.next` of the previous page. Entries written meanwhile do not move it.',
  action: 'Only entries of these actions, separated by commas.',
  actor: 'Only entries of the user with this id.',
} as const;

const subscriptionErrors = {
  404: ['not_found'],
  412: ['conflict'],
  422: ['validation_failed'],
  428: ['precondition_required'],
} as const;

/** By operation name. */
export const documentation: Readonly<Record<string, CallDocumentation>> = {
  login: {
    description:
      'Starts a session with email and password. Its token is sent as `Authorization: Bearer` with every other call. Which of email and password is wrong is not said.',
    body: 'The credentials. The password is compared as it is.',
    errors: {
      401: ['invalid_credentials'],
      422: ['validation_failed'],
      429: ['too_many_requests'],
    },
  },
  logout: {
    description:
      'Ends the session: its token gets 401 from then on. The token of `createToken` gets 403.',
  },
  listTokens: {
    description: 'All tokens of every status, newest first. The secret is never part of it.',
  },
  createToken: {
    description:
      'Creates a token that acts for the user in every call but this one and `logout`, where it gets 403. The name must be unique among active tokens. Only this response contains the secret, so it is not replayed for a repeated Idempotency-Key.',
    body: 'What the token is for, and when it expires.',
    errors: { 422: ['validation_failed'] },
  },
  revokeToken: {
    description:
      'Anything that uses the token gets 401 from then on. Revoking a revoked token is not an error.',
    errors: { 404: ['not_found'] },
  },
  listOrganizations: {
    description:
      'One page of organizations, filtered and sorted by the server. Rows carry their `etag`, so that a write needs no read first.',
    parameters: {
      page: 'From 1. A page past the end has no rows and the actual `meta`.',
      per_page: 'Rows per page.',
      q: 'Words, each of which must occur in the name, subdomain, address, billing name or billing email, in any order, without regard to case, accents, letters that don’t decompose and typographic punctuation; or an exact id. Digits with their separators `+ ( ) - . /`, spaces included, make one number: with at least four digits it may also occur in the digits of the billing phone, without a leading `00`, `+` or trunk `0`.',
      status: 'Only organizations of this status.',
      seats: 'Only organizations with this `seat_level`, whatever the status.',
      sort: '`seat_usage`: used by total seats, 0 without seats. `seats_run_out`: by `runs_out_in_days`, null last in either order. `relevance`, only with `q` and only `desc`: an exact id, name or subdomain first, then names or subdomains that start with the text, then those in which a word starts with it, then those that contain it, then what matches in other fields only; each group by name. Default: `relevance` with `q`, else `name`.',
      order: 'Ties are sorted by id. Default: `desc` for `relevance`, else `asc`.',
    },
    errors: { 400: ['invalid_query'] },
  },
  lookUpOrganizations: {
    description:
      'The organizations whose id, name, subdomain or billing email each value is, compared as for uniqueness; at most five for each, in the order of the values. A server may suggest others for a value without matches.',
    body: 'Names, subdomains, ids or email addresses.',
    errors: { 422: ['validation_failed'] },
  },
  readSummary: {
    description:
      'Sums over all organizations, for home. `low_on_seats` and `out_of_seats` count active organizations only.',
  },
  readOrganization: {
    description: 'The organization with its address, sums over its subscriptions and its `ETag`.',
    errors: { 404: ['not_found'] },
  },
  listSubscriptions: {
    description: 'All subscriptions of the organization, with its `ETag`.',
    errors: { 404: ['not_found'] },
  },
  listDailySeats: {
    description:
      'The seats in use on each day by seat type, newest first. `meta.total_seats` has each total that was in effect during the period, the one at its start included.',
    parameters: {
      days: 'How many of the most recent days, by the server’s calendar.',
      from: 'The first day, with `to` instead of `days`.',
      to: 'The last day, at most 365 days after `from`.',
    },
    errors: { 400: ['invalid_query'], 404: ['not_found'] },
  },
  createOrganization: {
    description:
      'Creates an organization with its first subscriptions. It is active and none of its seats are in use. Writes the entry `organization_created`, and no other.',
    body: 'The organization with its first subscriptions.',
    errors: {
      409: ['duplicate', 'request_in_progress'],
      422: ['validation_failed', 'idempotency_key_reused'],
    },
  },
  updateOrganization: {
    description:
      'Changes any of the organization’s fields. Those that are left out, also within `billing`, stay as they are. Writes the entry `organization_updated` with the fields that changed, and the reason as its note.',
    body: 'The fields to change, and why.',
    errors: {
      404: ['not_found'],
      409: ['duplicate'],
      412: ['conflict'],
      422: ['validation_failed'],
      428: ['precondition_required'],
    },
  },
  activateOrganization: {
    description:
      'Activates the organization. Writes the entry `organization_activated`, with the reason as its note, unless the organization was active, which is not an error.',
    body: 'Why. May be left out.',
    errors: { 404: ['not_found'], 412: ['conflict'], 422: ['validation_failed'] },
  },
  deactivateOrganization: {
    description:
      'Deactivates the organization. Writes the entry `organization_deactivated`, with the reason as its note, unless the organization was inactive, which is not an error.',
    body: 'Why. May be left out.',
    errors: { 404: ['not_found'], 412: ['conflict'], 422: ['validation_failed'] },
  },
  assignSeats: {
    description:
      '`used_seats` becomes `assigned_seats`. Above the total: 409, or with `allow_excess` the total is raised to it. Writes the entry `seats_assigned`, with the reason as its note.',
    body: 'The seats that are to be in use, and why.',
    errors: {
      404: ['not_found'],
      409: ['seats_exceeded'],
      412: ['conflict'],
      422: ['validation_failed'],
    },
  },
  addSubscription: {
    description:
      'Adds a subscription of a seat type that the organization doesn’t have yet. None of its seats are in use. Writes the entry `subscription_added`, with the reason as its note.',
    body: 'The seat type and its total, and why.',
    errors: {
      ...subscriptionErrors,
      409: ['duplicate', 'request_in_progress'],
      422: ['validation_failed', 'idempotency_key_reused'],
    },
  },
  changeTotalSeats: {
    description:
      'Raises or lowers the total seats of the subscription, not below the seats in use: that gets 409 with `used_seats`. Writes the entry `total_seats_changed`, with the reason as its note.',
    body: 'The new total, and why.',
    errors: { ...subscriptionErrors, 409: ['seats_in_use'] },
  },
  listActivity: {
    description:
      'Changes to all organizations, newest first: one entry for each successful write that changed something. Entries are never changed or removed.',
    parameters: feedParameters,
    errors: { 400: ['invalid_query'] },
  },
  listOrganizationActivity: {
    description:
      'Changes to the organization, newest first: one entry for each successful write that changed it. Entries are never changed or removed.',
    parameters: feedParameters,
    errors: { 400: ['invalid_query'], 404: ['not_found'] },
  },
  addNote: {
    description:
      'Adds a note to the organization’s activity: the entry `note_added`. Neither the `ETag` nor `updated_at` changes.',
    body: 'The text of the note.',
    errors: {
      404: ['not_found'],
      409: ['request_in_progress'],
      422: ['validation_failed', 'idempotency_key_reused'],
    },
  },
} satisfies Readonly<Record<CallName, CallDocumentation>>;
