import styled from '@emotion/styled';
import { useState } from 'react';
import type { Activity } from '~/domain/Activity';
import { formatNumber } from '~/lib/format';
import { formatShortDateTime } from '~/lib/formatShort';
import { activityActor, groupSentence } from '~/messages/activityText';
import { theme } from '~/theme/theme';
import { Monogram } from '~/ui/seats/Monogram';
import { Time } from '~/ui/text/Time';
import { Entry, EntryActor, EntryIcon, EntryNote, EntrySentence, EntryTime } from './ActivityEntry';
import { ActivityItem } from './ActivityItem';
import { LongText, maxNoteLength } from './LongText';
import { ShowAllButton } from './ShowAllButton';

interface ActivityGroupProps {
  /** At least two entries of one person and one action, newest first. */
  readonly entries: readonly [Activity, ...Activity[]];
  /** More of them may exist that are not loaded. */
  readonly mayHaveMore: boolean;
  /** Of the entries that "Undo" may take back. */
  readonly undoable: ReadonlySet<string>;
}

/** Entries about several organizations as one, with the reason that all have; each on demand. */
export function ActivityGroup({ entries, mayHaveMore, undoable }: ActivityGroupProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [newest] = entries;
  const note = entries.every((entry) => entry.note === newest.note) && newest.note;
  const count = `${formatNumber(entries.length)}${mayHaveMore ? '+' : ''}`;
  return (
    <Entry place="home" tabIndex={-1}>
      <EntryIcon>
        <Monogram name={newest.organization?.name ?? ''} size="small" />
      </EntryIcon>
      <EntrySentence place="home">
        <EntryActor dir="auto">{activityActor(newest)}</EntryActor>
        <span>{groupSentence(newest.action, count)}</span>
      </EntrySentence>
      <EntryTime place="home">
        <Time value={newest.at} format={formatShortDateTime} />
      </EntryTime>
      {note && !isExpanded && (
        <EntryNote>
          <LongText text={note} maxLength={maxNoteLength} linked />
        </EntryNote>
      )}
      <Toggle>
        <ShowAllButton isExpanded={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
      </Toggle>
      {isExpanded && (
        <Entries>
          {entries.map((entry) => (
            <ActivityItem
              key={entry.id}
              entry={entry}
              place="group"
              undoable={undoable.has(entry.id)}
            />
          ))}
        </Entries>
      )}
    </Entry>
  );
}

const Toggle = styled.span`
  grid-column: 1 / -1;
  margin-inline-start: -10px;
`;
const Entries = styled.ul`
  grid-column: 1 / -1;
  padding-inline-start: ${theme.space[2]};
  border-inline-start: 2px solid ${theme.border.hairline};
`;
