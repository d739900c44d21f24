import { memo } from 'react';
import { OrganizationLink } from '~/components/OrganizationLink';
import type { Activity } from '~/domain/Activity';
import { formatShortDateTime, formatTimeOfDay } from '~/lib/formatShort';
import { activityLabel } from '~/messages/activityLabels';
import { activityActor, activitySentence, activityValue } from '~/messages/activityText';
import { Monogram } from '~/ui/seats/Monogram';
import { MissingValue } from '~/ui/text/MissingValue';
import { Time } from '~/ui/text/Time';
import { LongText, maxNoteLength } from './LongText';

/** In characters. */
const maxValueLength = 80;

interface ActivityItemProps {
  readonly entry: Activity;
  /** On home the sentence names the organization, and the time its day. */
  readonly onHome: boolean;
}

/** One entry: a sentence with its time, the changes, and the reason or note. */
export const ActivityItem = memo(function ActivityItem({ entry, onHome }: ActivityItemProps) {
  const { at, note, organization } = entry;
  const sentence = activitySentence(entry);
  const changes = entry.changes.filter(({ pointer }) => pointer !== sentence.pointer);
  // Home has the details of a single change, the profile those of all.
  const shownChanges = onHome && entry.changes.length > 1 ? [] : changes;
  return (
    <li tabIndex={-1}>
      {onHome && <Monogram name={organization?.name ?? ''} size="small" />}
      <p>
        <strong dir="auto">{activityActor(entry)}</strong>
        {onHome ? (
          <>
            <span>{sentence.onHome[0]}</span>
            {organization ? (
              <OrganizationLink id={organization.id} name={organization.name ?? ''} />
            ) : (
              <MissingValue />
            )}
            <span>{sentence.onHome[1]}</span>
          </>
        ) : (
          <span>{sentence.onProfile}</span>
        )}
      </p>
      <span data-time="">
        <Time value={at} format={onHome ? formatShortDateTime : formatTimeOfDay} />
      </span>
      {shownChanges.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pointer may occur twice
        <p key={index} data-change="">
          <Value {...change} value={change.before} prefix={`${activityLabel(change.pointer)}: `} />
          <Value {...change} value={change.after} prefix=" → " />
        </p>
      ))}
      {note && (
        <p data-note="">
          <LongText text={note} maxLength={maxNoteLength} />
        </p>
      )}
    </li>
  );
});

interface ValueProps {
  readonly pointer: string;
  readonly value: unknown;
  readonly prefix: string;
}

function Value({ pointer, value, prefix }: ValueProps) {
  const text = activityValue(pointer, value);
  return text ? (
    <LongText prefix={prefix} text={text} maxLength={maxValueLength} />
  ) : (
    <>
      <span>{prefix}</span>
      <MissingValue />
    </>
  );
}
