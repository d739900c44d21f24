import {
  newOrganizationBody,
  newSubscriptionBody,
  noteRules,
  organizationBody,
  reasonRules,
  seatRules,
  totalSeatsRules,
} from '~/domain/rules/organizationRules';
import { organizationSchema, subscriptionSchema } from './accounts';
import { activitySchema } from './activity';
import type { Call } from './Call';
import { dataEnvelope } from './schemas';

export const createOrganization = {
  method: 'POST',
  path: '/api/accounts',
  body: newOrganizationBody,
  idempotencyKey: 'replayed',
  etag: true,
  location: true,
  status: 201,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

export const updateOrganization = {
  method: 'PATCH',
  path: '/api/accounts/{id}',
  body: organizationBody,
  partial: true,
  ifMatch: 'required',
  etag: true,
  status: 200,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

const statusChange = {
  method: 'POST',
  body: reasonRules,
  optionalBody: true,
  ifMatch: 'honoured',
  etag: true,
  status: 200,
  response: dataEnvelope(organizationSchema),
} as const;

export const activateOrganization = {
  ...statusChange,
  path: '/api/accounts/{id}/activate',
} as const satisfies Call;

export const deactivateOrganization = {
  ...statusChange,
  path: '/api/accounts/{id}/deactivate',
} as const satisfies Call;

export const assignSeats = {
  method: 'PUT',
  path: '/api/accounts/{id}/subscriptions/{sid}/seats',
  body: seatRules,
  ifMatch: 'honoured',
  etag: true,
  status: 200,
  response: dataEnvelope(subscriptionSchema),
} as const satisfies Call;

export const addSubscription = {
  method: 'POST',
  path: '/api/accounts/{id}/subscriptions',
  body: newSubscriptionBody,
  ifMatch: 'required',
  idempotencyKey: 'replayed',
  etag: true,
  location: true,
  status: 201,
  response: dataEnvelope(subscriptionSchema),
} as const satisfies Call;

export const changeTotalSeats = {
  method: 'PATCH',
  path: '/api/accounts/{id}/subscriptions/{sid}',
  body: totalSeatsRules,
  ifMatch: 'required',
  etag: true,
  status: 200,
  response: dataEnvelope(subscriptionSchema),
} as const satisfies Call;

export const addNote = {
  method: 'POST',
  path: '/api/accounts/{id}/notes',
  optional: true,
  body: noteRules,
  idempotencyKey: 'replayed',
  status: 201,
  response: dataEnvelope(activitySchema),
} as const satisfies Call;
