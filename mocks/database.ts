import { factory, nullable, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE, type Value } from '@mswjs/data/lib/glossary';
import { mapValues } from 'es-toolkit';
import { organizationFields, type FieldName } from '~/domain/organizationFields';
import type { OrganizationStatus } from '~/domain/openapi';
import type { NumberRule } from '~/domain/rules/FieldRule';

const text = () => '';
const number = () => 0;
const numbers = (): number[] => [];
const optionalText = nullable<string>(() => null);
const optionalNumber = nullable<number>(() => null);
const status = (): OrganizationStatus => 'active';

/**
 * The modelled database. Records refer to each other by foreign key, because the cost of creating
 * @mswjs/data relations grows quadratically (https://github.com/mswjs/data/issues/274). Optional
 * texts are null, never empty; instants are RFC 3339 in UTC, days `YYYY-MM-DD` of the provider's
 * calendar (UTC).
 */
const models = {
  organization: {
    id: primaryKey(text),
    ...fieldColumns({ number, text, optionalText }),
    status,
    registered_at: text,
    updated_at: text,
    /** Null if the status has never changed. */
    status_changed_at: optionalText,
    /** Incremented by every change to the organization or its subscriptions; the `ETag`. */
    version: number,
    /**
     * Columns computed from others, for queries: those compare the values of one row as they are.
     * Nested, because V8 keeps a row of more than 15 columns as a hash table: creating 10,000 then
     * takes 300 ms instead of 190 ms.
     */
    derived: {
      lowercase_name: text,
      lowercase_billing_name: text,
      /** The texts that `q` searches, as `searchKey` writes them, separated by `fieldSeparator`. */
      searched: text,
      /** The digits of the phone number. */
      phone_digits: text,
      /** Sums over the organization's subscriptions. */
      total_seats: number,
      used_seats: number,
      /** Null if the organization is younger than that. */
      used_seats_30_days_ago: optionalNumber,
      /** The most seats in use on one of the last 90 days; null if the organization is younger. */
      peak_used_seats_90_days: optionalNumber,
      /** `out`, `low` or `ok`. */
      seat_level: text,
      /** Null for never. */
      runs_out_in_days: optionalNumber,
      runs_out_seat_type: optionalText,
      /** The subscription that makes it low or out; without a seat type if none does. */
      tightest: { seat_type: optionalText, total_seats: number, used_seats: number },
      /** Used by total seats; 0 without seats. */
      seat_usage: number,
      /**
       * `runs_out_in_days` to sort by in each order: those that never run out come last in either. A
       * second criterion takes 20 ms more for 10,000 rows.
       */
      ascending_run_out: number,
      descending_run_out: number,
    },
  },
  subscription: {
    id: primaryKey(text),
    organization_id: text,
    seat_type: text,
    total_seats: number,
    used_seats: number,
    /** `total_seats` and `used_seats` over time; see `ChangeHistory`. */
    total_history: numbers,
    used_history: numbers,
    /** Determines how many of the assigned seats are in use each day; 0: all of them. */
    daily_seed: number,
  },
  staff: { id: primaryKey(text), name: text, email: text, password: text },
  token: {
    id: primaryKey(text),
    name: text,
    /** Who created it, and acts through it. */
    staff_id: text,
    secret: text,
    revoked: Boolean,
    created_at: text,
    expires_at: optionalText,
    last_used_at: optionalText,
  },
  /** Signed-in users; the id is the bearer token. */
  session: { id: primaryKey(text), staff_id: text, created_at: text },
};

type Rules = { readonly [Name in FieldName]: (typeof organizationFields)[Name]['rule'] };

/** A column for each field of an organization, by the type of its values. Optional texts are null. */
function fieldColumns<Num, Text, OptionalText>(types: {
  readonly number: Num;
  readonly text: Text;
  readonly optionalText: OptionalText;
}) {
  return mapValues(organizationFields, ({ rule }) => {
    if (rule.kind === 'number') return types.number;
    return 'required' in rule ? types.text : types.optionalText;
  }) as {
    readonly [Name in FieldName]: Rules[Name] extends NumberRule
      ? Num
      : Rules[Name] extends { required: true }
        ? Text
        : OptionalText;
  };
}

export type ModelName = keyof typeof models;

/** The type of a model's rows. */
type RecordOf<Name extends ModelName> = Readonly<Value<(typeof models)[Name], typeof models>>;

export type OrganizationRecord = RecordOf<'organization'>;
export type SubscriptionRecord = RecordOf<'subscription'>;
export type StaffRecord = RecordOf<'staff'>;
export type TokenRecord = RecordOf<'token'>;

export type Database = ReturnType<typeof createDatabase>;

/**
 * A new, empty database. Hides BroadcastChannel from @mswjs/data, which otherwise posts every write
 * to it (https://github.com/mswjs/data/blob/main/src/extensions/sync.ts). That makes seeding take
 * three times as long and mixes the data of tabs with different scenarios.
 */
export function createDatabase() {
  const { BroadcastChannel } = globalThis;
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  try {
    return factory(models);
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', BroadcastChannel);
  }
}

/**
 * Calls the listener after each write of a row. Uses the events behind the library's own `sync`
 * extension, which it doesn't export.
 */
export function onWrite(
  database: Database,
  listener: (model: ModelName, id: string) => void,
): void {
  const { events } = database[DATABASE_INSTANCE];
  events.on('create', (_, model, row) => listener(model as ModelName, String(row['id'])));
  events.on('update', (_, model, _previous, row) =>
    listener(model as ModelName, String(row['id'])),
  );
  events.on('delete', (_, model, id) => listener(model as ModelName, String(id)));
}

const maxResults = 100;

/** Caches the results of a query until the next write to a model. */
export function cacheUntilWrite<Parameters extends readonly unknown[], Result>(
  model: ModelName,
  query: (database: Database, ...parameters: Parameters) => Result,
): (database: Database, ...parameters: Parameters) => Result {
  const caches = new WeakMap<Database, Map<string, Result>>();
  return (database, ...parameters) => {
    const cache = caches.get(database) ?? createCache(database);
    const key = JSON.stringify(parameters);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= maxResults) cache.clear();
    const result = query(database, ...parameters);
    cache.set(key, result);
    return result;
  };

  function createCache(database: Database): Map<string, Result> {
    const cache = new Map<string, Result>();
    caches.set(database, cache);
    onWrite(database, (written) => {
      if (written === model) cache.clear();
    });
    return cache;
  }
}

/**
 * The subscriptions of an organization in the order of their creation. Cached, because @mswjs/data
 * takes 18 ms to find them among those of 10,000 organizations, and a profile needs them in two
 * calls.
 */
export const findSubscriptions = cacheUntilWrite(
  'subscription',
  ({ subscription }: Database, organizationId: string): readonly SubscriptionRecord[] =>
    subscription.findMany({ where: { organization_id: { equals: organizationId } } }),
);

/** Between the searched texts: no white space, which would become a space. */
export const fieldSeparator = '\u001F';
