import * as v from 'valibot';
import { organizationStatuses } from '~/domain/organizationList';
import { seatLevelValues } from '~/domain/seatLevel';
import { fieldColumns } from '../database/fieldColumns';
import type { ModelName, RecordOf } from '../database/records';

const text = v.string();
const id = v.pipe(text, v.minLength(1));
const instant = v.pipe(text, v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The models whose rows are persisted, and what a row must be like when it is read back. Staff never
 * change; sessions have their own storage (`SessionPersistence`).
 */
export const recordSchemas = {
  organization: v.strictObject({
    id,
    ...fieldColumns({
      number: v.pipe(v.number(), v.minValue(0)),
      text,
      optionalText: v.nullable(text),
    }),
    status: v.picklist(organizationStatuses),
    registered_at: instant,
    updated_at: instant,
    status_changed_at: v.nullable(instant),
    version: count,
    derived: v.strictObject({
      lowercase_name: text,
      lowercase_billing_name: text,
      searched: text,
      phone_digits: text,
      total_seats: count,
      used_seats: count,
      used_seats_30_days_ago: v.nullable(count),
      peak_used_seats_90_days: v.nullable(count),
      seat_level: v.picklist(seatLevelValues),
      runs_out_in_days: v.nullable(count),
      runs_out_seat_type: v.nullable(text),
      seat_usage: v.number(),
      ascending_run_out: v.number(),
      descending_run_out: v.number(),
    }),
  }),
  subscription: v.strictObject({
    id,
    organization_id: text,
    seat_type: text,
    total_seats: count,
    used_seats: count,
    total_history: v.array(count),
    used_history: v.array(count),
    daily_seed: count,
  }),
  activity: v.strictObject({
    id,
    sequence: count,
    at: instant,
    actor_id: v.nullable(text),
    actor_name: v.nullable(text),
    action: text,
    organization_id: text,
    organization_name: text,
    subscription_id: v.nullable(text),
    seat_type: v.nullable(text),
    changes: text,
    note: v.nullable(text),
  }),
  token: v.strictObject({
    id,
    name: text,
    staff_id: text,
    secret: text,
    revoked: v.boolean(),
    created_at: instant,
    expires_at: v.nullable(instant),
    last_used_at: v.nullable(instant),
  }),
} satisfies { [Name in ModelName]?: v.GenericSchema<unknown, RecordOf<Name>> };
