export type StatusChange = 'activate' | 'deactivate';

/** The change that applies to a status; none to an unknown status. */
export function statusChange(status: string | null | undefined): StatusChange | undefined {
  if (status === 'active') return 'deactivate';
  return status === 'inactive' ? 'activate' : undefined;
}
