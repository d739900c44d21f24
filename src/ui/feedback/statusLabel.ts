import type { ToneName } from './toneColours';

interface StatusLabel {
  readonly label: string;
  readonly tone: ToneName;
  /** The usual state: a dot with the word. */
  readonly isNormal?: boolean;
}

const noAction: StatusLabel = { label: 'No action', tone: 'neutral' };

const statusLabels = new Map<string, StatusLabel>([
  ['active', { label: 'Active', tone: 'success', isNormal: true }],
  ['inactive', { label: 'Inactive', tone: 'neutral' }],
  ['pending', { label: 'Pending', tone: 'warning' }],
  ['approved', { label: 'Approved', tone: 'success', isNormal: true }],
  ['disapproved', { label: 'Disapproved', tone: 'danger' }],
  ['canceled', { label: 'Canceled', tone: 'neutral' }],
  ['revoked', { label: 'Revoked', tone: 'neutral' }],
  ['no_action', noAction],
  ['noAction', noAction],
  ['expired', { label: 'Expired', tone: 'neutral' }],
]);

/** How a status of the API is shown; an unknown one as received. */
export function statusLabel(status: string): StatusLabel {
  return statusLabels.get(status) ?? { label: status, tone: 'neutral' };
}
