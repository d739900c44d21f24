import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import type { Mutation } from '~/hooks/useMutation';
import type { ProfileQueries } from '~/stores/ProfileQueries';

interface SubscriptionErrorAlertProps {
  readonly profile: ProfileQueries;
  readonly mutation: Mutation<never>;
}

/** The failure of a subscription's mutation. A 412 concerns the organization, whose ETag it has. */
export function SubscriptionErrorAlert({
  profile,
  mutation: { error, reset },
}: SubscriptionErrorAlertProps) {
  if (!error) return null;
  return (
    <MutationErrorAlert
      error={error}
      entity={error.status === 412 ? 'organization' : 'subscription'}
      entityName={profile.current?.name || undefined}
      onDismiss={reset}
    />
  );
}
