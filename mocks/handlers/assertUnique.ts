import { ApiProblem } from '../http/ApiProblem';
import type { OrganizationRecord } from '../records';
import type { MockBackend } from '../MockBackend';

const uniqueFields = ['name', 'subdomain'] as const;

/** Throws 409 `duplicate` if another organization has the name (ignoring case) or subdomain. */
export function assertUnique(
  { database }: MockBackend,
  fields: { readonly name?: string; readonly subdomain?: string },
  current?: OrganizationRecord,
): void {
  const others = database.organizations.all().filter(({ id }) => id !== current?.id);
  const duplicateFields = uniqueFields.filter((field) => {
    const value = fields[field]?.toLowerCase();
    return value !== undefined && others.some((other) => other[field].toLowerCase() === value);
  });
  if (duplicateFields.length > 0)
    throw new ApiProblem(409, 'duplicate', {
      errors: duplicateFields.map((field) => ({ pointer: `/${field}`, code: 'exists' })),
    });
}
