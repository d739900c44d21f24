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
