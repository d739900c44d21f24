import { isBlank } from '~/lib/text';
import type { OrganizationsStore } from './OrganizationsStore';

/** The seat types of all subscriptions that are loaded now, in alphabetical order. */
export function seenSeatTypes({ profiles }: OrganizationsStore): readonly string[] {
  const types = [...profiles.values()]
    .flatMap(({ subscriptions }) => subscriptions.data?.rows ?? [])
    .flatMap(({ seat_type: seatType }) =>
      seatType === null || isBlank(seatType) ? [] : [seatType],
    );
  return [...new Set(types)].toSorted((a, b) => a.localeCompare(b));
}
