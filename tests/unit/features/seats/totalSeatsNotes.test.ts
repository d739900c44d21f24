import { expect, it } from 'vitest';
import type { Activity } from '~/domain/Activity';
import { totalSeatsNotes } from '~/features/seats/totalSeatsNotes';
import { restoreTimeZone } from '~~/tests/setup/restoreTimeZone';

restoreTimeZone();

const total = { pointer: '/total_seats', before: 200, after: 250 };
const used = { pointer: '/used_seats', before: 200, after: 250 };

/** At noon in the user's time zone, whatever it is. */
const entry = (day: string, overrides: Partial<Activity>): Activity => ({
  id: `act_${day}`,
  at: new Date(`${day}T12:00:00`).toISOString(),
  actor: { id: 'usr_sam', name: 'Sam Carter' },
  action: 'total_seats_changed',
  organization: null,
  subscription: { id: 'sub_full', seat_type: 'full' },
  changes: [total],
  note: null,
  ...overrides,
});

it('totalSeatsNotes has the changes of the total by day, in the order of the entries', () => {
  const notes = totalSeatsNotes([
    entry('2026-03-02', { action: 'seats_assigned', changes: [used, total], actor: null }),
    entry('2026-03-02', { action: 'subscription_added' }),
    entry('2026-01-09', {}),
  ]);
  expect([...notes]).toEqual([
    [
      '2026-03-02',
      ['The system changed full seats in use 200 → 250 (+50)', 'Sam Carter added 250 full seats'],
    ],
    ['2026-01-09', ['Sam Carter changed total full seats 200 → 250 (+50)']],
  ]);
});

it.each([
  ['assigned seats within the total', { action: 'seats_assigned', changes: [used] }],
  ['notes', { action: 'note_added', changes: [] }],
  ['unknown actions', { action: 'merged' }],
  ['entries without a time', { at: null }],
  ['entries with an invalid time', { at: '2026-02-30T12:00:00Z' }],
])('totalSeatsNotes leaves out %s', (_, overrides) =>
  expect(totalSeatsNotes([entry('2026-03-02', overrides)]).size).toBe(0),
);

it.each([
  ['Pacific/Pago_Pago', '2026-03-01'],
  ['UTC', '2026-03-02'],
  ['Pacific/Kiritimati', '2026-03-03'],
])('totalSeatsNotes uses the day in %s', (zone, day) => {
  process.env['TZ'] = zone;
  const notes = totalSeatsNotes([entry('2026-03-02', { at: '2026-03-02T10:30:00Z' })]);
  expect([...notes.keys()]).toEqual([day]);
});

it('totalSeatsNotes shows three a day, and how many more there are', () => {
  const count = (length: number) =>
    totalSeatsNotes(Array.from({ length }, () => entry('2026-03-02', {}))).get('2026-03-02');
  expect(count(3)).toHaveLength(3);
  expect(count(5)?.slice(3)).toEqual(['and 2 more']);
});
