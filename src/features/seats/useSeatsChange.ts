import { useState } from 'react';
import { belowMinimum } from '~/domain/rules/checkField';
import { excessSeats } from '~/domain/seatChanges';
import { reasonField } from '~/forms/reason';
import { serverErrors, type ServerErrors } from '~/forms/serverErrors';
import { useMutation } from '~/hooks/useMutation';
import { fieldMessage } from '~/messages/fieldMessage';
import { useStores } from '~/stores/context';
import { assignSeats, changeTotalSeats } from '~/stores/mutations/subscriptionMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import type { SeatsChangeKind } from './SeatsChangeKind';

/** A number of seats, and why it changes. */
interface SeatsInput {
  readonly seats: number;
  readonly reason?: string | undefined;
}

/** A number of seats that exceeds the total and needs confirmation. */
interface Excess extends SeatsInput {
  readonly totalSeats: number;
}

const unknownFigures = {
  seatType: null,
  totalSeats: null,
  usedSeats: null,
  availableSeats: null,
  usedSeats30DaysAgo: null,
};

/**
 * Lifecycle of a change: confirmed first if it exceeds the total, sent for the figures that the
 * user saw, and shown with new figures if those have changed (412) or if more seats are in use
 * (`seats_in_use`).
 */
export function useSeatsChange(
  { dialog, label, pointer }: SeatsChangeKind,
  profile: ProfileQueries,
  subscriptionId: string,
  onSuccess: () => void,
) {
  const stores = useStores();
  // Not as it is loaded meanwhile: what the user sees is what the etag names.
  const [{ subscription, etag }, setSeen] = useState(loaded);
  const [excess, setExcess] = useState<Excess>();
  const mutation = useMutation(
    ({ seats, reason, allowExcess }: SeatsInput & { readonly allowExcess: boolean }) => {
      const { id } = profile;
      const seen = subscription ?? { ...unknownFigures, id: subscriptionId };
      return dialog === 'assign'
        ? assignSeats(stores, id, seen, { usedSeats: seats, allowExcess, etag, reason })
        : changeTotalSeats(stores, id, seen, { totalSeats: seats, etag, reason });
    },
    onSuccess,
  );

  function loaded() {
    const { data } = profile.subscriptions;
    return { subscription: data?.rows.find(({ id }) => id === subscriptionId), etag: data?.etag };
  }

  /** Shows the subscription as it is loaded now; one that is gone stays visible. */
  function refresh() {
    const latest = loaded();
    setSeen({ ...latest, subscription: latest.subscription ?? subscription });
    return latest.subscription;
  }

  function excessOf(input: SeatsInput, totalSeats: number | null = null): Excess | undefined {
    return dialog === 'assign' && totalSeats !== null && excessSeats(input.seats, totalSeats) > 0
      ? { ...input, totalSeats }
      : undefined;
  }

  async function send(input: SeatsInput, allowExcess: boolean): Promise<ServerErrors | undefined> {
    const error = await mutation.mutate({ ...input, allowExcess });
    if (error?.status === 412) {
      const latest = refresh();
      // The confirmation continues with the new total, or closes if that suffices.
      setExcess(allowExcess ? excessOf(input, latest?.totalSeats) : undefined);
    } else if (error?.code === 'seats_exceeded' && dialog === 'assign') {
      // Version 1.0 of the API doesn't return the total: the store has refetched the subscriptions.
      const unconfirmed = excessOf(input, error.totalSeats ?? refresh()?.totalSeats);
      // The same excess was already confirmed: asking again would loop.
      if (unconfirmed && !(allowExcess && unconfirmed.totalSeats === excess?.totalSeats)) {
        mutation.reset();
        setExcess(unconfirmed);
      }
    } else if (error?.code === 'seats_in_use' && dialog === 'total') {
      const latest = refresh();
      const usedSeats = error.usedSeats ?? latest?.usedSeats;
      if (typeof usedSeats !== 'number') return undefined;
      const text = fieldMessage(belowMinimum(usedSeats, 'seats'), label);
      return { fields: { seats: text }, unplaced: [] };
    }
    if (error?.status !== 422) return undefined;
    return serverErrors(error, { seats: label, reason: reasonField.label }, (field) =>
      field === pointer ? 'seats' : undefined,
    );
  }

  return {
    subscription,
    excess,
    mutation,
    /** Sends the change, or opens the confirmation if it exceeds the total. */
    save: async (input: SeatsInput) => {
      const unconfirmed = excessOf(input, subscription?.totalSeats);
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
