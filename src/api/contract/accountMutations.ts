import * as v from 'valibot';
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
import { activitySchema } from './activity';
import { type Call, documentedCall } from './Call';

export const createOrganization = {
  ...documentedCall(documented.createOrganization),
  body: newOrganizationBody,
} as const satisfies Call;

export const updateOrganization = {
  ...documentedCall(documented.updateOrganization),
  body: organizationBody,
  partial: true,
} as const satisfies Call;

export const activateOrganization = {
  ...documentedCall(documented.activateOrganization),
  body: reasonRules,
} as const satisfies Call;

export const deactivateOrganization = {
  ...documentedCall(documented.deactivateOrganization),
  body: reasonRules,
} as const satisfies Call;

export const assignSeats = {
  ...documentedCall(documented.assignSeats),
  body: seatRules,
} as const satisfies Call;

export const addSubscription = {
  ...documentedCall(documented.addSubscription),
  body: newSubscriptionBody,
} as const satisfies Call;

export const changeTotalSeats = {
  ...documentedCall(documented.changeTotalSeats),
  body: totalSeatsRules,
} as const satisfies Call;

export const addNote = {
  ...documented.addNote,
  body: noteRules,
  response: v.object({ data: activitySchema }),
} as const satisfies Call;
