import type { Organization } from '~/domain/Organization';
import { statusLabel } from '~/ui/Status';

/** What the command menu says of an organization beside its name: subdomain, exceptional status. */
export function organizationDetail({ subdomain, status }: Organization): string {
  return [subdomain, exceptionalStatus(status)].filter(Boolean).join(' · ');
}

/** The label of a status that isn't the usual one. */
export function exceptionalStatus(status: string | null | undefined): string | undefined {
  if (!status) return undefined;
  const { label, isNormal } = statusLabel(status);
  return isNormal ? undefined : label;
}
