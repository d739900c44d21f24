import type { OrganizationColumns } from '../database/writeOrganization';
import type { Change } from './ActivityEntry';

/** The fields that a `PATCH` can change, with their place in the organization's JSON (RFC 6901). */
const pointers = {
  name: '/name',
  address: '/address',
  subdomain: '/subdomain',
  billing_name: '/billing/billing_name',
  billing_email: '/billing/billing_email',
  billing_phone: '/billing/billing_phone',
  amount: '/billing/amount',
  currency: '/billing/currency',
} as const;

type EditableField = keyof typeof pointers;

/** New values of fields that a `PATCH` can change; undefined leaves a field as it is. */
export type OrganizationEdit = {
  readonly [Field in EditableField]?: OrganizationColumns[Field] | undefined;
};

/** What an edit changes, field by field; empty if everything stays the same. */
export function changesOf(organization: OrganizationColumns, edit: OrganizationEdit): Change[] {
  return Object.entries(pointers).flatMap(([field, pointer]) => {
    const before = organization[field as EditableField];
    const after = edit[field as EditableField];
    return after === undefined || after === before ? [] : [{ pointer, before, after }];
  });
}
