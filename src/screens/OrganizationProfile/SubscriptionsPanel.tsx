import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useCommand } from '~/hooks/useCommand';
import { useQuery } from '~/hooks/useQuery';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/button/Button';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { DataTable } from '~/ui/table/DataTable';
import { useSeatsOpener } from '~/features/seats/SeatsDialogs';
import type { SeatsTarget } from '~/features/seats/SeatsTarget';
import { SubscriptionsArea } from './SubscriptionsArea';
import { subscriptionColumns } from './subscriptionColumns';
import { subscriptionsLayout } from './subscriptionsLayout';

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
  const [wasLoading] = useState(data === undefined);
  const addition = useSeatsOpener(add);
  useCommand('add-subscription', addition.open);
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
          ref={addition.ref}
          size="small"
          variant="quiet"
          icon={<Plus size={14} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={addition.open}
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
        <SubscriptionsArea isReserved={wasLoading}>
          <DataTable
            layout={subscriptionsLayout}
            label="Subscriptions"
            busy={status !== 'success'}
            columns={columns}
            rows={data?.rows}
            skeletonRows={2}
            skeletonCards={1}
            rowKey="id"
          />
        </SubscriptionsArea>
      )}
    </Panel>
  );
});
