import { useState } from 'react';
import { excessSeats } from '../../domain/seatChanges';
import type { Subscription } from '../../domain/Subscription';
import { useMutation } from '../../layouts/useMutation';
import { useStores } from '../../stores/context';
import type { ProfileQueries } from '../../stores/ProfileQueries';

/** Seats that would exceed the total, which the person is asked about. */
export interface Excess {
  readonly assigned: number;
  readonly total: number;
}

/** A subscription as the person sees it, with the version that a write has to name. */
interface SubscriptionSnapshot {
  readonly subscription: Subscription | undefined;
  readonly etag: string | undefined;
}

/**
 * The way of an assignment: asked about when it exceeds the total, sent for exactly the figures
 * that were seen, seen afresh when they have changed (412).
 */
export function useSeatsAssignment(
  profile: ProfileQueries,
  subscriptionId: string,
  onSuccess: () => void,
) {
  const { organizations } = useStores();
  const [snapshot, setSnapshot] = useState(() => snapshotOf(profile, subscriptionId));
  const [excess, setExcess] = useState<Excess>();
  const mutation = useMutation(
    async ({ assigned, allowExcess }: { assigned: number; allowExcess: boolean }) => {
      const mutations = await organizations.mutations();
      return mutations.assignSeats(profile.id, subscriptionId, {
        assigned,
        allowExcess,
        etag: snapshot.etag,
      });
    },
    onSuccess,
  );

  async function send(assigned: number, allowExcess: boolean) {
    const error = await mutation.mutate({ assigned, allowExcess });
    if (error?.code !== 'seats_exceeded' && error?.status !== 412) return error;
    const fresh = snapshotOf(profile, subscriptionId);
    const refresh = () =>
      setSnapshot((before) => ({
        ...fresh,
        subscription: fresh.subscription ?? before.subscription,
      }));
    if (error.code === 'seats_exceeded') {
      // Version 1.0 of the API names no total: the store has fetched the subscriptions again.
      if (error.totalSeats === undefined) refresh();
      const unconfirmed = excessOf(assigned, error.totalSeats ?? fresh.subscription?.totalSeats);
      // Rejected although the same excess was confirmed: asking again would lead nowhere.
      if (!unconfirmed || (allowExcess && unconfirmed.total === excess?.total)) return error;
      mutation.reset();
      setExcess(unconfirmed);
      return error;
    }
    refresh();
    // The question goes on with the fresh total, or is none any more.
    setExcess(allowExcess ? excessOf(assigned, fresh.subscription?.totalSeats) : undefined);
    return error;
  }

  return {
    subscription: snapshot.subscription,
    excess,
    mutation,
    /** Sends the seats, or asks first. */
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
