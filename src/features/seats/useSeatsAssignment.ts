import { useState } from 'react';
import { excessSeats } from '~/domain/seatChanges';
import { useMutation } from '~/hooks/useMutation';
import { useStores } from '~/stores/context';
import { assignSeats } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { newerSnapshot, subscriptionSnapshot } from './subscriptionSnapshot';

/** An assignment that exceeds the total and needs confirmation. */
export interface Excess {
  readonly usedSeats: number;
  readonly totalSeats: number;
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
    ({ usedSeats, allowExcess }: { usedSeats: number; allowExcess: boolean }) =>
      assignSeats(stores, profile.id, subscriptionId, {
        usedSeats,
        allowExcess,
        etag: snapshot.etag,
      }),
    onSuccess,
  );

  async function send(usedSeats: number, allowExcess: boolean) {
    const error = await mutation.mutate({ usedSeats, allowExcess });
    if (error?.code !== 'seats_exceeded' && error?.status !== 412) return error;
    const latest = subscriptionSnapshot(profile, subscriptionId);
    const refresh = () => setSnapshot(newerSnapshot(latest));
    if (error.code === 'seats_exceeded') {
      // Version 1.0 of the API doesn't return the total: the store has refetched the subscriptions.
      if (error.totalSeats === undefined) refresh();
      const unconfirmed = excessOf(usedSeats, error.totalSeats ?? latest.subscription?.totalSeats);
      // The same excess was already confirmed: asking again would loop.
      if (!unconfirmed || (allowExcess && unconfirmed.totalSeats === excess?.totalSeats))
        return error;
      mutation.reset();
      setExcess(unconfirmed);
      return error;
    }
    refresh();
    // The confirmation continues with the new total, or closes if that suffices.
    setExcess(allowExcess ? excessOf(usedSeats, latest.subscription?.totalSeats) : undefined);
    return error;
  }

  return {
    subscription: snapshot.subscription,
    excess,
    mutation,
    /** Sends the assignment, or opens the confirmation if it exceeds the total. */
    assign: async (usedSeats: number) => {
      const unconfirmed = excessOf(usedSeats, snapshot.subscription?.totalSeats);
      mutation.reset();
      setExcess(unconfirmed);
      return unconfirmed ? undefined : send(usedSeats, false);
    },
    confirm: async () => {
      if (excess) await send(excess.usedSeats, true);
    },
    dismiss: () => {
      setExcess(undefined);
      mutation.reset();
    },
  };
}

function excessOf(usedSeats: number, totalSeats: number | null = null): Excess | undefined {
  return totalSeats !== null && excessSeats(usedSeats, totalSeats) > 0
    ? { usedSeats, totalSeats }
    : undefined;
}
