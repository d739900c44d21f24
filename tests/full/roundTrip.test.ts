import { expect, it } from 'vitest';
import { roundTrip } from '../unit/import/roundTrip';

it('an export of 10,000 organizations, imported into an empty world: every importable field of all equal', async () => {
  const { store, exported, before, after } = await roundTrip(10_000, 20 * 60_000);
  expect(exported.exportedRows).toBe(10_000);
  expect(store.invalidRows.map(({ line, issues }) => [line, issues])).toEqual([]);
  expect(after).toHaveLength(10_000);
  expect(after).toEqual(before);
});
