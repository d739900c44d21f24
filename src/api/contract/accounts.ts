import * as v from 'valibot';
import {
  defaultListParams,
  organizationStatuses,
  perPageOptions,
  sortKeys,
  sortOrders,
} from '~/domain/organizationList';
import { defaultPeriod } from '~/domain/period';
import { seatLevels } from '~/domain/seatLevel';
import type { Call } from './Call';
import {
  dailySeatsMetaSchema,
  dailySeatsSchema,
  dataEnvelope,
  organizationSchema,
  organizationRowSchema,
  pageMetaSchema,
  subscriptionSchema,
  summarySchema,
} from './schemas';

export const listOrganizations = {
  method: 'GET',
  path: '/api/accounts',
  query: {
    page: { kind: 'integer', min: 1, default: defaultListParams.page },
    per_page: {
      kind: 'integer',
      min: 1,
      options: perPageOptions,
      default: defaultListParams.perPage,
    },
    q: { kind: 'text' },
    status: { kind: 'enum', options: organizationStatuses },
    seats: { kind: 'enum', options: seatLevels },
    // Their defaults depend on `q`.
    sort: { kind: 'enum', options: sortKeys },
    order: { kind: 'enum', options: sortOrders },
  },
  status: 200,
  response: v.object({ data: v.array(organizationRowSchema), meta: pageMetaSchema }),
} as const satisfies Call;

export const readSummary = {
  method: 'GET',
  path: '/api/summary',
  status: 200,
  response: dataEnvelope(summarySchema),
} as const satisfies Call;

export const readOrganization = {
  method: 'GET',
  path: '/api/accounts/{id}',
  etag: true,
  status: 200,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

export const listSubscriptions = {
  method: 'GET',
  path: '/api/accounts/{id}/subscriptions',
  etag: true,
  status: 200,
  response: dataEnvelope(v.array(subscriptionSchema)),
} as const satisfies Call;

export const listDailySeats = {
  method: 'GET',
  path: '/api/accounts/{id}/daily-seats',
  query: {
    days: { kind: 'integer', min: 1, max: 366, default: defaultPeriod },
    from: { kind: 'day' },
    to: { kind: 'day' },
  },
  status: 200,
  response: v.object({
    data: v.array(dailySeatsSchema),
    meta: v.optional(dailySeatsMetaSchema),
  }),
} as const satisfies Call;
