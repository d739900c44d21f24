import { useState } from 'react';
import type { Activity } from '~/domain/Activity';
import { formatNumber } from '~/lib/format';
import { formatShortDateTime } from '~/lib/formatShort';
import { activityActor, groupSentence } from '~/messages/activityText';
import { Monogram } from '~/ui/seats/Monogram';
import { Time } from '~/ui/text/Time';
import { ActivityItem } from './ActivityItem';
import { LongText, maxNoteLength } from './LongText';
import { ShowAllButton } from './ShowAllButton';

interface ActivityGroupProps {
  /** At least two entries of one person and one action, newest first. */
  readonly entries: readonly [Activity, ...Activity[]];
  /** More of them may exist that are not loaded. */
  readonly mayHaveMore: boolean;
}

/** Entries about several organizations as one, with the reason that all have; each on demand. */
export function ActivityGroup({ entries, mayHaveMore }: ActivityGroupProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [newest] = entries;
  const note = entries.every((entry) => entry.note === newest.note) && newest.note;
  const count = `${formatNumber(entries.length)}${mayHaveMore ? '+' : ''}`;
  return (
    <li tabIndex={-1}>
      <Monogram name={newest.organization?.name ?? ''} size="small" />
      <p>
        <strong dir="auto">{activityActor(newest)}</strong>
        <span>{groupSentence(newest.action, count)}</span>
      </p>
      <span data-time="">
        <Time value={newest.at} format={formatShortDateTime} />
      </span>
      {note && !isExpanded && (
        <p data-note="">
          <LongText text={note} maxLength={maxNoteLength} />
        </p>
      )}
      <span data-toggle="">
        <ShowAllButton isExpanded={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
      </span>
      {isExpanded && (
        <ul>
          {entries.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} onHome />
          ))}
        </ul>
      )}
    </li>
  );
}
