import {
  billingRules,
  organizationRules,
  reasonRules,
  seatRules,
  subscriptionRows,
  subscriptionRules,
  totalSeatsRules,
} from '~/domain/rules/organizationRules';
import type { Call } from './Call';
import { dataEnvelope, organizationSchema, subscriptionSchema } from './schemas';

const billing = { kind: 'group', required: true, fields: billingRules } as const;

export const createOrganization = {
  method: 'POST',
  path: '/api/accounts',
  summary: 'Create an organization with its first subscriptions.',
  body: {
    ...organizationRules,
    billing,
    subscriptions: { kind: 'rows', ...subscriptionRows, fields: subscriptionRules },
  },
  idempotencyKey: true,
  etag: true,
  status: 201,
  response: dataEnvelope(organizationSchema),
  errors: { 409: ['duplicate'], 422: ['validation_failed', 'idempotency_key_reused'] },
} as const satisfies Call;

export const updateOrganization = {
  method: 'PATCH',
  path: '/api/accounts/{id}',
  summary: 'Change any of an organization’s fields.',
  body: { ...organizationRules, billing },
  partial: true,
  ifMatch: 'required',
  etag: true,
  status: 200,
  response: dataEnvelope(organizationSchema),
  errors: {
    404: ['not_found'],
    409: ['duplicate'],
    412: ['conflict'],
    422: ['validation_failed'],
    428: ['precondition_required'],
  },
} as const satisfies Call;

const statusChange = {
  method: 'POST',
  body: reasonRules,
  optionalBody: true,
  ifMatch: 'honoured',
  etag: true,
  status: 200,
  response: dataEnvelope(organizationSchema),
  errors: { 404: ['not_found'], 412: ['conflict'], 422: ['validation_failed'] },
} as const;

export const activateOrganization = {
  ...statusChange,
  path: '/api/accounts/{id}/activate',
  summary: 'Activate an organization; no error if it is already active.',
} as const satisfies Call;

export const deactivateOrganization = {
  ...statusChange,
  path: '/api/accounts/{id}/deactivate',
  summary: 'Deactivate an organization; no error if it is already inactive.',
} as const satisfies Call;

export const assignSeats = {
  method: 'PUT',
  path: '/api/accounts/{id}/subscriptions/{sid}/seats',
  summary: 'Assign seats of a subscription; allow_excess raises the total if needed.',
  body: seatRules,
  ifMatch: 'honoured',
  etag: true,
  status: 200,
  response: dataEnvelope(subscriptionSchema),
  errors: {
    404: ['not_found'],
    409: ['seats_exceeded'],
    412: ['conflict'],
    422: ['validation_failed'],
  },
} as const satisfies Call;

const subscriptionErrors = {
  404: ['not_found'],
  412: ['conflict'],
  422: ['validation_failed'],
  428: ['precondition_required'],
} as const;

export const addSubscription = {
  method: 'POST',
  path: '/api/accounts/{id}/subscriptions',
  summary: 'Add a subscription of a seat type that the organization doesn’t have yet.',
  body: subscriptionRules,
  ifMatch: 'required',
  idempotencyKey: true,
  etag: true,
  status: 201,
  response: dataEnvelope(subscriptionSchema),
  errors: {
    ...subscriptionErrors,
    409: ['duplicate'],
    422: ['validation_failed', 'idempotency_key_reused'],
  },
} as const satisfies Call;

export const changeTotalSeats = {
  method: 'PATCH',
  path: '/api/accounts/{id}/subscriptions/{sid}',
  summary: 'Raise or lower the total seats of a subscription, not below the seats in use.',
  body: totalSeatsRules,
  ifMatch: 'required',
  etag: true,
  status: 200,
  response: dataEnvelope(subscriptionSchema),
  errors: { ...subscriptionErrors, 409: ['seats_in_use'] },
} as const satisfies Call;
