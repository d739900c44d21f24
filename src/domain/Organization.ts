import type { Lenient } from './Lenient';
import type * as openapi from './openapi';

type Details = Omit<Lenient<openapi.Organization>, keyof openapi.OrganizationFields>;

/**
 * An organization account (tenant). Its details are undefined until its own response has arrived, and
 * `etag`, its version, if the response had none.
 */
export interface Organization
  extends
    Lenient<openapi.OrganizationFields, 'name'>,
    Partial<Details>,
    Partial<Pick<openapi.OrganizationRow, 'etag'>> {}

/** Counts over all organizations. */
export type Summary = Lenient<openapi.Summary>;

export type StatusChange = 'activate' | 'deactivate';

/** The status that an organization has after a change. */
export const statusAfter = { activate: 'active', deactivate: 'inactive' } as const;

/** The change that takes another one back. */
export const oppositeChange = { activate: 'deactivate', deactivate: 'activate' } as const;

/** The change that applies to a status; none to an unknown status. */
export function statusChange(status: string | null | undefined): StatusChange | undefined {
  if (status === 'active') return 'deactivate';
  return status === 'inactive' ? 'activate' : undefined;
}
