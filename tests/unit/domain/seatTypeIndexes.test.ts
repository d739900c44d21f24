import { expect, it } from 'vitest';
import { seatTypeIndexes } from '~/domain/dailySeats';

it.each<[string, (string | null)[], string[], Record<string, number>]>([
  ['follows the order of the subscriptions', ['light', 'full'], [], { light: 0, full: 1 }],
  [
    'appends types without a subscription in the order given',
    ['light', 'kiosk'],
    ['full', 'light', 'guest'],
    { light: 0, kiosk: 1, full: 2, guest: 3 },
  ],
  ['gives a single type the first colour', [], ['full'], { full: 0 }],
  [
    'counts two subscriptions of one type once',
    ['full', 'full', 'light'],
    [],
    { full: 0, light: 1 },
  ],
  [
    'treats missing and blank types as Unknown',
    ['full', null, ' '],
    ['Unknown', '?'],
    { full: 0, Unknown: 1, '?': 2 },
  ],
])('seatTypeIndexes %s', (_, types, others, indexed) => {
  const subscriptions = types.map((seat_type) => ({ seat_type }));
  expect([...seatTypeIndexes(subscriptions, others)]).toEqual(Object.entries(indexed));
});
