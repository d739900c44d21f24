import { isBlank } from '~/lib/text';

const unknownLabel = 'Unknown';

/** What a seat type is called where it identifies seats; a missing one is "Unknown". */
export function seatTypeName(seatType: string | null): string {
  return seatType === null || isBlank(seatType) ? unknownLabel : seatType;
}

/**
 * The index of each seat type, by name: its place, and thereby its colour, in the subscriptions, the
 * chart and the table. The types of the subscriptions come first, in their order, so that they keep
 * their colours whatever the period; types without a subscription follow in the order given. They
 * start at 1; a single type has the index 0, which is drawn without a hue.
 */
export function seatTypeIndexes(
  subscriptions: readonly { readonly seat_type: string | null }[],
  otherNames: readonly string[] = [],
): ReadonlyMap<string, number> {
  const subscribed = new Set(subscriptions.map(({ seat_type }) => seatTypeName(seat_type)));
  const names = [...new Set([...subscribed, ...otherNames])];
  const first = subscribed.size === 1 || names.length === 1 ? 0 : 1;
  return new Map(names.map((name, place) => [name, first + place]));
}
