import { observer } from 'mobx-react-lite';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import type { Subscription } from '~/domain/Subscription';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { SkeletonRows } from '~/ui/table/SkeletonRows';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { Th } from '~/ui/table/Th';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import { SubscriptionRow } from './SubscriptionRow';

const skeletonColumns = [
  { label: 'Seat Type', primary: true },
  { label: 'Total Seats', align: 'end' },
  { label: 'Used Seats', align: 'end' },
  { label: 'Available Seats', align: 'end' },
  { label: '' },
] as const;

export const SubscriptionsPanel = observer(function SubscriptionsPanel({
  profile,
}: {
  readonly profile: ProfileQueries;
}) {
  const { status, data, error } = useQuery(profile.subscriptions);
  return (
    <Panel title="Subscriptions" flush>
      {error ? (
        <QueryErrorState error={error} onRetry={() => void profile.subscriptions.refetch()} />
      ) : data?.rows.length === 0 ? (
        <EmptyState title="No subscriptions" />
      ) : (
        <Table label="Subscriptions" busy={status !== 'success'}>
          <TableHead>
            <Th>Seat Type</Th>
            <Th align="end">Total Seats</Th>
            <Th align="end">Used Seats</Th>
            <Th align="end">Available Seats</Th>
            <Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Th>
          </TableHead>
          {data ? (
            <TableBody>
              {withUniqueKeys(data.rows).map(([key, subscription]) => (
                <SubscriptionRow key={key} profile={profile} subscription={subscription} />
              ))}
            </TableBody>
          ) : (
            <SkeletonRows rows={2} columns={skeletonColumns} />
          )}
        </Table>
      )}
    </Panel>
  );
});

/** The API may return the same id twice (docs/product.md, "Hostile and careless input"). */
function withUniqueKeys(rows: readonly Subscription[]): [string, Subscription][] {
  return rows.map((row, index) => [`${row.id} ${index}`, row]);
}
