import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import { LinkedText } from '~/components/LinkedText';
import { OrganizationLink } from '~/components/OrganizationLink';
import type { Activity } from '~/domain/Activity';
import { isolate } from '~/lib/text';
import { formatNumber } from '~/lib/format';
import { formatShortDateTime } from '~/lib/formatShort';
import { labelAt } from '~/messages/fieldLabels';
import {
  activityActor,
  activitySentence,
  activityValue,
  groupSentence,
} from '~/messages/activityText';
import { theme } from '~/theme/theme';
import { Disclosure } from '~/ui/Disclosure';
import { Skeleton } from '~/ui/Feedback';
import { MissingValue, withBdi } from '~/ui/text';
import { Time } from '~/ui/values';

interface ActivityEntryProps {
  readonly entry: Activity;
  /** There the sentence names the organization. */
  readonly onHome: boolean;
}

/** One entry: a sentence, its changes, the reason or note, and the time. */
export const ActivityEntry = memo(function ActivityEntry({ entry, onHome }: ActivityEntryProps) {
  const { at, note, organization } = entry;
  const actor = isolate(activityActor(entry));
  const sentence = activitySentence(entry);
  const changes = entry.changes.filter(({ pointer }) => pointer !== sentence.pointer);
  return (
    <Entry tabIndex={-1}>
      <Sentence>
        {onHome ? (
          <>
            {withBdi(actor + sentence.onHome[0])}
            {organization ? (
              <OrganizationLink id={organization.id} name={organization.name ?? ''} />
            ) : (
              <MissingValue />
            )}
            {withBdi(sentence.onHome[1])}
          </>
        ) : (
          withBdi(actor + sentence.onProfile)
        )}
      </Sentence>
      {sentence.values && <Change>{withBdi(sentence.values)}</Change>}
      {changes.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pointer may occur twice
        <Change key={index}>
          <ChangeText {...change} />
        </Change>
      ))}
      {note && (
        <Note>
          <Clamp text={note}>
            <LinkedText text={note} />
          </Clamp>
        </Note>
      )}
      <EntryTime at={at} />
    </Entry>
  );
});

interface ActivityGroupProps {
  /** At least two entries of one person and one action, newest first. */
  readonly entries: readonly [Activity, ...Activity[]];
  /** More of them may exist that are not loaded. */
  readonly mayHaveMore: boolean;
}

/** Entries about several organizations as one, with the reason that all have; each on demand. */
export function ActivityGroup({ entries, mayHaveMore }: ActivityGroupProps) {
  const [newest] = entries;
  const note = entries.every((entry) => entry.note === newest.note) && newest.note;
  const count = `${formatNumber(entries.length)}${mayHaveMore ? '+' : ''}`;
  return (
    <Entry tabIndex={-1}>
      <Disclosure
        summary={withBdi(isolate(activityActor(newest)) + groupSentence(newest.action, count))}
      >
        <Members>
          {entries.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} onHome />
          ))}
        </Members>
      </Disclosure>
      {note && (
        <Note>
          <Clamp text={note}>
            <LinkedText text={note} />
          </Clamp>
        </Note>
      )}
      <EntryTime at={newest.at} />
    </Entry>
  );
}

/** Placeholders for entries that are loading. */
export function ActivitySkeleton({ count }: { readonly count: number }) {
  return (
    <ul aria-busy="true" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Entry key={index}>
          <Skeleton width={index % 2 === 0 ? '85%' : '65%'} height={20} />
          <Skeleton width={72} height={14} />
        </Entry>
      ))}
    </ul>
  );
}

/** "{label}: {before} → {after}". */
function ChangeText({ pointer, before, after }: Activity['changes'][number]) {
  const [from, to] = [activityValue(pointer, before), activityValue(pointer, after)];
  const show = (text: string | null) => {
    if (!text) return <MissingValue />;
    return <bdi>{pointer === '/address' ? <LinkedText text={text} /> : text}</bdi>;
  };
  return (
    <Clamp text={`${from ?? ''}${to ?? ''}`}>
      {labelAt(pointer)}: {show(from)} → {show(to)}
    </Clamp>
  );
}

/** In characters: about what four lines hold. */
const longText = 200;

/** A long text in four lines; pressed, all of it. */
function Clamp({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  if (text.length <= longText) return children;
  return (
    <LongText>
      <summary>
        <span>{children}</span>
      </summary>
    </LongText>
  );
}

function EntryTime({ at }: Pick<Activity, 'at'>) {
  return (
    <Muted>
      <Time value={at} format={formatShortDateTime} />
    </Muted>
  );
}

/** What was changed and about whom comes first; who did it and when is muted. */
const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  max-inline-size: 480px;
  padding-block: 6px;
  overflow-wrap: anywhere;
  & > * {
    flex-basis: 100%;
    min-inline-size: 0;
  }
`;
/** A name that doesn't fit beside the words before it starts the next line. */
const Sentence = styled.p`
  color: ${theme.text.muted};
  ${theme.type[12]};
  & > a {
    display: inline-block;
    max-inline-size: 100%;
    ${theme.type[13]};
  }
`;
/** Beside the last change if there is space, else below. */
const Muted = styled.span`
  text-align: end;
  white-space: nowrap;
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
const Change = styled.div`
  font-variant-numeric: tabular-nums;
  &:has(+ span) {
    flex-basis: auto;
    max-inline-size: 100%;
  }
  & + span {
    flex: 1 0 auto;
    align-self: center;
  }
`;
const Note = styled.div`
  margin-block: 2px;
  padding-inline-start: ${theme.space[2]};
  border-inline-start: 2px solid ${theme.border.hairline};
  white-space: pre-line;
  unicode-bidi: plaintext;
`;
const LongText = styled.details`
  & > summary {
    list-style: none;
    cursor: pointer;
    border-radius: ${theme.radius.small};
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &:not([open]) > summary > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;
const Members = styled.ul`
  margin-block-start: ${theme.space[1]};
  padding-inline-start: ${theme.space[3]};
  border-inline-start: 2px solid ${theme.border.hairline};
`;
