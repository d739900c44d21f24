import { useState } from 'react';
import { excessSeats } from '../../domain/seatChanges';
import type { Subscription } from '../../domain/Subscription';
import { useAction } from '../../layouts/useAction';
import { useStores } from '../../stores/context';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';

/** Seats that would exceed the total, which the person is asked about. */
export interface Excess {
  readonly assigned: number;
  readonly total: number;
}

/** A subscription as the person sees it, with the version that a write has to name. */
interface Seen {
  readonly subscription: Subscription | undefined;
  readonly etag: string | undefined;
}

/**
 * The way of an assignment: asked about when it exceeds the total, sent for exactly the figures
 * that were seen, seen afresh when they have changed (412).
 */
export function useSeatsAssignment(
  profile: OrganizationProfile,
  subscriptionId: string,
  onDone: () => void,
) {
  const { organizations } = useStores();
  const [seen, setSeen] = useState(() => look(profile, subscriptionId));
  const [excess, setExcess] = useState<Excess>();
  const action = useAction(
    async ({ assigned, allowExcess }: { assigned: number; allowExcess: boolean }) => {
      const writes = await organizations.writes();
      return writes.assignSeats(profile.id, subscriptionId, {
        assigned,
        allowExcess,
        etag: seen.etag,
      });
    },
    onDone,
  );

  async function send(assigned: number, allowExcess: boolean) {
    const failure = await action.run({ assigned, allowExcess });
    if (failure?.code !== 'seats_exceeded' && failure?.status !== 412) return failure;
    const fresh = look(profile, subscriptionId);
    const refresh = () =>
      setSeen((before) => ({ ...fresh, subscription: fresh.subscription ?? before.subscription }));
    if (failure.code === 'seats_exceeded') {
      // Version 1.0 of the API names no total: the store has fetched the subscriptions again.
      if (failure.totalSeats === undefined) refresh();
      const asks = excessOf(assigned, failure.totalSeats ?? fresh.subscription?.totalSeats);
      // Rejected although the same excess was confirmed: asking again would lead nowhere.
      if (!asks || (allowExcess && asks.total === excess?.total)) return failure;
      action.forget();
      setExcess(asks);
      return failure;
    }
    refresh();
    // The question goes on with the fresh total, or is none any more.
    setExcess(allowExcess ? excessOf(assigned, fresh.subscription?.totalSeats) : undefined);
    return failure;
  }

  return {
    seen: seen.subscription,
    excess,
    action,
    /** Sends the seats, or asks first. */
    assign: async (assigned: number) => {
      const asks = excessOf(assigned, seen.subscription?.totalSeats);
      action.forget();
      setExcess(asks);
      return asks ? undefined : send(assigned, false);
    },
    confirm: async () => {
      if (excess) await send(excess.assigned, true);
    },
    dismiss: () => {
      setExcess(undefined);
      action.forget();
    },
  };
}

function look({ subscriptions }: OrganizationProfile, id: string): Seen {
  return {
    subscription: subscriptions.data?.rows.find((row) => row.id === id),
    etag: subscriptions.data?.etag,
  };
}

function excessOf(assigned: number, total: number | null = null): Excess | undefined {
  return total !== null && excessSeats(assigned, total) > 0 ? { assigned, total } : undefined;
}
