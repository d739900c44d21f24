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
  summary: 'One page of organizations; ties are sorted by id, a page past the end is empty.',
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
    sort: { kind: 'enum', options: sortKeys, default: defaultListParams.sort },
    order: { kind: 'enum', options: sortOrders, default: defaultListParams.order },
  },
  status: 200,
  response: v.object({ data: v.array(organizationRowSchema), meta: pageMetaSchema }),
  errors: { 400: ['invalid_query'] },
} as const satisfies Call;

export const readSummary = {
  method: 'GET',
  path: '/api/summary',
  summary: 'Counts over all organizations and their seats.',
  status: 200,
  response: dataEnvelope(summarySchema),
} as const satisfies Call;

export const readOrganization = {
  method: 'GET',
  path: '/api/accounts/{id}',
  summary: 'One organization.',
  etag: true,
  status: 200,
  response: dataEnvelope(organizationSchema),
  errors: { 404: ['not_found'] },
} as const satisfies Call;

export const listSubscriptions = {
  method: 'GET',
  path: '/api/accounts/{id}/subscriptions',
  summary: 'The subscriptions of an organization.',
  etag: true,
  status: 200,
  response: dataEnvelope(v.array(subscriptionSchema)),
  errors: { 404: ['not_found'] },
} as const satisfies Call;

export const listDailySeats = {
  method: 'GET',
  path: '/api/accounts/{id}/daily-seats',
  summary:
    'Daily seats, newest first: the last `days` by the server’s calendar, or `from` to `to`, both inclusive, at most 366 days; and the totals in effect.',
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
  errors: { 400: ['invalid_query'], 404: ['not_found'] },
} as const satisfies Call;
