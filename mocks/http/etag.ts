import type { OrganizationRecord } from '../records';
import { ApiProblem } from './ApiProblem';

/** A strong ETag of an organization as it stands. */
export function etagOf(organization: OrganizationRecord): string {
  return `"${organization.version}"`;
}

/**
 * Refuses a write whose `If-Match` names another version: 412. Without one there is nothing to
 * compare.
 */
export function checkIfMatch(ifMatch: string | null, organization: OrganizationRecord): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(etagOf(organization))) throw new ApiProblem(412, 'conflict');
}
