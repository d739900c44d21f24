import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CsvExportButton } from '~/components/CsvExportButton';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import type { ActivityFeed } from '~/stores/ActivityFeed';
import { activityCsv } from './activityCsv';
import { groupActivity } from './groupActivity';
import { undoableEntries } from './undoableEntries';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { ActivityEntries, ActivitySkeleton } from './ActivityEntries';
import type { ElementNode } from '~/ui/layout/ElementNode';

interface ActivityPanelProps {
  readonly title: string;
  readonly feed: ActivityFeed;
  /** The name of the exported file. */
  readonly fileName: string;
  readonly emptyText?: string | undefined;
  /**
   * On home the entries name their organizations, those about several are one, and five are shown at
   * first. On the profile they are grouped by day.
   */
  readonly onHome?: boolean;
  /** Shown before the entries. */
  readonly children?: ElementNode;
}

/** Entries that home shows at first, and with each "Show more". */
const homeStep = 5;

/**
 * A feed of activity, with "Show more" and the export of what is shown, on home of all that is found;
 * nothing if the server lacks the call.
 */
export const ActivityPanel = observer(function ActivityPanel({
  title,
  feed,
  fileName,
  emptyText = 'No activity yet',
  onHome = false,
  children,
}: ActivityPanelProps) {
  const { data, error } = useQuery(feed.latest);
  const { nextPage } = feed;
  useEffect(() => nextPage.retain(), [nextPage]);
  const list = useRef<HTMLDivElement>(null);
  const initialLimit = onHome ? homeStep : Infinity;
  const [expanded, setExpanded] = useState({ feed, limit: initialLimit });
  // Another part starts with its first entries.
  const limit = expanded.feed === feed ? expanded.limit : initialLimit;
  const entries = data?.entries;
  const groups = entries && (onHome ? groupActivity(entries) : entries.map((entry) => [entry]));
  const shown = groups?.slice(0, limit);
  const undoable = useMemo(() => undoableEntries(entries ?? []), [entries]);

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
    const items = list.current?.querySelectorAll<HTMLElement>(
      ':scope > ul > li, :scope > div > ul > li',
    );
    items?.[firstNew.current]?.focus();
  }, [hasMore]);

  if (data === null) return null;
  return (
    <Panel
      title={title}
      flush
      actions={
        <CsvExportButton
          label={onHome ? 'Export CSV' : 'Export activity'}
          fileName={fileName}
          toCsv={
            shown && shown.length > 0
              ? async (notation) =>
                  activityCsv(onHome ? await feed.loadAll() : shown.flat(), notation)
              : undefined
          }
        />
      }
    >
      {children}
      {error ? (
        <QueryErrorState error={error} onRetry={() => void feed.latest.refetch()} />
      ) : !shown ? (
        <ActivitySkeleton count={5} onHome={onHome} />
      ) : (
        <>
          {shown.length === 0 && <EmptyState title={emptyText} />}
          {(shown.length > 0 || hasMore) && (
            <ActivityEntries
              ref={list}
              groups={shown}
              onHome={onHome}
              undoable={undoable}
              lastMayHaveMore={data?.next !== null && shown.length === groups?.length}
            >
              {nextPage.error ? (
                <QueryErrorState error={nextPage.error} onRetry={() => void showMore()} />
              ) : (
                hasMore && (
                  <ShowMoreButton
                    variant="quiet"
                    size="small"
                    busy={nextPage.status === 'pending'}
                    onClick={() => void showMore()}
                  >
                    Show more
                  </ShowMoreButton>
                )
              )}
            </ActivityEntries>
          )}
        </>
      )}
    </Panel>
  );
});

const ShowMoreButton = styled(Button)`
  margin-block: ${theme.space[1]};
  margin-inline-start: -10px;
  color: ${theme.accent.text};
  @media print {
    display: none;
  }
`;
