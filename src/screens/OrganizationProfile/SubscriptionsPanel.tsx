import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/Button';
import { EmptyState } from '~/ui/Feedback';
import { Panel } from '~/ui/Page';
import { DataTable } from '~/ui/table/DataTable';
import { useSeatsOpener } from '~/features/seats/SeatsDialogs';
import type { SeatsTarget } from '~/features/seats/SeatsTarget';
import { subscriptionColumns } from './subscriptionColumns';

interface SubscriptionsPanelProps {
  readonly profile: ProfileQueries;
}

const add: SeatsTarget = { dialog: 'add' };

export const SubscriptionsPanel = observer(function SubscriptionsPanel({
  profile,
}: SubscriptionsPanelProps) {
  const query = useQuery(profile.subscriptions);
  const { status, data } = query;
  // While the organization is unknown, it may be its own failure, which replaces the screen.
  const error = profile.current && query.error;
  const { button, open } = useSeatsOpener(add);
  const organizationStatus = profile.current?.status;
  const columns = useMemo(
    () => subscriptionColumns(profile, organizationStatus),
    [profile, organizationStatus],
  );
  return (
    <Panel
      title="Subscriptions"
      actions={
        <Button
          ref={button}
          size="small"
          variant="quiet"
          icon={<Plus size={14} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={open}
        >
          Add subscription
        </Button>
      }
      flush
    >
      {error ? (
        <QueryErrorState error={error} onRetry={() => void profile.subscriptions.refetch()} />
      ) : data?.rows.length === 0 ? (
        <EmptyState title="No subscriptions" />
      ) : (
        <DataTable
          label="Subscriptions"
          busy={status !== 'success'}
          columns={columns}
          rows={data?.rows}
          skeletonRows={1}
          rowKey="id"
        />
      )}
    </Panel>
  );
});
