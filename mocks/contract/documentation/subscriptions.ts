import type { InferOutput } from 'valibot';
import {
  dailySeatsMetaSchema,
  dailySeatsSchema,
  subscriptionSchema,
} from '~/api/contract/accounts';
import type { CallDocumentations } from './CallDocumentation';
import { count, entity, id, nullableCount, optionalPeak, text, type ConstraintsOf } from './Entity';

type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never;

const day = (description: string) => ({ keywords: { format: 'date', description } });

export const subscriptionEntities = {
  Subscription: entity(subscriptionSchema, {
    id,
    seat_type: text,
    total_seats: count,
    used_seats: count,
    available_seats: {
      keywords: { type: 'integer', description: '`total_seats` less `used_seats`.' },
    },
    used_seats_30_days_ago: nullableCount('Null: unknown.'),
    peak_used_seats_90_days: optionalPeak(
      'The most of its seats that were in use on one of the last 90 days, today included.',
    ),
  }),
  DailySeats: entity(dailySeatsSchema, {
    date: day('A day of the provider’s calendar.'),
    seats: count,
    seat_type: text,
  }),
  DailySeatsMeta: entity(dailySeatsMetaSchema, {
    total_seats: {
      keywords: { description: 'Each total in effect during the period, oldest first.' },
      fields: {
        from: day('The day from which the total was in effect.'),
        seat_type: text,
        total_seats: count,
      } satisfies ConstraintsOf<RowOf<InferOutput<typeof dailySeatsMetaSchema>['total_seats']>>,
    },
  }),
};

export const exampleSubscription = {
  id: 'sub_full',
  seat_type: 'full',
  total_seats: 80,
  used_seats: 64,
  available_seats: 16,
  used_seats_30_days_ago: 60,
  peak_used_seats_90_days: 66,
};

export const subscriptionCalls = {
  listSubscriptions: {
    step: 2,
    description: 'All subscriptions of the organization, with its `ETag`.',
    response: { data: [exampleSubscription] },
  },
  listDailySeats: {
    step: 9,
    description:
      'The seats in use on each day by seat type, newest first. `meta.total_seats` has each total that was in effect during the period, the one at its start included.',
    parameters: {
      days: 'How many of the most recent days, by the server’s calendar; or `from` and `to` instead, at most 365 days apart.',
      from: 'The first day, inclusive.',
      to: 'The last day, inclusive.',
    },
    response: {
      data: [
        { date: '2026-03-02', seats: 64, seat_type: 'full' },
        { date: '2026-03-01', seats: 61, seat_type: 'full' },
      ],
      meta: { total_seats: [{ from: '2026-02-10', seat_type: 'full', total_seats: 80 }] },
    },
  },
  assignSeats: {
    step: 5,
    description:
      '`used_seats` becomes `assigned_seats`. Above the total: 409, or with `allow_excess` the total is raised to it. Writes the entry `seats_assigned`, with the reason as its note.',
    body: 'The seats that are to be in use, and why.',
    errors: { 409: ['seats_exceeded'] },
    request: { assigned_seats: 64, allow_excess: false, reason: 'Four new starters.' },
    response: { data: exampleSubscription },
  },
  addSubscription: {
    step: 5,
    description:
      'Adds a subscription of a seat type that the organization doesn’t have yet. None of its seats are in use. Writes the entry `subscription_added`, with the reason as its note.',
    body: 'The seat type and its total, and why.',
    errors: { 409: ['duplicate'] },
    request: { seat_type: 'light', total_seats: 40 },
    response: {
      data: {
        id: 'sub_light',
        seat_type: 'light',
        total_seats: 40,
        used_seats: 0,
        available_seats: 40,
        used_seats_30_days_ago: null,
        peak_used_seats_90_days: null,
      },
    },
  },
  changeTotalSeats: {
    step: 5,
    description:
      'Raises or lowers the total seats of the subscription, not below the seats in use: that gets 409 with `used_seats`. Writes the entry `total_seats_changed`, with the reason as its note.',
    body: 'The new total, and why.',
    errors: { 409: ['seats_in_use'] },
    request: { total_seats: 80 },
    response: { data: exampleSubscription },
  },
} satisfies CallDocumentations;
