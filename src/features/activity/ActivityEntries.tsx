import styled from '@emotion/styled';
import { useId, type Ref } from 'react';
import type { Activity } from '~/domain/Activity';
import { formatInstantDate } from '~/lib/format';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { Entry, EntryIcon } from './ActivityEntry';
import { ActivityGroup } from './ActivityGroup';
import { ActivityItem } from './ActivityItem';
import type { ElementNode } from '~/ui/layout/ElementNode';

interface ActivityEntriesProps {
  /** Each with one entry, or with those shown as one on home. */
  readonly groups: readonly (readonly Activity[])[];
  readonly onHome: boolean;
  /** More entries of the last group may exist that are not loaded. */
  readonly lastMayHaveMore: boolean;
  /** Of the entries that "Undo" may take back. */
  readonly undoable: ReadonlySet<string>;
  /** Shown after the entries. */
  readonly children: ElementNode;
  readonly ref: Ref<HTMLDivElement>;
}

/** Entries in the given order; except on home, those of one day have a heading. */
export function ActivityEntries({
  groups,
  onHome,
  lastMayHaveMore,
  undoable,
  children,
  ref,
}: ActivityEntriesProps) {
  return (
    <Entries ref={ref}>
      {onHome ? (
        <ul>
          {groups.map(([first, ...others], index) =>
            first && others.length > 0 ? (
              <ActivityGroup
                // The oldest entry: newer ones may join it.
                key={others.at(-1)?.id}
                entries={[first, ...others]}
                mayHaveMore={lastMayHaveMore && index === groups.length - 1}
                undoable={undoable}
              />
            ) : (
              first && (
                <ActivityItem
                  key={first.id}
                  entry={first}
                  place="home"
                  undoable={undoable.has(first.id)}
                />
              )
            ),
          )}
        </ul>
      ) : (
        [...groupByDay(groups.flat())].map(([day, [first, ...others]]) => (
          <div key={day}>
            {first && others.length > 0 ? (
              <DayGroup day={day} entries={[first, ...others]} undoable={undoable} />
            ) : (
              first && (
                <ul>
                  <ActivityItem entry={first} place="only" undoable={undoable.has(first.id)} />
                </ul>
              )
            )}
          </div>
        ))
      )}
      {children}
    </Entries>
  );
}

interface DayGroupProps extends Pick<ActivityEntriesProps, 'undoable'> {
  readonly day: string;
  readonly entries: readonly Activity[];
}

function DayGroup({ day, entries, undoable }: DayGroupProps) {
  const id = useId();
  return (
    <>
      <Day id={id}>{day}</Day>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <ActivityItem
            key={entry.id}
            entry={entry}
            place="day"
            undoable={undoable.has(entry.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** By day in the user's time zone, in the order of the entries. */
function groupByDay(entries: readonly Activity[]): ReadonlyMap<string, readonly Activity[]> {
  const groups = new Map<string, Activity[]>();
  for (const entry of entries) {
    const day = formatInstantDate(entry.at) ?? 'Unknown date';
    const group = groups.get(day);
    if (group) group.push(entry);
    else groups.set(day, [entry]);
  }
  return groups;
}

interface ActivitySkeletonProps {
  readonly count: number;
  readonly onHome: boolean;
}

/** Placeholders for entries that are loading. */
export function ActivitySkeleton({ count, onHome }: ActivitySkeletonProps) {
  return (
    <Entries aria-busy="true">
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <SkeletonEntry key={index} place="home">
            {onHome && (
              <EntryIcon>
                <Skeleton width={20} height={20} />
              </EntryIcon>
            )}
            <Skeleton width={index % 2 === 0 ? '85%' : '65%'} />
            <Skeleton width={72} height={10} />
          </SkeletonEntry>
        ))}
      </ul>
    </Entries>
  );
}

const Entries = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
`;
const Day = styled.h3`
  padding-block: 6px 0;
  ${theme.type[12]};
  color: ${theme.text.muted};
  font-weight: ${theme.fontWeight.medium};
`;
const SkeletonEntry = styled(Entry)`
  & > * {
    grid-column: 1 / -1;
  }
`;
