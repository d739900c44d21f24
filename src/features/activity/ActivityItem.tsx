import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { OrganizationLink } from '~/components/OrganizationLink';
import type { Activity } from '~/domain/Activity';
import { formatShortDateTime, formatTimeOfDay } from '~/lib/formatShort';
import { activityLabel } from '~/messages/activityLabels';
import { activityActor, activitySentence, activityValue } from '~/messages/activityText';
import { lazyMenu } from '~/ui/lazy/lazyComponent';
import { MenuButton } from '~/ui/menu/MenuButton';
import { Monogram } from '~/ui/seats/Monogram';
import { MissingValue } from '~/ui/text/MissingValue';
import { Time } from '~/ui/text/Time';
import {
  Entry,
  EntryActions,
  EntryActor,
  EntryChange,
  EntryIcon,
  EntryNote,
  type EntryPlace,
  EntrySentence,
  EntryTime,
  EntryValues,
} from './ActivityEntry';
import { LongText, maxNoteLength } from './LongText';

const EntryMenu = lazyMenu('features/activity/EntryMenu', () =>
  import('./EntryMenu').then((module) => module.EntryMenu),
);

/** In characters. */
const maxValueLength = 80;

interface ActivityItemProps {
  readonly entry: Activity;
  /**
   * On home and in its groups the sentence names the organization; among those of a day the time has
   * no date.
   */
  readonly place: EntryPlace;
  /** Whether it has a menu with "Undo". */
  readonly undoable: boolean;
}

/** One entry: a sentence with its time, the changes, and the reason or note. */
export const ActivityItem = memo(function ActivityItem({
  entry,
  place,
  undoable,
}: ActivityItemProps) {
  const onHome = place === 'home' || place === 'group';
  const { at, note, organization } = entry;
  const sentence = activitySentence(entry);
  const changes = entry.changes.filter(({ pointer }) => pointer !== sentence.pointer);
  // Home has the details of a single change, the profile those of all.
  const shownChanges = onHome && entry.changes.length > 1 ? [] : changes;
  return (
    <Entry place={place} hasActions={undoable} tabIndex={-1}>
      {onHome && (
        <EntryIcon>
          <Monogram name={organization?.name ?? ''} size="small" />
        </EntryIcon>
      )}
      <EntrySentence place={place}>
        <EntryActor dir="auto">{activityActor(entry)}</EntryActor>
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
      </EntrySentence>
      {sentence.values && <EntryValues place={place}>{` ${sentence.values}`}</EntryValues>}
      <EntryTime place={place}>
        <Time value={at} format={place === 'day' ? formatTimeOfDay : formatShortDateTime} />
      </EntryTime>
      {shownChanges.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pointer may occur twice
        <EntryChange key={index} place={place}>
          <Value {...change} value={change.before} prefix={`${activityLabel(change.pointer)}: `} />
          <Value {...change} value={change.after} prefix=" → " />
        </EntryChange>
      ))}
      {undoable && (
        <EntryActions>
          <MenuButton
            size="small"
            variant="quiet"
            label={onHome ? `Entry actions, ${organization?.name ?? ''}` : 'Entry actions'}
            tooltip="Entry actions"
            icon={<Ellipsis size={14} aria-hidden="true" />}
            menu={EntryMenu}
            menuProps={{ entry }}
          />
        </EntryActions>
      )}
      {note && (
        <EntryNote>
          <LongText text={note} maxLength={maxNoteLength} linked />
        </EntryNote>
      )}
    </Entry>
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
    <LongText
      prefix={prefix}
      text={text}
      maxLength={maxValueLength}
      linked={pointer === '/address'}
    />
  ) : (
    <>
      <span>{prefix}</span>
      <MissingValue />
    </>
  );
}
