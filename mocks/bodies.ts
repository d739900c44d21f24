import {
  billingRules,
  lookupLimits,
  noteRules,
  organizationRules,
  reasonRules,
  seatRules,
  subscriptionRows,
  subscriptionRules,
} from '~/domain/rules/organizationRules';
import type { Payloads } from '~/domain/openapi';
import type { FieldRule } from '~/domain/rules/FieldRule';
import { tokenRules } from '~/domain/Token';
import { loginRules } from '~/domain/User';

/** A group of fields inside a payload: `billing`. */
interface GroupRule {
  readonly kind: 'group';
  readonly required?: boolean;
  readonly fields: BodyRules;
}

/** Rows in a payload, with a minimum number and a unique field: `subscriptions`. */
export interface RowsRule {
  readonly kind: 'rows';
  readonly atLeast: number;
  /** Name of one row, in the singular. */
  readonly name: string;
  readonly uniqueBy: string;
  readonly fields: BodyRules;
}

/** A list of texts in a payload, none of them blank: `values`. Lengths as in `TextRule`. */
export interface TextsRule {
  readonly kind: 'texts';
  readonly atLeast: number;
  readonly atMost: number;
  readonly maxLength: number;
}

interface FlagRule {
  readonly kind: 'flag';
}

export interface BodyRules {
  readonly [field: string]: FieldRule | GroupRule | RowsRule | TextsRule | FlagRule;
}

const organization = {
  ...organizationRules,
  billing: { kind: 'group', required: true, fields: billingRules },
} as const;

/** What the payload of each call must be (docs/api.md, "Validation"): the rules that the forms have, too. */
export const bodies: Readonly<Record<keyof Payloads, BodyRules>> = {
  login: loginRules,
  createToken: tokenRules,
  createOrganization: {
    ...organization,
    subscriptions: { kind: 'rows', ...subscriptionRows, fields: subscriptionRules },
  },
  updateOrganization: { ...organization, ...reasonRules },
  activateOrganization: reasonRules,
  deactivateOrganization: reasonRules,
  addSubscription: { ...subscriptionRules, ...reasonRules },
  changeTotalSeats: { total_seats: subscriptionRules.total_seats, ...reasonRules },
  assignSeats: { ...seatRules, allow_excess: { kind: 'flag' }, ...reasonRules },
  addNote: noteRules,
  lookUpOrganizations: { values: { kind: 'texts', atLeast: 1, ...lookupLimits } },
};

export function bodyOf(name: string): BodyRules | undefined {
  return Object.hasOwn(bodies, name) ? bodies[name as keyof Payloads] : undefined;
}
