import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QueryErrorState } from '~/components/ErrorContent';
import {
  type Activity,
  type ActivityFilter,
  type ActivityKind,
  activityKinds,
  currencyAfter,
  filterQuery,
  hasFilter,
} from '~/domain/Activity';
import { useQuery } from '~/hooks/useQuery';
import { useToday } from '~/hooks/useToday';
import { useStores } from '~/stores/context';
import type { ActivityFeed } from '~/stores/ActivityFeed';
import { theme } from '~/theme/theme';
import { EndButton, StartButton } from '~/ui/Button';
import { EmptyState } from '~/ui/Feedback';
import { Inline } from '~/ui/layout';
import { Panel } from '~/ui/Page';
import { FilterSelect } from '~/ui/Select';
import { ActivityEntry, ActivityGroup, ActivitySkeleton } from './ActivityEntry';
import { groupActivity } from './groupActivity';

/** The feed of what a filter matches; without a filter the whole feed. */
export function useFilteredFeed(feed: ActivityFeed, filter: ActivityFilter): ActivityFeed {
  const part = useMemo(
    () => (hasFilter(filter) ? feed.filtered(filterQuery(filter)) : undefined),
    [feed, filter],
  );
  useEffect(() => part && feed.retain(part), [feed, part]);
  return part ?? feed;
}

interface FilterProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

const kindOptions = [
  { value: '', label: 'All' },
  ...Object.entries(activityKinds).map(([value, { label }]) => ({ value, label })),
];

/** "Show" chooses the kind of entries. */
export function KindFilter({ filter, onChange }: FilterProps) {
  return (
    <FilterSelect
      label="Show"
      value={filter.kind ?? ''}
      options={kindOptions}
      // Safe, as it is one of the options.
      onChange={(value) => onChange({ ...filter, kind: (value || undefined) as ActivityKind })}
    />
  );
}

interface ActivityPanelProps {
  readonly title: string;
  /** The entries that the filter leaves. */
  readonly feed: ActivityFeed;
  readonly filter: ActivityFilter;
  /** The selects behind "Filter". */
  readonly filters: ReactNode;
  /**
   * On home the entries name their organizations, those about several are one, and five are shown at
   * first.
   */
  readonly onHome?: boolean;
  readonly children?: ReactNode;
}

/** Entries that home shows at first, and with each "Show more". */
const homeStep = 5;

/** A feed of activity, with "Filter" and "Show more"; nothing if the server lacks the call. */
export const ActivityPanel = observer(function ActivityPanel({
  title,
  feed,
  filter,
  filters,
  onHome = false,
  children,
}: ActivityPanelProps) {
  const { data, error } = useQuery(feed.latest);
  const { byId } = useStores().organizations;
  const currencyOf = (entry: Activity) => {
    // Later changes of the currency may be left out.
    if (filter.actorId !== undefined || filter.to !== undefined) return undefined;
    const { billing } = byId.get(entry.organization?.id ?? '') ?? {};
    return currencyAfter(entry, data?.entries ?? [], billing?.currency);
  };
  const { nextPage } = feed;
  const today = useToday();
  useEffect(() => nextPage.retain(), [nextPage]);
  const isFiltered = hasFilter(filter);
  const [hasFilters, setHasFilters] = useState(isFiltered);
  const list = useRef<HTMLUListElement>(null);
  const initialLimit = onHome ? homeStep : Infinity;
  const [expanded, setExpanded] = useState({ feed, limit: initialLimit });
  // The feed of another filter starts with its first entries.
  const limit = expanded.feed === feed ? expanded.limit : initialLimit;
  const groups =
    data && (onHome ? groupActivity(data.entries) : data.entries.map((entry) => [entry] as const));
  const shown = groups?.slice(0, limit);
  const hasMore = Boolean(data?.next) || (shown?.length ?? 0) < (groups?.length ?? 0);

  const firstNew = useRef<number>(undefined);
  const showMore = async () => {
    firstNew.current = shown?.length;
    if ((groups?.length ?? 0) <= limit) await nextPage.refetch();
    setExpanded({ feed, limit: limit + homeStep });
  };
  useEffect(() => {
    // The button that had focus is gone after the last page.
    if (hasMore || firstNew.current === undefined || document.activeElement !== document.body)
      return;
    (list.current?.children[firstNew.current] as HTMLElement | undefined)?.focus();
  }, [hasMore]);

  if (data === null) return null;
  return (
    <Panel
      title={title}
      plain
      actions={
        (isFiltered || data?.entries.length !== 0) && (
          <EndButton
            variant={isFiltered ? 'active' : 'quiet'}
            aria-expanded={hasFilters}
            onClick={() => setHasFilters(!hasFilters)}
          >
            Filter
          </EndButton>
        )
      }
    >
      {hasFilters && <Filters wrap>{filters}</Filters>}
      {children}
      {error ? (
        <QueryErrorState error={error} onRetry={() => void feed.latest.refetch()} />
      ) : !shown ? (
        <ActivitySkeleton count={homeStep} />
      ) : shown.length === 0 && !hasMore ? (
        <EmptyState title={isFiltered ? 'No matching activity' : 'No activity yet'} />
      ) : (
        <>
          {/* The entries of what was today show their date. */}
          <ul key={today} ref={list}>
            {shown.map((group, index) =>
              group.length > 1 ? (
                <ActivityGroup
                  // The oldest entry: newer ones may join it.
                  key={group.at(-1)?.id}
                  entries={group}
                  currencyOf={currencyOf}
                  mayHaveMore={data?.next !== null && index === (groups?.length ?? 0) - 1}
                />
              ) : (
                <ActivityEntry
                  key={group[0].id}
                  entry={group[0]}
                  onHome={onHome}
                  currency={currencyOf(group[0])}
                />
              ),
            )}
          </ul>
          {nextPage.error ? (
            <QueryErrorState error={nextPage.error} onRetry={() => void showMore()} />
          ) : (
            hasMore && (
              <StartButton busy={nextPage.status === 'pending'} onClick={() => void showMore()}>
                Show more
              </StartButton>
            )
          )}
        </>
      )}
    </Panel>
  );
});

const Filters = styled(Inline)`
  padding-block-end: ${theme.space[3]};
  @media print {
    display: none;
  }
`;
