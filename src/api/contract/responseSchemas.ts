// Generated from docs/openapi.yaml by `npm run contract`.
import * as v from 'valibot';
import * as s from './schemas';

export const token = v.object({ id: s.id, name: s.name, status: s.text, prefix: s.text, created_at: s.text, expires_at: s.text, last_used_at: s.text });

export const createdToken = v.object({ ...token.entries, token: s.token });

export const seatCounts = v.object({ total_seats: s.count, used_seats: s.count, available_seats: s.difference, used_seats_30_days_ago: s.count, peak_used_seats_90_days: s.lenient(s.count) });

export const organizationFields = v.object({ ...seatCounts.entries, id: s.id, name: s.name, subdomain: s.text, status: s.text, registered_at: s.text, status_changed_at: s.text, seat_level: s.seatLevel, runs_out_in_days: s.countUpTo(730), runs_out_seat_type: s.text, tightest_subscription: s.lenient(v.nullable(v.object({ seat_type: s.text, total_seats: s.count, used_seats: s.count, available_seats: s.difference }))), billing: v.nullable(v.object({ billing_name: s.text, billing_email: s.text, billing_phone: s.billingPhone, amount: s.amount, currency: s.text })) });

export const organizationRow = v.object({ ...organizationFields.entries, etag: s.etag });

export const pageMeta = v.object({ page: s.difference, per_page: s.difference, total: s.count, total_pages: s.count });

export const organization = v.object({ ...organizationFields.entries, address: s.address, updated_at: s.text });

export const lookedUp = v.object({ value: s.text, matches: v.array(organizationRow), suggestions: s.lenient(v.array(organizationRow)) });

export const subscription = v.object({ ...seatCounts.entries, id: s.id, seat_type: s.text });

export const dailySeats = v.object({ date: s.text, seats: s.count, seat_type: s.text });

export const dailySeatsMeta = v.object({ total_seats: v.array(v.object({ from: s.text, seat_type: s.text, total_seats: s.count })) });

export const summary = v.object({ total: s.count, active: s.count, inactive: s.count, total_seats: s.count, used_seats: s.count, low_on_seats: s.count, out_of_seats: s.count, underused: s.lenient(s.count), unused_seats: s.lenient(s.count) });

/** By call. */
export const responses = {
  listTokens: v.object({ data: v.array(token) }),
  createToken: v.object({ data: createdToken }),
  revokeToken: v.object({ data: token }),
  createOrganization: v.object({ data: organization }),
  lookUpOrganizations: v.object({ data: v.array(lookedUp) }),
  readOrganization: v.object({ data: organization }),
  updateOrganization: v.object({ data: organization }),
  activateOrganization: v.object({ data: organization }),
  deactivateOrganization: v.object({ data: organization }),
  listSubscriptions: v.object({ data: v.array(subscription) }),
  addSubscription: v.object({ data: subscription }),
  changeTotalSeats: v.object({ data: subscription }),
  assignSeats: v.object({ data: subscription }),
  readSummary: v.object({ data: summary }),
};
