import { expect, it } from 'vitest';
import { seatsInUse } from '~/features/bulk/planBulkChange';
import { affectedSeatsText, bulkOutcomeTitle } from '~/messages/bulkStatusText';

it('seatsInUse adds up seats in use, and is undefined if those of one organization are unknown', () => {
  expect(seatsInUse([{ used_seats: 3 }, { used_seats: 0 }, { used_seats: 39 }])).toBe(42);
  expect(seatsInUse([{ used_seats: 3 }, { used_seats: null }])).toBeUndefined();
});

it('affectedSeatsText and bulkOutcomeTitle pluralise their number', () => {
  expect([0, 1, 1204].map(affectedSeatsText)).toEqual([
    'No seats in use are affected.',
    '1 seat in use is affected.',
    '1,204 seats in use are affected.',
  ]);
  expect(bulkOutcomeTitle('deactivate', 25)).toBe('25 organizations deactivated');
  expect(bulkOutcomeTitle('activate', 1)).toBe('1 organization activated');
});
