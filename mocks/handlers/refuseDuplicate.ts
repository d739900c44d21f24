import { ApiProblem } from '../http/ApiProblem';
import type { OrganizationRow } from '../rows';
import type { World } from '../World';

const uniqueFields = ['name', 'subdomain'] as const;

/**
 * Throws 409 `duplicate` when another organization has that name, whatever its case, or that
 * subdomain.
 */
export function refuseDuplicate(
  { database }: World,
  fields: { readonly name?: string; readonly subdomain?: string },
  itself?: OrganizationRow,
): void {
  const others = database.organizations.all().filter(({ id }) => id !== itself?.id);
  const taken = uniqueFields.filter((field) => {
    const wanted = fields[field]?.toLowerCase();
    return wanted !== undefined && others.some((other) => other[field].toLowerCase() === wanted);
  });
  if (taken.length > 0)
    throw new ApiProblem(409, 'duplicate', {
      errors: taken.map((field) => ({ pointer: `/${field}`, code: 'exists' })),
    });
}
