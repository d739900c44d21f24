import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { DataTable } from '~/ui/table/DataTable';
import { AddSubscriptionButton } from '~/features/seats/AddSubscriptionButton';
import { SubscriptionCardsContainer, subscriptionCards } from './subscriptions/subscriptionCards';
import { subscriptionColumns } from './subscriptionColumns';

export const SubscriptionsPanel = observer(function SubscriptionsPanel({
  profile,
}: {
  readonly profile: ProfileQueries;
}) {
  const { status, data, error } = useQuery(profile.subscriptions);
  const columns = useMemo(() => subscriptionColumns(profile), [profile]);
  return (
    <Panel title="Subscriptions" actions={<AddSubscriptionButton profile={profile} />} flush>
      {error ? (
        <QueryErrorState error={error} onRetry={() => void profile.subscriptions.refetch()} />
      ) : data?.rows.length === 0 ? (
        <EmptyState title="No subscriptions" />
      ) : (
        <SubscriptionCardsContainer>
          <DataTable
            narrow={subscriptionCards}
            label="Subscriptions"
            busy={status !== 'success'}
            columns={columns}
            rows={data?.rows}
            skeletonRows={1}
            rowKey="id"
          />
        </SubscriptionCardsContainer>
      )}
    </Panel>
  );
});
