import { expect, it } from 'vitest';
import { roundTrip } from '../unit/features/import/roundTrip';

it('exporting 10,000 organizations and importing them into an empty database preserves every field', async () => {
  const { store, exported, before, after } = await roundTrip(10_000, 20 * 60_000);
  expect(exported.exportedRows).toBe(10_000);
  expect(store.invalidRows.map(({ line, issues }) => [line, issues])).toEqual([]);
  expect(after).toHaveLength(10_000);
  expect(after).toEqual(before);
});
