import { useState } from 'react';
import { toSubscriptionPayload, type SubscriptionValues } from '~/domain/organizationValues';
import { fieldLabels } from '~/forms/FormFields';
import { subscriptionFields } from '~/domain/rules/organizationRules';
import { serverErrors, type ServerErrors } from '~/forms/serverErrors';
import { useMutation } from '~/hooks/useMutation';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { useStores } from '~/stores/context';
import { addSubscription } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';

/** The version that a new subscription is added to. */
interface BaseVersion {
  readonly etag: string | undefined;
  /** The seat types that the organization has already. */
  readonly seatTypes: readonly string[];
}

/**
 * Lifecycle of a new subscription: sent for the version that the user saw, and after a 412 for the
 * current one.
 */
export function useSubscriptionAddition(profile: ProfileQueries, onSuccess: () => void) {
  const stores = useStores();
  const [base, setBase] = useState(() => baseVersion(profile));
  const [idempotencyKey] = useState(() => new IdempotencyKey());
  const mutation = useMutation((values: SubscriptionValues) => {
    const payload = toSubscriptionPayload(values);
    return addSubscription(
      stores,
      profile.id,
      { seatType: payload.seat_type, totalSeats: payload.total_seats, etag: base.etag },
      idempotencyKey.forPayload(payload),
    );
  }, onSuccess);

  async function add(values: SubscriptionValues): Promise<ServerErrors | undefined> {
    const error = await mutation.mutate(values);
    if (error?.status === 412) setBase(baseVersion(profile));
    return error?.status === 409 || error?.status === 422
      ? serverErrors(error, fieldLabels(subscriptionFields, values))
      : undefined;
  }

  return { takenSeatTypes: base.seatTypes, mutation, add };
}

function baseVersion({ subscriptions, version }: ProfileQueries): BaseVersion {
  return {
    etag: (subscriptions.data ?? version)?.etag,
    seatTypes: subscriptions.data?.rows.flatMap(({ seatType }) => seatType ?? []) ?? [],
  };
}
