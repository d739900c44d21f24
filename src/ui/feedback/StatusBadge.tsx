import { Badge } from './Badge';
import { MissingValue } from '~/ui/text/MissingValue';
import type { ToneName } from './toneColours';

interface StatusLabel {
  readonly label: string;
  readonly tone: ToneName;
}

const noAction: StatusLabel = { label: 'No action', tone: 'neutral' };

const statusLabels = new Map<string, StatusLabel>([
  ['active', { label: 'Active', tone: 'success' }],
  ['inactive', { label: 'Inactive', tone: 'neutral' }],
  ['pending', { label: 'Pending', tone: 'warning' }],
  ['approved', { label: 'Approved', tone: 'success' }],
  ['disapproved', { label: 'Disapproved', tone: 'danger' }],
  ['canceled', { label: 'Canceled', tone: 'neutral' }],
  ['revoked', { label: 'Revoked', tone: 'danger' }],
  ['no_action', noAction],
  ['noAction', noAction],
  ['expired', { label: 'Expired', tone: 'warning' }],
]);

/** A status of the API as a badge. Unknown values are shown as received, in the neutral tone. */
export function StatusBadge({ status }: { readonly status: string | null | undefined }) {
  if (!status?.trim()) return <MissingValue />;
  const { label, tone } = statusLabels.get(status) ?? { label: status, tone: 'neutral' };
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
