import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import { LinkedText } from '~/components/LinkedText';
import { OrganizationLink } from '~/components/OrganizationLink';
import { type Activity, currencyChange } from '~/domain/Activity';
import { isolate } from '~/lib/text';
import { formatNumber } from '~/lib/format';
import { formatShortInstant } from '~/lib/formatShort';
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
import { Caption, MissingValue, textClasses, withBdi } from '~/ui/text';
import { Time } from '~/ui/values';

interface ActivityEntryProps {
  readonly entry: Activity;
  /** On home the sentence names the organization. */
  readonly onHome: boolean;
  /** The currency of the amount after the entry, if known. */
  readonly currency?: unknown;
}

/**
 * One entry: who and what with the time, then its changes and the reason or note. A single change needs
 * no label: the sentence has it.
 */
export const ActivityEntry = memo(function ActivityEntry({
  entry,
  onHome,
  currency,
}: ActivityEntryProps) {
  const { action, at, note, organization } = entry;
  const actor = isolate(activityActor(entry));
  const sentence = activitySentence(entry);
  const changes = entry.changes.filter(({ pointer }) => !sentence.pointers?.includes(pointer));
  const hasLabels = changes.length > 1 || action !== 'organization_updated';
  const currencies = currencyChange(entry) ?? { before: currency, after: currency };
  return (
    <Entry at={at} note={note}>
      <p className={textClasses.caption}>
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
      </p>
      {sentence.values && <div className="tabular">{withBdi(sentence.values)}</div>}
      {changes.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pointer may occur twice
        <div key={index} className="tabular">
          {hasLabels && `${labelAt(change.pointer)}: `}
          <ChangeText change={change} currencies={currencies} />
        </div>
      ))}
    </Entry>
  );
});

interface ActivityGroupProps {
  /** At least two entries of one person and one action, newest first. */
  readonly entries: readonly [Activity, ...Activity[]];
  /** More of them may exist that are not loaded. */
  readonly mayHaveMore: boolean;
  readonly currencyOf: (entry: Activity) => unknown;
}

/** Entries about several organizations as one, with the reason that all have; each on demand. */
export function ActivityGroup({ entries, mayHaveMore, currencyOf }: ActivityGroupProps) {
  const [newest] = entries;
  const note = entries.every((entry) => entry.note === newest.note) ? newest.note : null;
  const count = `${formatNumber(entries.length)}${mayHaveMore ? '+' : ''}`;
  return (
    <Entry at={newest.at} note={note}>
      <Disclosure
        summary={
          // It ends before the time.
          <span style={{ paddingInlineEnd: '4.5rem' }}>
            {withBdi(isolate(activityActor(newest)) + groupSentence(newest.action, count))}
          </span>
        }
      >
        <Members>
          {entries.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} onHome currency={currencyOf(entry)} />
          ))}
        </Members>
      </Disclosure>
    </Entry>
  );
}

/** Placeholders for entries that are loading. */
export function ActivitySkeleton({ count }: { readonly count: number }) {
  return (
    <ul aria-busy="true" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <EntryItem key={index}>
          <Skeleton width={index % 2 === 0 ? '85%' : '65%'} height={20} />
          <Skeleton width={72} height={14} />
        </EntryItem>
      ))}
    </ul>
  );
}

interface ChangeTextProps {
  readonly change: Activity['changes'][number];
  readonly currencies: Pick<Activity['changes'][number], 'before' | 'after'>;
}

/** "{before} → {after}". */
function ChangeText({ change: { pointer, before, after }, currencies }: ChangeTextProps) {
  const [from, to] = [
    activityValue(pointer, before, currencies.before),
    activityValue(pointer, after, currencies.after),
  ];
  const show = (text: string | null) => {
    if (!text) return <MissingValue />;
    return <bdi>{pointer === '/address' ? <LinkedText text={text} /> : text}</bdi>;
  };
  return (
    <Clamp text={`${from ?? ''}${to ?? ''}`}>
      {show(from)} → {show(to)}
    </Clamp>
  );
}

/** In characters: about what four lines hold. */
const longText = 200;

/** Shows four lines of a long text, and all of it once it is pressed. */
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

/** What entries and groups have in common: the reason or note below, and the time beside the first line. */
function Entry({
  at,
  note,
  children,
}: Pick<Activity, 'at' | 'note'> & { readonly children: ReactNode }) {
  return (
    <EntryItem tabIndex={-1}>
      {children}
      {note && (
        <NoteText>
          <Clamp text={note}>
            <LinkedText text={note} />
          </Clamp>
        </NoteText>
      )}
      <Caption data-time>
        <Time value={at} format={formatShortInstant} />
      </Caption>
    </EntryItem>
  );
}

const EntryItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.space[2]};
  padding-block: 6px;
  overflow-wrap: anywhere;
  & > * {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  & > p {
    grid-area: 1 / 1;
    /* A name that doesn't fit beside the words before it starts the next line. */
    & > a {
      display: inline-block;
      max-inline-size: 100%;
      ${theme.type[13]};
    }
  }
  & > details {
    grid-row: 1;
    ${theme.media.belowMedium} {
      /* Summaries of two groups, 40 px high, don't overlap. */
      margin-block: 4px;
    }
  }
  & > [data-time] {
    grid-area: 1 / 2;
    white-space: nowrap;
  }
`;
const NoteText = styled.div`
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
