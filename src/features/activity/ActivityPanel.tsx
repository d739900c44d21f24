import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CsvExportButton } from '~/components/CsvExportButton';
import { NotAvailable } from '~/components/NotAvailable';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import type { ActivityFeed } from '~/stores/ActivityFeed';
import { activityCsv } from './activityCsv';
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
  /** On home the entries name their organizations, and aren't grouped by day. */
  readonly onHome?: boolean;
  /** Shown before the entries. */
  readonly form?: ElementNode;
}

/** A feed of activity, with "Show more" and the export of what is shown. */
export const ActivityPanel = observer(function ActivityPanel({
  title,
  feed,
  fileName,
  onHome = false,
  form,
}: ActivityPanelProps) {
  const { data, error } = useQuery(feed.latest);
  const { nextPage } = feed;
  useEffect(() => nextPage.retain(), [nextPage]);
  const list = useRef<HTMLDivElement>(null);
  const entries = data?.entries;

  const showMore = async () => {
    const shown = entries?.length ?? 0;
    await nextPage.refetch();
    // The button that had focus is gone after the last page.
    if (feed.latest.data?.next === null) list.current?.querySelectorAll('li')[shown]?.focus();
  };

  if (data === null)
    return (
      <Panel title={title}>
        <NotAvailable />
      </Panel>
    );
  return (
    <Panel
      title={title}
      flush
      actions={
        <CsvExportButton
          label="Export activity"
          fileName={fileName}
          toCsv={
            entries && entries.length > 0 ? (notation) => activityCsv(entries, notation) : undefined
          }
        />
      }
    >
      {form}
      {error ? (
        <QueryErrorState error={error} onRetry={() => void feed.latest.refetch()} />
      ) : !entries ? (
        <ActivitySkeleton count={onHome ? 10 : 5} />
      ) : entries.length === 0 ? (
        <EmptyState title="No activity yet" />
      ) : (
        <ActivityEntries ref={list} entries={entries} onHome={onHome}>
          {nextPage.error ? (
            <QueryErrorState error={nextPage.error} onRetry={() => void showMore()} />
          ) : (
            data?.next && (
              <Button
                variant="quiet"
                size="small"
                busy={nextPage.status === 'pending'}
                onClick={() => void showMore()}
              >
                Show more
              </Button>
            )
          )}
        </ActivityEntries>
      )}
    </Panel>
  );
});
