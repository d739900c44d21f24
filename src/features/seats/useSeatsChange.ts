import { useState } from 'react';
import { belowMinimum, minimumInUse } from '~/domain/rules/checkField';
import { excessSeats } from '~/domain/seats';
import type { Subscription } from '~/domain/Subscription';
import type { Rejection } from '~/forms/useForm';
import { useMutation } from '~/hooks/useMutation';
import { fieldMessage } from '~/messages/fieldMessage';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { assignSeats, changeTotalSeats } from '~/stores/mutations/organizationMutations';
import { conditionalWrite } from '~/stores/mutations/conditionalWrite';

/** The two changes of a subscription's seats: what their dialog says, and what they change. */
export const seatsChanges = {
  assign: {
    title: 'Assign seats',
    label: 'Assigned seats',
    pointer: '/assigned_seats',
    figure: 'used_seats',
  },
  total: {
    title: 'Change total seats',
    label: 'Total seats',
    pointer: '/total_seats',
    figure: 'total_seats',
  },
} as const;

export type SeatsChangeKind = keyof typeof seatsChanges;

/** A number of seats, and why it changes. */
interface SeatsInput {
  readonly seats: number;
  readonly reason?: string | undefined;
}

/** A number of seats that exceeds the total and needs confirmation. */
interface Excess extends SeatsInput {
  readonly totalSeats: number;
}

/**
 * Lifecycle of a change: confirmed first if it exceeds the total, sent for the figures that the
 * user saw, and shown with new figures if those have changed (412), if more seats are in use
 * (`seats_in_use`) or the total is lower (`seats_exceeded`).
 */
export function useSeatsChange(
  kind: SeatsChangeKind,
  profile: ProfileQueries,
  subscription: Subscription,
  onSuccess: () => void,
) {
  const stores = useStores();
  const { label } = seatsChanges[kind];
  // It stays while another version is loaded: what the user sees is what the etag names.
  const [seen, setSeen] = useState(() => latestOf(subscription));
  const [excess, setExcess] = useState<Excess>();
  const mutation = useMutation(
    ({ seats, reason, allowExcess }: SeatsInput & { readonly allowExcess: boolean }) => {
      const before = seen.subscription;
      const mutation =
        kind === 'assign'
          ? assignSeats(before, { assigned_seats: seats, allow_excess: allowExcess, reason })
          : changeTotalSeats(before, { total_seats: seats, reason });
      return conditionalWrite(stores, { id: profile.id, etag: seen.etag }, mutation);
    },
    onSuccess,
  );

  /** The subscription as it is loaded now; one that is gone stays visible. */
  function latestOf(known: Subscription) {
    const { rows = [], etag } = profile.subscriptions.data ?? {};
    return { subscription: rows.find(({ id }) => id === known.id) ?? known, etag };
  }

  function refresh(): Subscription {
    const latest = latestOf(seen.subscription);
    setSeen(latest);
    return latest.subscription;
  }

  function excessOf(
    input: SeatsInput,
    { total_seats: totalSeats }: Subscription,
  ): Excess | undefined {
    const exceeds = kind === 'assign' && excessSeats(input.seats, totalSeats) > 0;
    return exceeds && totalSeats !== null ? { ...input, totalSeats } : undefined;
  }

  async function send(input: SeatsInput, allowExcess: boolean): Promise<Rejection | undefined> {
    const error = await mutation.run({ ...input, allowExcess });
    if (error?.status === 412) {
      const latest = refresh();
      // The confirmation continues with the new total, or closes if that suffices.
      setExcess(allowExcess ? excessOf(input, latest) : undefined);
    } else if (error?.code === 'seats_exceeded') {
      const unconfirmed = excessOf(input, refresh());
      // Asking again for an excess that is confirmed would loop.
      if (unconfirmed && !(allowExcess && unconfirmed.totalSeats === excess?.totalSeats)) {
        mutation.reset();
        setExcess(unconfirmed);
      }
    } else if (error?.code === 'seats_in_use') {
      refresh();
      if (error.usedSeats === undefined) return undefined;
      const text = fieldMessage(belowMinimum(minimumInUse(error.usedSeats)), label);
      return { fields: { seats: text }, unplaced: [] };
    }
    return error;
  }

  return {
    seen,
    excess,
    mutation,
    /** Sends the change, or opens the confirmation if it exceeds the total. */
    save: async (input: SeatsInput) => {
      const unconfirmed = excessOf(input, seen.subscription);
      mutation.reset();
      setExcess(unconfirmed);
      return unconfirmed ? undefined : send(input, false);
    },
    confirm: async () => {
      if (excess) await send(excess, true);
    },
    dismiss: () => {
      setExcess(undefined);
      mutation.reset();
    },
  };
}
