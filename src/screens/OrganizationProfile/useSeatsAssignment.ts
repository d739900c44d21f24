import { useState } from 'react';
import { excessSeats } from '~/domain/seatChanges';
import { useMutation } from '~/hooks/useMutation';
import { useStores } from '~/stores/context';
import { changeAssignedSeats } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { newerSnapshot, subscriptionSnapshot } from './seats/subscriptionSnapshot';

/** An assignment that exceeds the total and needs confirmation. */
export interface Excess {
  readonly assigned: number;
  readonly total: number;
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
  const [snapshot, setSnapshot] = useState(() => subscriptionSnapshot(profile, subscriptionId));
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
    const latest = subscriptionSnapshot(profile, subscriptionId);
    const refresh = () => setSnapshot(newerSnapshot(latest));
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

function excessOf(assigned: number, total: number | null = null): Excess | undefined {
  return total !== null && excessSeats(assigned, total) > 0 ? { assigned, total } : undefined;
}
