import { fieldPointers, type FieldName } from '~/domain/organizationFields';
import type { NewOrganization, OrganizationColumns } from '../database/writeOrganization';
import type { Change } from './ActivityEntry';

/** New values of fields that a `PATCH` can change; undefined leaves a field as it is. */
export type OrganizationEdit = {
  readonly [Field in FieldName]?: OrganizationColumns[Field] | undefined;
};

/** What an edit changes, field by field; empty if everything stays the same. */
export function changesOf(organization: NewOrganization, edit: OrganizationEdit): Change[] {
  return Object.entries(fieldPointers).flatMap(([field, pointer]) => {
    const before = organization[field as FieldName] ?? null;
    const after = edit[field as FieldName];
    return after === undefined || after === before ? [] : [{ pointer, before, after }];
  });
}
