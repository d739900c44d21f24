import { useState } from 'react';
import { excessSeats } from '~/domain/seatChanges';
import type { Subscription } from '~/domain/Subscription';
import { useMutation } from '~/hooks/useMutation';
import { useStores } from '~/stores/context';
import { changeAssignedSeats } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';

/** An assignment that exceeds the total and needs confirmation. */
export interface Excess {
  readonly assigned: number;
  readonly total: number;
}

/** A subscription as the user sees it, with the etag that a mutation sends. */
interface SubscriptionSnapshot {
  readonly subscription: Subscription | undefined;
  readonly etag: string | undefined;
}

/**
 * Lifecycle of an assignment: confirmed first if it exceeds the total, sent for the figures that
 * the user saw, and shown with new figures if those have changed (412).
 */
export function useSeatsAssignment(
  profile: ProfileQueries,
  subscriptionId: string,
  onSuccess: () => void,
) {
  const stores = useStores();
  const [snapshot, setSnapshot] = useState(() => snapshotOf(profile, subscriptionId));
  const [excess, setExcess] = useState<Excess>();
  const mutation = useMutation(
    ({ assigned, allowExcess }: { assigned: number; allowExcess: boolean }) =>
      changeAssignedSeats(stores, profile.id, subscriptionId, {
        assigned,
        allowExcess,
        etag: snapshot.etag,
      }),
    onSuccess,
  );

  async function send(assigned: number, allowExcess: boolean) {
    const error = await mutation.mutate({ assigned, allowExcess });
    if (error?.code !== 'seats_exceeded' && error?.status !== 412) return error;
    const latest = snapshotOf(profile, subscriptionId);
    const refresh = () =>
      setSnapshot((previous) => ({
        ...latest,
        subscription: latest.subscription ?? previous.subscription,
      }));
    if (error.code === 'seats_exceeded') {
      // Version 1.0 of the API doesn't return the total: the store has refetched the subscriptions.
      if (error.totalSeats === undefined) refresh();
      const unconfirmed = excessOf(assigned, error.totalSeats ?? latest.subscription?.totalSeats);
      // The same excess was already confirmed: asking again would loop.
      if (!unconfirmed || (allowExcess && unconfirmed.total === excess?.total)) return error;
      mutation.reset();
      setExcess(unconfirmed);
      return error;
    }
    refresh();
    // The confirmation continues with the new total, or closes if that suffices.
    setExcess(allowExcess ? excessOf(assigned, latest.subscription?.totalSeats) : undefined);
    return error;
  }

  return {
    subscription: snapshot.subscription,
    excess,
    mutation,
    /** Sends the assignment, or opens the confirmation if it exceeds the total. */
    assign: async (assigned: number) => {
      const unconfirmed = excessOf(assigned, snapshot.subscription?.totalSeats);
      mutation.reset();
      setExcess(unconfirmed);
      return unconfirmed ? undefined : send(assigned, false);
    },
    confirm: async () => {
      if (excess) await send(excess.assigned, true);
    },
    dismiss: () => {
      setExcess(undefined);
      mutation.reset();
    },
  };
}

function snapshotOf({ subscriptions }: ProfileQueries, id: string): SubscriptionSnapshot {
  return {
    subscription: subscriptions.data?.rows.find((row) => row.id === id),
    etag: subscriptions.data?.etag,
  };
}

function excessOf(assigned: number, total: number | null = null): Excess | undefined {
  return total !== null && excessSeats(assigned, total) > 0 ? { assigned, total } : undefined;
}
