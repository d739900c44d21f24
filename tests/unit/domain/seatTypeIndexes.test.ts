import { expect, it } from 'vitest';
import { seatTypeIndexes } from '~/domain/seatTypeIndexes';

it.each<[string, (string | null)[], string[], string[]]>([
  ['follows the order of the subscriptions', ['light', 'full'], [], ['light', 'full']],
  [
    'appends types without a subscription in the order given',
    ['light'],
    ['full', 'light', 'guest'],
    ['light', 'full', 'guest'],
  ],
  ['counts two subscriptions of one type once', ['full', 'full', 'light'], [], ['full', 'light']],
  [
    'treats missing and blank types as Unknown',
    ['full', null, ' '],
    ['Unknown', '__proto__'],
    ['full', 'Unknown', '__proto__'],
  ],
])('seatTypeIndexes %s', (_, types, others, indexed) => {
  const subscriptions = types.map((seatType) => ({ seatType }));
  expect([...seatTypeIndexes(subscriptions, others)]).toEqual(
    indexed.map((type, index) => [type, index]),
  );
});
