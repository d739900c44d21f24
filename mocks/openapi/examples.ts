import type { InferOutput } from 'valibot';
import type { CallName } from '~/api/contract/calls';
import type { billingSchema, organizationSchema } from '~/api/contract/schemas';

/** A request and a response of a call, with its envelope. */
interface CallExample {
  readonly request?: unknown;
  readonly response?: unknown;
}

const user = { id: 'usr_7', name: 'Robin Hale', email: 'robin@example.com' };

const billing: Required<InferOutput<typeof billingSchema>> = {
  billing_name: 'Ada Mitchell',
  billing_email: 'billing@acme.example',
  billing_phone: '+1 202 555 0142',
  amount: 1920.1,
  currency: 'USD',
};

const row = {
  id: 'acme.v2',
  name: 'Acme Robotics',
  subdomain: 'acme-robotics',
  status: 'active',
  registered_at: '2023-03-01T09:30:00Z',
  status_changed_at: null,
  total_seats: 120,
  used_seats: 96,
  available_seats: 24,
  used_seats_30_days_ago: 90,
  seat_level: 'ok',
  runs_out_in_days: 120,
  runs_out_seat_type: 'full',
  billing,
};

const organization: Required<InferOutput<typeof organizationSchema>> = {
  ...row,
  address: '12 Foundry Lane, Leeds',
  updated_at: '2026-03-01T14:05:00Z',
};

const newOrganization = {
  ...organization,
  id: 'org_brightwater',
  name: 'Brightwater Clinics',
  subdomain: 'brightwater',
  registered_at: '2026-03-02T12:00:00Z',
  updated_at: '2026-03-02T12:00:00Z',
  total_seats: 20,
  used_seats: 0,
  available_seats: 20,
  used_seats_30_days_ago: null,
  runs_out_in_days: null,
  runs_out_seat_type: null,
  address: null,
};

const subscription = {
  id: 'sub_full',
  seat_type: 'full',
  total_seats: 80,
  used_seats: 64,
  available_seats: 16,
  used_seats_30_days_ago: 60,
};

const token = {
  id: 'tok_ci',
  name: 'CI',
  status: 'active',
  prefix: 'ams_4f9c',
  created_at: '2026-03-02T12:00:00Z',
  expires_at: '2026-06-01T12:00:00Z',
  last_used_at: null,
};

const seatsAssigned = {
  id: 'act_12',
  at: '2026-03-02T11:58:00Z',
  actor: { id: user.id, name: user.name },
  action: 'seats_assigned',
  organization: { id: row.id, name: row.name },
  subscription: { id: subscription.id, seat_type: subscription.seat_type },
  changes: [{ pointer: '/used_seats', before: 60, after: 64 }],
  note: null,
};

const deactivated = {
  ...seatsAssigned,
  id: 'act_11',
  at: '2026-03-01T14:05:00Z',
  actor: null,
  action: 'organization_deactivated',
  subscription: null,
  changes: [{ pointer: '/status', before: 'active', after: 'inactive' }],
  note: 'Contract ended.',
};

const feed = { data: [seatsAssigned, deactivated], meta: { next: 'w11.s0' } };
const reason = 'Contract renewed.';

/** By operation name. Tests validate each against its schema. */
export const examples: Readonly<Record<string, CallExample>> = {
  login: {
    request: { email: user.email, password: 'correct horse battery staple' },
    response: { data: { user, token: 'ses_example' } },
  },
  logout: {},
  listTokens: { response: { data: [token] } },
  createToken: {
    request: { name: token.name, expires_at: token.expires_at },
    response: { data: { ...token, token: 'ams_4f9c_example' } },
  },
  revokeToken: { response: { data: { ...token, status: 'revoked' } } },
  listOrganizations: {
    response: {
      data: [{ ...row, etag: '"7"' }],
      meta: { page: 1, per_page: 25, total: 1, total_pages: 1 },
    },
  },
  lookUpOrganizations: {
    request: { values: ['acme robotics', 'Acme Robotix', 'unknown'] },
    response: {
      data: [
        { value: 'acme robotics', matches: [{ ...row, etag: '"7"' }] },
        { value: 'Acme Robotix', matches: [], suggestions: [{ ...row, etag: '"7"' }] },
        { value: 'unknown', matches: [] },
      ],
    },
  },
  readSummary: {
    response: {
      data: {
        total: 200,
        active: 188,
        inactive: 12,
        total_seats: 24_310,
        used_seats: 19_044,
        low_on_seats: 21,
        out_of_seats: 6,
      },
    },
  },
  readOrganization: { response: { data: organization } },
  listSubscriptions: { response: { data: [subscription] } },
  listDailySeats: {
    response: {
      data: [
        { date: '2026-03-02', seats: 64, seat_type: 'full' },
        { date: '2026-03-01', seats: 61, seat_type: 'full' },
      ],
      meta: { total_seats: [{ from: '2026-02-10', seat_type: 'full', total_seats: 80 }] },
    },
  },
  createOrganization: {
    request: {
      name: newOrganization.name,
      address: null,
      subdomain: newOrganization.subdomain,
      billing,
      subscriptions: [{ seat_type: 'full', total_seats: 20 }],
    },
    response: { data: newOrganization },
  },
  updateOrganization: {
    request: { name: 'Acme Robotics Ltd', billing: { amount: 19.99 }, reason },
    response: {
      data: { ...organization, name: 'Acme Robotics Ltd', billing: { ...billing, amount: 19.99 } },
    },
  },
  activateOrganization: {
    request: { reason },
    response: { data: { ...organization, status_changed_at: '2026-03-02T12:00:00Z' } },
  },
  deactivateOrganization: {
    request: { reason: 'Contract ended.' },
    response: {
      data: { ...organization, status: 'inactive', status_changed_at: '2026-03-02T12:00:00Z' },
    },
  },
  assignSeats: {
    request: { assigned_seats: 64, allow_excess: false, reason: 'Four new starters.' },
    response: { data: subscription },
  },
  addSubscription: {
    request: { seat_type: 'light', total_seats: 40 },
    response: {
      data: {
        id: 'sub_light',
        seat_type: 'light',
        total_seats: 40,
        used_seats: 0,
        available_seats: 40,
        used_seats_30_days_ago: null,
      },
    },
  },
  changeTotalSeats: {
    request: { total_seats: 80 },
    response: { data: subscription },
  },
  listActivity: { response: feed },
  listOrganizationActivity: { response: feed },
  addNote: {
    request: { text: 'Wants to move to annual billing.' },
    response: {
      data: {
        ...seatsAssigned,
        id: 'act_13',
        action: 'note_added',
        subscription: null,
        changes: [],
        note: 'Wants to move to annual billing.',
      },
    },
  },
} satisfies Readonly<Record<CallName, CallExample>>;
