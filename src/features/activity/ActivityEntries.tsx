import styled from '@emotion/styled';
import { useId, type Ref } from 'react';
import type { Activity } from '~/domain/Activity';
import { formatInstantDate } from '~/lib/format';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { ActivityGroup } from './ActivityGroup';
import { ActivityItem } from './ActivityItem';
import type { ElementNode } from '~/ui/layout/ElementNode';

interface ActivityEntriesProps {
  /** Each with one entry, or with those shown as one on home. */
  readonly groups: readonly (readonly Activity[])[];
  readonly onHome: boolean;
  /** More entries of the last group may exist that are not loaded. */
  readonly lastMayHaveMore: boolean;
  /** Shown after the entries. */
  readonly children: ElementNode;
  readonly ref: Ref<HTMLDivElement>;
}

/** Entries in the given order, grouped by day except on home. */
export function ActivityEntries({
  groups,
  onHome,
  lastMayHaveMore,
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
              />
            ) : (
              first && <ActivityItem key={first.id} entry={first} onHome />
            ),
          )}
        </ul>
      ) : (
        [...groupByDay(groups.flat())].map(([day, ofDay]) => (
          <DayGroup key={day} day={day} entries={ofDay} />
        ))
      )}
      {children}
    </Entries>
  );
}

interface DayGroupProps {
  readonly day: string;
  readonly entries: readonly Activity[];
}

function DayGroup({ day, entries }: DayGroupProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{day}</h3>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} onHome={false} />
        ))}
      </ul>
    </div>
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
          <li key={index}>
            {onHome && (
              <span data-hue="">
                <Skeleton width={20} height={20} />
              </span>
            )}
            <Skeleton width={index % 2 === 0 ? '85%' : '65%'} />
            <Skeleton width={72} height={10} />
          </li>
        ))}
      </ul>
    </Entries>
  );
}

// On the profile, the time is beside the sentence; on home, with its day, below it, and all of it beside
// the monogram.
const Entries = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  & h3 {
    padding-block: 6px 0;
    ${theme.type[12]};
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.medium};
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${theme.space[2]};
    padding-block: ${theme.space[2]};
    & > * {
      grid-column: 1 / -1;
    }
    & > [data-change] {
      ${theme.type[12]};
    }
    & > [data-time] {
      ${theme.type[12]};
      line-height: 20px;
    }
  }
  & > div > ul > li {
    & > p:first-of-type {
      grid-column: 1;
    }
    & > [data-time] {
      grid-column: 2;
    }
  }
  & > ul > li,
  & li > ul > li {
    position: relative;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space[1]};
    padding-inline-start: 28px;
    & > [data-hue] {
      position: absolute;
      inset: ${theme.space[2]} auto auto -28px;
    }
  }
  & > ul > li {
    &:not(:last-of-type) {
      border-block-end: 1px solid ${theme.border.row};
    }
    & > [data-time] {
      grid-column: 1;
      line-height: 16px;
    }
    & > [data-change] {
      grid-column: 2;
      &::before {
        content: '· ';
        content: '· ' / '';
      }
    }
  }
  & [data-toggle] > button {
    margin-inline-start: -10px;
  }
  & li > ul {
    padding-inline-start: ${theme.space[2]};
    border-inline-start: 2px solid ${theme.border.hairline};
  }
  & strong {
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.semibold};
  }
  & [data-note] {
    padding-inline-start: ${theme.space[2]};
    border-inline-start: 2px solid ${theme.border.hairline};
    color: ${theme.text.primary};
    white-space: pre-line;
  }
  & > div > ul > li:first-of-type {
    padding-block-start: 2px;
  }
  & > button {
    margin-block: ${theme.space[1]};
    margin-inline-start: -10px;
    color: ${theme.accent.text};
    @media print {
      display: none;
    }
  }
`;
