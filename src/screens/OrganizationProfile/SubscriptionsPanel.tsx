import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../layouts/LoadFailure';
import type { Subscription } from '../../domain/Subscription';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { Table } from '../../ui/Table';
import { TableBody } from '../../ui/TableBody';
import { TableHead } from '../../ui/TableHead';
import { Th } from '../../ui/Th';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SubscriptionRow } from './SubscriptionRow';

const skeleton = [
  { label: 'Seat Type', primary: true },
  { label: 'Total Seats', align: 'end' },
  { label: 'Used Seats', align: 'end' },
  { label: 'Available Seats', align: 'end' },
  { label: '' },
] as const;

/** What an organization has bought, and how much of it is used. */
export const SubscriptionsPanel = observer(function SubscriptionsPanel({
  profile,
}: {
  readonly profile: OrganizationProfile;
}) {
  const { status, data, failure } = profile.subscriptions;
  return (
    <Panel title="Subscriptions" flush>
      {failure ? (
        <LoadFailure failure={failure} onRetry={() => profile.loadSubscriptions()} />
      ) : data?.rows.length === 0 ? (
        <EmptyState title="No subscriptions" />
      ) : (
        <Table label="Subscriptions" busy={status !== 'ready'}>
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
              {uniqueKeys(data.rows).map(([key, subscription]) => (
                <SubscriptionRow key={key} profile={profile} subscription={subscription} />
              ))}
            </TableBody>
          ) : (
            <SkeletonRows rows={2} columns={skeleton} />
          )}
        </Table>
      )}
    </Panel>
  );
});

/** An API may tell the same id twice. */
function uniqueKeys(rows: readonly Subscription[]): [string, Subscription][] {
  return rows.map((row, index) => [`${row.id} ${index}`, row]);
}
