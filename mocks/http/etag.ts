import type { Call } from '~/api/contract/Call';
import type { OrganizationRecord } from '../database/records';
import { ApiProblem } from './ApiProblem';

/** The strong ETag of an organization's current version. */
export function etagOf(organization: OrganizationRecord): string {
  return `"${organization.version}"`;
}

/**
 * Throws 412 if `If-Match` names other versions than the organization's, 428 if there is none where
 * it is required. `*` stands for any version.
 */
export function checkIfMatch(
  rule: Required<Call>['ifMatch'],
  ifMatch: string | null,
  organization: OrganizationRecord | undefined,
): void {
  if (ifMatch === null && rule === 'required') throw new ApiProblem(428, 'precondition_required');
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!organization || !tags.includes(etagOf(organization))) throw new ApiProblem(412, 'conflict');
}
