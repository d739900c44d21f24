import { expect, it } from 'vitest';
import { seatTypeIndexes } from '~/domain/seatTypeIndexes';

const indexes = (types: readonly (string | null)[], others?: readonly string[]) => [
  ...seatTypeIndexes(
    types.map((seatType) => ({ seatType })),
    others,
  ),
];

it('seatTypeIndexes follows the order of the subscriptions', () =>
  expect(indexes(['light', 'full', 'guest'])).toEqual([
    ['light', 0],
    ['full', 1],
    ['guest', 2],
  ]));

it('seatTypeIndexes appends types without a subscription in the order given', () =>
  expect(indexes(['light'], ['full', 'light', 'guest'])).toEqual([
    ['light', 0],
    ['full', 1],
    ['guest', 2],
  ]));

it('seatTypeIndexes counts two subscriptions of one type once', () =>
  expect(indexes(['full', 'full', 'light'])).toEqual([
    ['full', 0],
    ['light', 1],
  ]));

it('seatTypeIndexes treats missing and blank types as Unknown', () =>
  expect(indexes(['full', null, ' '], ['Unknown', '__proto__'])).toEqual([
    ['full', 0],
    ['Unknown', 1],
    ['__proto__', 2],
  ]));
