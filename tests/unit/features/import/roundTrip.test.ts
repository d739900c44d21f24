import { expect, it } from 'vitest';
import { casesTimeout } from '~~/tests/setup/runCases';
import { roundTrip } from './roundTrip';

it(
  'an export imported into an empty API preserves every importable field',
  { timeout: casesTimeout },
  async () => {
    const { store, file, before, after } = await roundTrip(250);
    expect(store.invalidRows.map(({ line, issues }) => [line, issues])).toEqual([]);
    expect(file.split('\r\n')).toHaveLength(252);
    expect(after).toEqual(before);
  },
);
