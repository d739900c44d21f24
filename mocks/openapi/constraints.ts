import { mapValues } from 'es-toolkit';
import type { InferOutput } from 'valibot';
import { billingFields, detailFields, rowFields, type Fields } from '~/domain/organizationFields';
import { perPageOptions } from '~/domain/organizationList';
import { seatLevelValues } from '~/domain/seatLevel';
import type { TextRule } from '~/domain/rules/FieldRule';
import { noteRules } from '~/domain/rules/organizationRules';
import type { activityMetaSchema, activitySchema } from '~/api/contract/activitySchemas';
import type {
  billingSchema,
  createdTokenSchema,
  dailySeatsMetaSchema,
  dailySeatsSchema,
  lookupSchema,
  organizationRowSchema,
  organizationSchema,
  pageMetaSchema,
  signInSchema,
  subscriptionSchema,
  summarySchema,
  tokenSchema,
  userSchema,
} from '~/api/contract/schemas';
import { componentRef, textKeywords, type JsonSchema } from './ruleSchema';

/**
 * What a field's strict schema has in addition to the console's tolerant one: keywords of JSON
 * Schema, and the constraints of its own fields if it is an object or a list of objects. A field is
 * required and never null unless it says otherwise.
 */
export interface Constraint {
  /** The API may send null. */
  readonly nullable?: true;
  /** The API may leave it out. */
  readonly optional?: true;
  readonly keywords?: JsonSchema;
  readonly fields?: Constraints;
}

export type Constraints = { readonly [field: string]: Constraint };

/** An entry for every field, so that no field is published without a decision. */
type ConstraintsOf<Wire> = { readonly [Field in keyof Required<Wire>]: Constraint };

type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never;

const id = described('Opaque.');
const text = { keywords: { minLength: 1 } };
const count = { keywords: { type: 'integer', minimum: 0 } };
/** The console shows any instant; the contract's are in UTC (docs/api.md, "Ground rules"). */
const instantKeywords = { format: 'date-time', pattern: '(Z|\\+00:00)$' };
const instant = { keywords: instantKeywords };
const optionalText = (rule: TextRule): Constraint => ({
  nullable: true,
  keywords: { ...textKeywords(rule), description: 'Null: none.' },
});
const day = (description: string) => ({ keywords: { format: 'date', description } });

const counted = (description: string): Constraint => ({
  keywords: { ...count.keywords, description },
});
const nullableInstant = (description: string): Constraint => ({
  nullable: true,
  keywords: { ...instantKeywords, description },
});

const history = {
  used_seats_30_days_ago: {
    nullable: true,
    keywords: { ...count.keywords, description: 'Null: unknown.' },
  },
  status_changed_at: nullableInstant('Null: never.'),
} as const;

const forecast = {
  seat_level: {
    keywords: {
      enum: seatLevelValues,
      description: 'The worst level of the seat types; see “Levels” in docs/api.md.',
    },
  },
  runs_out_in_days: {
    nullable: true,
    keywords: {
      type: 'integer',
      minimum: 0,
      maximum: 730,
      description: 'Days until the first seat type runs out: 0 if it is out, null for never.',
    },
  },
  runs_out_seat_type: {
    nullable: true,
    keywords: { minLength: 1, description: 'The type that runs out first. Null: none does.' },
  },
} as const;

const seats = {
  total_seats: counted('The sum over the subscriptions.'),
  used_seats: counted('The sum over the subscriptions.'),
  available_seats: {
    keywords: { type: 'integer', description: '`total_seats` less `used_seats`.' },
  },
};

const organization = {
  id,
  ...fieldConstraints(rowFields),
  status: { keywords: componentRef('OrganizationStatus') },
  registered_at: instant,
  billing: {},
  ...seats,
  ...history,
  ...forecast,
} as const;

const token = {
  id,
  name: text,
  status: { keywords: componentRef('TokenStatus') },
  prefix: {
    keywords: { minLength: 8, maxLength: 8, description: 'The secret’s first 8 characters.' },
  },
  created_at: instant,
  expires_at: nullableInstant('Null: never.'),
  last_used_at: nullableInstant('Null: not yet.'),
} as const;

const { min, lessThan } = billingFields.amount.rule;

export const userConstraints = {
  id,
  name: text,
  email: { keywords: { format: 'email' } },
} satisfies ConstraintsOf<InferOutput<typeof userSchema>>;

export const signInConstraints = {
  user: {},
  token: described('The bearer token of the session.'),
} satisfies ConstraintsOf<InferOutput<typeof signInSchema>>;

export const billingConstraints = {
  ...fieldConstraints(billingFields),
  amount: {
    keywords: { minimum: min, exclusiveMaximum: lessThan, description: 'At most two decimals.' },
  },
  currency: { keywords: componentRef('Currency') },
} satisfies ConstraintsOf<InferOutput<typeof billingSchema>>;

