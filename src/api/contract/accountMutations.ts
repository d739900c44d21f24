import * as documented from '~/domain/openapi';
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
  ...documented.createOrganization,
  body: newOrganizationBody,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

export const updateOrganization = {
  ...documented.updateOrganization,
  body: organizationBody,
  partial: true,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

export const activateOrganization = {
  ...documented.activateOrganization,
  body: reasonRules,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

export const deactivateOrganization = {
  ...documented.deactivateOrganization,
  body: reasonRules,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

export const assignSeats = {
  ...documented.assignSeats,
  body: seatRules,
  response: dataEnvelope(subscriptionSchema),
} as const satisfies Call;

export const addSubscription = {
  ...documented.addSubscription,
  body: newSubscriptionBody,
  response: dataEnvelope(subscriptionSchema),
} as const satisfies Call;

export const changeTotalSeats = {
  ...documented.changeTotalSeats,
  body: totalSeatsRules,
  response: dataEnvelope(subscriptionSchema),
} as const satisfies Call;

export const addNote = {
  ...documented.addNote,
  body: noteRules,
  response: dataEnvelope(activitySchema),
} as const satisfies Call;
