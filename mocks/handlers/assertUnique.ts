import { uniqueKey } from '~/domain/text/cleanText';
import type { OrganizationRecord } from '../database/records';
import { ApiProblem } from '../http/ApiProblem';
import type { MockBackend } from '../MockBackend';

/**
 * Throws 409 `duplicate` if another organization has the name, compared as docs/api.md ("Text") says,
 * or the subdomain.
 */
export function assertUnique(
  { database: { organization } }: MockBackend,
  { name, subdomain }: { readonly name?: string; readonly subdomain?: string },
  current?: OrganizationRecord,
): void {
  const others = current && { id: { notEquals: current.id } };
  const isDuplicate = {
    name:
      name !== undefined &&
      organization.count({
        where: { derived: { lowercase_name: { equals: uniqueKey(name) } }, ...others },
      }) > 0,
    subdomain:
      subdomain !== undefined &&
      organization.count({ where: { subdomain: { equals: subdomain }, ...others } }) > 0,
  };
  const errors = (['name', 'subdomain'] as const)
    .filter((field) => isDuplicate[field])
    .map((field) => ({ pointer: `/${field}`, code: 'exists' as const }));
  if (errors.length > 0) throw new ApiProblem(409, 'duplicate', { errors });
}
