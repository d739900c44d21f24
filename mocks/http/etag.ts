import type { OrganizationRecord } from '../database/records';
import { ApiProblem } from './ApiProblem';

/** The strong ETag of an organization's current version. */
export function etagOf(organization: OrganizationRecord): string {
  return `"${organization.version}"`;
}

/** Throws 412 if `If-Match` names another version; passes if there is no `If-Match`. */
export function checkIfMatch(ifMatch: string | null, organization: OrganizationRecord): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(etagOf(organization))) throw new ApiProblem(412, 'conflict');
}
