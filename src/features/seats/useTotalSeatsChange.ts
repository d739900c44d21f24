import { useState } from 'react';
import { belowMinimum } from '~/domain/rules/checkField';
import { serverErrors, type ServerErrors } from '~/forms/serverErrors';
import { useMutation } from '~/hooks/useMutation';
import { fieldMessage } from '~/messages/fieldMessage';
import { useStores } from '~/stores/context';
import { changeTotalSeats } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { newerSnapshot, subscriptionSnapshot } from './subscriptionSnapshot';

export const totalSeatsLabel = 'Total seats';

/**
 * Lifecycle of a changed total: sent for the figures that the user saw, and shown with new figures
 * if those have changed (412) or if more seats are in use than the user saw (`seats_in_use`).
 */
export function useTotalSeatsChange(
  profile: ProfileQueries,
  subscriptionId: string,
  onSuccess: () => void,
) {
  const stores = useStores();
  const [snapshot, setSnapshot] = useState(() => subscriptionSnapshot(profile, subscriptionId));
  const mutation = useMutation(
    (total: number) => changeTotalSeats(stores, profile.id, subscriptionId, total, snapshot.etag),
    onSuccess,
  );

  async function save(total: number): Promise<ServerErrors | undefined> {
    const error = await mutation.mutate(total);
    if (error?.status === 422) return serverErrors(error, { total_seats: totalSeatsLabel });
    if (error?.status !== 412 && error?.code !== 'seats_in_use') return undefined;
    const latest = subscriptionSnapshot(profile, subscriptionId);
    setSnapshot(newerSnapshot(latest));
    const usedSeats = error.usedSeats ?? latest.subscription?.usedSeats;
    if (error.status === 412 || typeof usedSeats !== 'number') return undefined;
    const text = fieldMessage(belowMinimum(usedSeats, 'seats'), totalSeatsLabel);
    return { fields: { total_seats: text }, unplaced: [] };
  }

  return { subscription: snapshot.subscription, mutation, save };
}
