import { findKey, mapValues, omit, pick } from 'es-toolkit';
import { currencyValues, type BillingFields, type OrganizationChange } from './openapi';
import type { ChoiceRule, EmailRule, NumberRule, TextRule } from './rules/FieldRule';

interface FormAttributes {
  /** Takes a whole line of the form. */
  readonly wide?: true;
  readonly inputType?: 'email' | 'tel';
}

interface TextField extends FormAttributes {
  readonly rule: TextRule | EmailRule;
  /** How a search finds it (docs/api.md, `GET api/accounts`); `matchReason` says where. */
  readonly search: 'words' | 'digits' | 'none';
}

interface OtherField extends FormAttributes {
  readonly rule: NumberRule | ChoiceRule;
}

type OrganizationField = TextField | OtherField;

export type Fields = Readonly<Record<string, OrganizationField>>;

/** An entry for each of a payload's members, and no other. */
type FieldsOf<Payload> = { readonly [Name in keyof Payload]-?: OrganizationField };

/** The fields at the top level of an organization's JSON. */
export const ownFields = {
  name: {
    rule: { kind: 'text', required: true, minLength: 2, maxLength: 120 },
    search: 'words',
  },
  address: {
    rule: { kind: 'text', multiline: true, maxLength: 240 },
    search: 'words',
    wide: true,
  },
  subdomain: {
    rule: {
      kind: 'text',
      required: true,
      minLength: 3,
      maxLength: 63,
      pattern: '^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$',
      content: 'subdomain',
    },
    search: 'words',
  },
} as const satisfies FieldsOf<Omit<OrganizationChange, 'billing' | 'reason'>>;

/** Those of them that list rows lack. */
const detailNames = ['address'] as const;

/** The fields of its `billing`. */
export const billingFields = {
  billing_name: {
    rule: { kind: 'text', required: true, maxLength: 120 },
    search: 'words',
  },
  billing_email: {
    rule: { kind: 'email', required: true },
    search: 'words',
    inputType: 'email',
  },
  billing_phone: {
    rule: {
      kind: 'text',
      pattern: '^[+0-9 ().-]*$',
      digits: { min: 7, max: 15 },
      content: 'phone',
    },
    search: 'digits',
    inputType: 'tel',
  },
  amount: {
    rule: {
      kind: 'number',
      required: true,
      min: 0,
      lessThan: 1_000_000,
      decimals: 2,
      currencyField: 'currency',
    },
  },
  currency: {
    rule: { kind: 'choice', required: true, options: currencyValues },
  },
} as const satisfies FieldsOf<BillingFields>;

/**
 * The fields of an organization that staff enter, by their names in the contract and in its order
 * (docs/api.md, "Validation"). Whatever concerns every field derives from here, or is a type error
 * until it has the field, like its label (`fieldTexts`): docs/recipes.md, "A field".
 */
export const organizationFields = { ...ownFields, ...billingFields };

export const rowFields = omit(ownFields, detailNames);
export const detailFields = pick(ownFields, detailNames);

export type FieldName = keyof typeof organizationFields;

/** The person who pays: values of one person, which are never mixed with another's. */
export const contactFields: readonly FieldName[] = [
  'billing_name',
  'billing_email',
  'billing_phone',
];

/** The fields whose values are texts that staff type. */
export type TextFieldName = {
  [Name in FieldName]: (typeof organizationFields)[Name] extends TextField ? Name : never;
}[FieldName];

export function isBillingField(name: FieldName): name is keyof BillingFields {
  return name in billingFields;
}

/** The place of each field in an organization's JSON (RFC 6901). */
export const fieldPointers: Readonly<Record<FieldName, string>> = mapValues(
  organizationFields,
  (_, name) => (isBillingField(name) ? `/billing/${name}` : `/${name}`),
);

/** The field that an issue or a change points to; undefined for any other pointer. */
export function fieldAt(pointer: string): FieldName | undefined {
  return findKey(fieldPointers, (candidate) => candidate === pointer);
}
