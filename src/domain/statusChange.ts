/** What can be done to an organization's status. */
export type StatusChange = 'activate' | 'deactivate';

/** Which change applies to a status; none to a word that this console doesn't know. */
export function statusChange(status: string | null | undefined): StatusChange | undefined {
  if (status === 'active') return 'deactivate';
  return status === 'inactive' ? 'activate' : undefined;
}
