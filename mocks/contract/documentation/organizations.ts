import * as v from 'valibot';
import {
  billingSchema,
  organizationRowSchema,
  organizationSchema,
  pageMetaSchema,
  summarySchema,
} from '~/api/contract/accounts';
import { lookupSchema } from '~/api/contract/lookup';
import { billingFields, detailFields, detailNames, rowFields } from '~/domain/organizationFields';
import { perPageOptions } from '~/domain/organizationList';
import { seatLevelValues } from '~/domain/seatLevel';
import { componentRef } from '../openapi/ruleSchema';
import type { CallDocumentations } from './CallDocumentation';
import {
  count,
  counted,
  described,
  entity,
  fieldConstraints,
  id,
  instant,
  instantKeywords,
  nullableCount,
  nullableInstant,
  optionalPeak,
} from './Entity';

const baseConstraints = {
  id,
  ...fieldConstraints(rowFields),
  status: { keywords: componentRef('OrganizationStatus') },
  registered_at: instant,
  billing: {},
  total_seats: counted('The sum over the subscriptions.'),
  used_seats: counted('The sum over the subscriptions.'),
  available_seats: {
    keywords: { type: 'integer', description: '`total_seats` less `used_seats`.' },
  },
  used_seats_30_days_ago: nullableCount('Null: unknown.'),
  peak_used_seats_90_days: optionalPeak(
    'The most seats of all types together that were in use on one of the last 90 days, today included.',
  ),
  status_changed_at: nullableInstant('Null: never.'),
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

const { min, lessThan } = billingFields.amount.rule;

export const organizationEntities = {
  Billing: entity(billingSchema, {
    ...fieldConstraints(billingFields),
    amount: {
      keywords: { minimum: min, exclusiveMaximum: lessThan, description: 'At most two decimals.' },
    },
    currency: { keywords: componentRef('Currency') },
  }),
  /** What a list row and a single organization have in common. */
  OrganizationBase: entity(
    v.omit(organizationSchema, ['updated_at', ...detailNames]),
    baseConstraints,
  ),
  Organization: entity(
    organizationSchema,
    {
      ...baseConstraints,
      ...fieldConstraints(detailFields),
      updated_at: {
        keywords: {
          ...instantKeywords,
          description: 'Changes with the ETag; a note changes neither.',
        },
      },
    },
    'OrganizationBase',
  ),
  OrganizationRow: entity(
    organizationRowSchema,
    {
      ...baseConstraints,
      etag: {
        keywords: {
          minLength: 1,
          description: 'The version to send in If-Match; the value of the ETag header.',
        },
      },
    },
    'OrganizationBase',
  ),
  PageMeta: entity(pageMetaSchema, {
    page: { keywords: { minimum: 1, description: 'As requested, also past the end.' } },
    per_page: { keywords: { enum: perPageOptions } },
    total: { keywords: { description: 'Rows on all pages.' } },
    total_pages: {},
  }),
  Lookup: entity(lookupSchema, {
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
  }),
  Summary: entity(summarySchema, {
    total: counted('All organizations.'),
    active: count,
    inactive: count,
    total_seats: counted('Over all organizations.'),
    used_seats: counted('Over all organizations.'),
    low_on_seats: counted(
      'Active organizations of which a seat type is low on seats, but none is out.',
    ),
    out_of_seats: counted('Active organizations of which a seat type is out of seats.'),
    underused: {
      optional: true,
      ...counted('Active organizations that are underused; see “Unused seats” in docs/api.md.'),
    },
    unused_seats: {
      optional: true,
      ...counted('The sum of the unused seats of these.'),
    },
  }),
};

const billing: Required<v.InferOutput<typeof billingSchema>> = {
  billing_name: 'Ada Mitchell',
  billing_email: 'billing@acme.example',
  billing_phone: '+1 202 555 0142',
  amount: 1920.1,
  currency: 'USD',
};

/** Without its `etag`. */
export const exampleRow = {
  id: 'acme.v2',
  name: 'Acme Robotics',
  subdomain: 'acme-robotics',
  status: 'active',
  registered_at: '2023-03-01T09:30:00Z',
  status_changed_at: null,
  total_seats: 120,
  used_seats: 96,
  available_seats: 24,
  used_seats_30_days_ago: 90,
  peak_used_seats_90_days: 98,
  seat_level: 'ok',
  runs_out_in_days: 120,
  runs_out_seat_type: 'full',
  billing,
};

const row = { ...exampleRow, etag: '"7"' };

const organization: Required<v.InferOutput<typeof organizationSchema>> = {
  ...exampleRow,
  address: '12 Foundry Lane, Leeds',
  updated_at: '2026-03-01T14:05:00Z',
};

const newOrganization = {
  ...organization,
  id: 'org_brightwater',
  name: 'Brightwater Clinics',
  subdomain: 'brightwater',
  registered_at: '2026-03-02T12:00:00Z',
  updated_at: '2026-03-02T12:00:00Z',
  total_seats: 20,
  used_seats: 0,
  available_seats: 20,
  used_seats_30_days_ago: null,
  peak_used_seats_90_days: null,
  runs_out_in_days: null,
  runs_out_seat_type: null,
  address: null,
};

const reason = 'Contract renewed.';

export const organizationCalls = {
  listOrganizations: {
    step: 6,
    description:
      'One page of organizations, filtered and sorted by the server. Rows carry their `etag`, so that a write needs no read first.',
    parameters: {
      page: 'From 1. A page past the end has no rows and the actual `meta`.',
      per_page: 'Rows per page.',
      q: 'Words, each of which must occur in the name, subdomain, address, billing name or billing email, in any order, without regard to case, accents, letters that don’t decompose and typographic punctuation; or an exact id. Digits with their separators `+ ( ) - . /`, spaces included, make one number: with at least four digits it may also occur in the digits of the billing phone, without a leading `00`, `+` or trunk `0`.',
      status: 'Only organizations of this status.',
      seats:
        'Only organizations with this `seat_level`, or those that are underused (“Unused seats” in docs/api.md), whatever the status. `underused` is optional: a server without it rejects it.',
      sort: '`seat_usage`: used by total seats, 0 without seats. `seats_run_out`: by `runs_out_in_days`, null last in either order. `unused_seats`, which is optional: by `total_seats` less `peak_used_seats_90_days`, at least 0, unknown last in either order. `relevance`, only with `q` and only `desc`: an exact id, name or subdomain first, then names or subdomains that start with the text, then those in which a word starts with it, then those that contain it, then what matches in other fields only; each group by name. Default: `relevance` with `q`, else `name`.',
      order: 'Ties are sorted by id. Default: `desc` for `relevance`, else `asc`.',
    },
    response: { data: [row], meta: { page: 1, per_page: 25, total: 1, total_pages: 1 } },
  },
  lookUpOrganizations: {
    step: 6,
    optional: true,
    description:
      'The organizations whose id, name, subdomain or billing email each value is, compared as for uniqueness; at most five for each, in the order of the values. A server may suggest others for a value without matches.',
    body: 'Names, subdomains, ids or email addresses.',
    request: { values: ['acme robotics', 'Acme Robotix', 'unknown'] },
    response: {
      data: [
        { value: 'acme robotics', matches: [row] },
        { value: 'Acme Robotix', matches: [], suggestions: [row] },
        { value: 'unknown', matches: [] },
      ],
    },
  },
  readSummary: {
    step: 6,
    optional: true,
    description:
      'Sums over all organizations, for home. `low_on_seats`, `out_of_seats`, `underused` and `unused_seats` count active organizations only.',
    response: {
      data: {
        total: 200,
        active: 188,
        inactive: 12,
        total_seats: 24_310,
        used_seats: 19_044,
        low_on_seats: 21,
        out_of_seats: 6,
        underused: 18,
        unused_seats: 1_240,
      },
    },
  },
  readOrganization: {
    step: 2,
    description: 'The organization with its address, sums over its subscriptions and its `ETag`.',
    response: { data: organization },
  },
  createOrganization: {
    step: 2,
    description:
      'Creates an organization with its first subscriptions. It is active and none of its seats are in use. Writes the entry `organization_created`, and no other.',
    body: 'The organization with its first subscriptions.',
    errors: { 409: ['duplicate'] },
    request: {
      name: newOrganization.name,
      address: null,
      subdomain: newOrganization.subdomain,
      billing,
      subscriptions: [{ seat_type: 'full', total_seats: 20 }],
    },
    response: { data: newOrganization },
  },
  updateOrganization: {
    step: 4,
    description:
      'Changes any of the organization’s fields. Those that are left out, also within `billing`, stay as they are. Writes the entry `organization_updated` with the fields that changed, and the reason as its note.',
    body: 'The fields to change, and why.',
    errors: { 409: ['duplicate'] },
    request: { name: 'Acme Robotics Ltd', billing: { amount: 19.99 }, reason },
    response: {
      data: { ...organization, name: 'Acme Robotics Ltd', billing: { ...billing, amount: 19.99 } },
    },
  },
  activateOrganization: {
    step: 4,
    description:
      'Activates the organization. Writes the entry `organization_activated`, with the reason as its note, unless the organization was active, which is not an error.',
    body: 'Why. May be left out.',
    request: { reason },
    response: { data: { ...organization, status_changed_at: '2026-03-02T12:00:00Z' } },
  },
  deactivateOrganization: {
    step: 4,
    description:
      'Deactivates the organization. Writes the entry `organization_deactivated`, with the reason as its note, unless the organization was inactive, which is not an error.',
    body: 'Why. May be left out.',
    request: { reason: 'Contract ended.' },
    response: {
      data: { ...organization, status: 'inactive', status_changed_at: '2026-03-02T12:00:00Z' },
    },
  },
} satisfies CallDocumentations;