export const organizationConstraints = {
  ...organization,
  ...fieldConstraints(detailFields),
  updated_at: {
    keywords: { ...instantKeywords, description: 'Changes with the ETag; a note changes neither.' },
  },
} satisfies ConstraintsOf<InferOutput<typeof organizationSchema>>;

export const organizationRowConstraints = {
  ...organization,
  etag: {
    keywords: {
      minLength: 1,
      description: 'The version to send in If-Match; the value of the ETag header.',
    },
  },
} satisfies ConstraintsOf<InferOutput<typeof organizationRowSchema>>;

export const lookupConstraints = {
  value: described('As sent.'),
  matches: {
    keywords: { maxItems: 5, description: 'As in a list; none if nothing has the value.' },
  },
  suggestions: {
    optional: true,
    keywords: {
      maxItems: 3,
      description:
        'Only for a value without matches, closest first: names that contain the value or that it contains, legal forms left out, else names within two edits per ten characters.',
    },
  },
} satisfies ConstraintsOf<InferOutput<typeof lookupSchema>>;

export const subscriptionConstraints = {
  id,
  seat_type: text,
  total_seats: count,
  used_seats: count,
  available_seats: seats.available_seats,
  used_seats_30_days_ago: history.used_seats_30_days_ago,
} satisfies ConstraintsOf<InferOutput<typeof subscriptionSchema>>;

export const summaryConstraints = {
  total: counted('All organizations.'),
  active: count,
  inactive: count,
  total_seats: counted('Over all organizations.'),
  used_seats: counted('Over all organizations.'),
  low_on_seats: counted(
    'Active organizations of which a seat type is low on seats, but none is out.',
  ),
  out_of_seats: counted('Active organizations of which a seat type is out of seats.'),
} satisfies ConstraintsOf<InferOutput<typeof summarySchema>>;

export const dailySeatsConstraints = {
  date: day('A day of the provider’s calendar.'),
  seats: count,
  seat_type: text,
} satisfies ConstraintsOf<InferOutput<typeof dailySeatsSchema>>;

export const dailySeatsMetaConstraints = {
  total_seats: {
    keywords: { description: 'Each total in effect during the period, oldest first.' },
    fields: {
      from: day('The day from which the total was in effect.'),
      seat_type: text,
      total_seats: count,
    } satisfies ConstraintsOf<RowOf<InferOutput<typeof dailySeatsMetaSchema>['total_seats']>>,
  },
} satisfies ConstraintsOf<InferOutput<typeof dailySeatsMetaSchema>>;

export const tokenConstraints = token satisfies ConstraintsOf<InferOutput<typeof tokenSchema>>;

export const createdTokenConstraints = {
  ...token,
  token: described('The secret; no other response contains it.'),
} satisfies ConstraintsOf<InferOutput<typeof createdTokenSchema>>;

export const pageMetaConstraints = {
  page: { keywords: { minimum: 1, description: 'As requested, also past the end.' } },
  per_page: { keywords: { enum: perPageOptions } },
  total: { keywords: { description: 'Rows on all pages.' } },
  total_pages: {},
} satisfies ConstraintsOf<InferOutput<typeof pageMetaSchema>>;

export const activityConstraints = {
  id,
  at: instant,
  actor: {
    nullable: true,
    keywords: { description: 'Null: the system.' },
    fields: { id, name: text },
  },
  action: { keywords: componentRef('ActivityAction') },
  organization: {
    keywords: { description: 'With its name at that time.' },
    fields: { id, name: text },
  },
  subscription: {
    nullable: true,
    keywords: { description: 'Null: the change is to the organization itself.' },
    fields: { id, seat_type: text },
  },
  changes: {
    fields: {
      pointer: {
        keywords: {
          format: 'json-pointer',
          description: 'RFC 6901, into the organization or the subscription.',
        },
      },
      before: described('The value as in the API’s JSON; null for none.'),
      after: described('The value as in the API’s JSON; null for none.'),
    },
  },
  note: optionalText({ kind: 'text', maxLength: noteRules.text.maxLength }),
} satisfies ConstraintsOf<InferOutput<typeof activitySchema>>;

export const activityMetaConstraints = {
  next: {
    nullable: true,
    keywords: { description: 'The cursor for `before`; null on the last page.' },
  },
} satisfies ConstraintsOf<InferOutput<typeof activityMetaSchema>>;

/** The constraints of fields whose rule says everything: texts and email addresses. */
function fieldConstraints<F extends Fields>(fields: F): Readonly<Record<keyof F, Constraint>> {
  return mapValues(fields, ({ rule }) => {
    if (rule.kind !== 'text') return { keywords: { format: rule.kind } };
    return rule.required ? { keywords: textKeywords(rule) } : optionalText(rule);
  });
}

function described(description: string): Constraint {
  return { keywords: { description } };
}
