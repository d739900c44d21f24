import { upperFirst } from 'es-toolkit';
import type { Activity } from '~/domain/Activity';
import type { Organization } from '~/domain/Organization';
import { daysUntilFull } from '~/domain/seats';
import { seatsLeft, durationText } from '~/messages/seatsText';
import type { Subscription } from '~/domain/Subscription';
import { formatInstantDate, formatNumber } from '~/lib/format';
import { formatTimeOfDay } from '~/lib/formatShort';
import { withoutMarks } from '~/lib/text';
import { activityActor, activitySentence } from '~/messages/activityText';
import { statusLabel } from '~/ui/Status';
import { copyStatusText } from '~/ui/Copy';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { TextArea } from '~/ui/Input';

interface SummaryInput {
  readonly organization: Organization;
  /** Undefined if they couldn't be loaded. */
  readonly subscriptions: readonly Subscription[] | undefined;
  readonly latestChange: Activity | undefined;
  /** The profile's URL. */
  readonly url: string;
}

/**
 * An organization in five lines of plain text, for a ticket: name and id, status, seats of each type,
 * the last change, and the profile's URL.
 */
export function organizationSummary({
  organization,
  subscriptions,
  latestChange,
  url,
}: SummaryInput): string {
  const { name, id, status } = organization;
  return [
    `${name} (${id})`,
    `Status: ${status === null ? 'unknown' : statusLabel(status).label}`,
    seats(organization, subscriptions),
    `Last change: ${lastChange(organization, latestChange)}`,
    url,
  ]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n');
}

function seats(organization: Organization, subscriptions: readonly Subscription[] | undefined) {
  if (subscriptions?.length === 0) return 'No subscriptions';
  if (!subscriptions) return `Seats: ${figures(organization)}`;
  return subscriptions
    .map((subscription) => {
      const days = daysUntilFull(subscription);
      const parts = [
        figures(subscription),
        seatsLeft(subscription),
        days ? `full in ${durationText(days)}` : undefined,
      ];
      const type = upperFirst(subscription.seat_type ?? 'unknown type');
      return `${type}: ${parts.filter(Boolean).join(', ')}`;
    })
    .join('; ');
}

/** "246 of 250". */
function figures({
  used_seats: usedSeats,
  total_seats: totalSeats,
}: Pick<Subscription, 'used_seats' | 'total_seats'>) {
  const [used, total] = [usedSeats, totalSeats].map((count) =>
    count === null ? '—' : formatNumber(count),
  );
  return `${used} of ${total}`;
}

function lastChange({ updated_at: updatedAt }: Organization, change: Activity | undefined): string {
  if (!change) return formatInstantDate(updatedAt) ?? 'unknown';
  const { onProfile, values = '' } = activitySentence(change);
  const when = change.at && [formatInstantDate(change.at), formatTimeOfDay(change.at)].join(' ');
  return withoutMarks(`${activityActor(change)}${onProfile} ${values}${when ? ` on ${when}` : ''}`);
}

interface SummaryDialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** A summary to copy by hand, selected. */
export function SummaryDialog({ text, onClose }: SummaryDialogProps) {
  return (
    <Dialog
      title="Copy summary"
      description={copyStatusText.failed}
      selectsFirstField
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <TextArea aria-label="Summary" readOnly rows={6} value={text} />
    </Dialog>
  );
}
