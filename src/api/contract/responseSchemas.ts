import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { activityMetaSchema, activitySchema } from './activitySchemas';
import {
  dailySeatsMetaSchema,
  pageMetaSchema,
  problemSchema,
  billingSchema,
  createdTokenSchema,
  dailySeatsSchema,
  organizationSchema,
  organizationRowSchema,
  subscriptionSchema,
  summarySchema,
  tokenSchema,
  userSchema,
} from './schemas';
import type { JsonSchema } from './ruleSchema';

/** Schemas published as components, by name. */
const definitions: Record<string, GenericSchema> = {
  Activity: activitySchema,
  ActivityMeta: activityMetaSchema,
  Billing: billingSchema,
  CreatedToken: createdTokenSchema,
  DailySeats: dailySeatsSchema,
  DailySeatsMeta: dailySeatsMetaSchema,
  Organization: organizationSchema,
  OrganizationRow: organizationRowSchema,
  PageMeta: pageMetaSchema,
  Problem: problemSchema,
  Subscription: subscriptionSchema,
  Summary: summarySchema,
  Token: tokenSchema,
  User: userSchema,
};

/**
 * Constraints that runtime validation doesn't enforce, because the console copes without them, but
 * that an API has to meet.
 */
const formats: Readonly<Record<string, JsonSchema>> = {
  total_seats: { minimum: 0, multipleOf: 1 },
  used_seats: { minimum: 0, multipleOf: 1 },
  available_seats: { minimum: 0, multipleOf: 1 },
  seats: { minimum: 0, multipleOf: 1 },
  used_seats_30_days_ago: { minimum: 0, multipleOf: 1, description: 'Null: unknown.' },
  total: { minimum: 0, multipleOf: 1 },
  active: { minimum: 0, multipleOf: 1 },
  inactive: { minimum: 0, multipleOf: 1 },
  low_on_seats: {
    minimum: 0,
    multipleOf: 1,
    description: 'Active organizations with at least 90 % of their seats in use, but not all.',
  },
  out_of_seats: {
    minimum: 0,
    multipleOf: 1,
    description: 'Active organizations with all their seats in use.',
  },
  date: { format: 'date', description: 'A day of the provider’s calendar.' },
  registered_at: { format: 'date-time' },
  updated_at: { format: 'date-time' },
  status_changed_at: { format: 'date-time', description: 'Null: never.' },
  at: { format: 'date-time' },
  actor: { description: 'Null: the system.' },
  etag: { description: 'The version to send in If-Match; the value of the ETag header.' },
  from: { format: 'date', description: 'The day from which the total was in effect.' },
  next: { description: 'The cursor for `before`; null on the last page.' },
  created_at: { format: 'date-time' },
  expires_at: { format: 'date-time', description: 'Null: never.' },
  last_used_at: { format: 'date-time', description: 'Null: not yet.' },
  billing_email: { format: 'email' },
  email: { format: 'email' },
  currency: { description: 'ISO 4217.' },
  prefix: { description: 'The secret’s first 8 characters.' },
  pointer: { description: 'RFC 6901, into the payload, or into what was changed.' },
  parameter: { description: 'With invalid_query: the query parameter at fault.' },
};

/** The component schemas of all responses. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, shape]) => [name, toOpenapiSchema(shape, name)]),
  );
}

/** The schema of a response, with references to the components. */
export function responseSchema(response: GenericSchema): JsonSchema {
  return toOpenapiSchema(response);
}

function toOpenapiSchema(source: GenericSchema, ownName?: string): JsonSchema {
  const others = Object.fromEntries(
    Object.entries(definitions).filter(([name]) => name !== ownName),
  );
  // `$schema` and `$defs` belong to the document as a whole.
  const {
    $schema: _,
    $defs: __,
    ...schema
  } = toJsonSchema(source, { target: 'draft-2020-12', definitions: others });
  return normalizeSchema(schema) as JsonSchema;
}

/**
 * Turns `anyOf: [string, null]` into one type, rewrites references to the document's components,
 * and adds formats by property name.
 */
function normalizeSchema(value: unknown, key?: string): unknown {
  if (Array.isArray(value)) return value.map((part) => normalizeSchema(part));
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, $ref, ...rest } = value as {
    readonly anyOf?: readonly JsonSchema[];
    readonly $ref?: string;
  };
  if ($ref !== undefined) return { $ref: $ref.replace('#/$defs/', '#/components/schemas/') };
  const [first, second] = anyOf ?? [];
  const nullable =
    anyOf?.length === 2 && typeof first?.['type'] === 'string' && second?.['type'] === 'null';
  const merged: JsonSchema = nullable
    ? { ...first, type: [first['type'], 'null'] }
    : { ...(anyOf && { anyOf }), ...rest };
  const named = Object.entries(merged).map(
    ([name, part]) =>
      [
        name,
        name === 'properties' ? normalizeProperties(part as JsonSchema) : normalizeSchema(part),
      ] as const,
  );
  const isArray = merged['type'] === 'array';
  return { ...Object.fromEntries(named), ...(key !== undefined && !isArray && formats[key]) };
}

function normalizeProperties(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, normalizeSchema(part, name)]),
  );
}
