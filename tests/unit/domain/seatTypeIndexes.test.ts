import { expect, it } from 'vitest';
import { seatTypeIndexes } from '~/domain/dailySeats';

it.each<[string, (string | null)[], string[], Record<string, number>]>([
  ['follows the order of the subscriptions', ['light', 'full'], [], { light: 1, full: 2 }],
  [
    'appends types without a subscription in the order given',
    ['light', 'kiosk'],
    ['full', 'light', 'guest'],
    { light: 1, kiosk: 2, full: 3, guest: 4 },
  ],
  ['gives a single type the index 0', ['full', 'full'], ['full'], { full: 0 }],
  ['gives a single type without a subscription the index 0', [], ['full'], { full: 0 }],
  [
    'gives a single subscription the index 0, whatever other types the period has',
    ['light'],
    ['full', 'light'],
    { light: 0, full: 1 },
  ],
  [
    'counts two subscriptions of one type once',
    ['full', 'full', 'light'],
    [],
    { full: 1, light: 2 },
  ],
  [
    'treats missing and blank types as Unknown',
    ['full', null, ' '],
    ['Unknown', '?'],
    { full: 1, Unknown: 2, '?': 3 },
  ],
])('seatTypeIndexes %s', (_, types, others, indexed) => {
  const subscriptions = types.map((seat_type) => ({ seat_type }));
  expect([...seatTypeIndexes(subscriptions, others)]).toEqual(Object.entries(indexed));
});
