import { expect, test } from 'vitest';
import { parseSearch } from '~/features/commands/commandItems';

test.each([
  ['deac auro', 'deactivate', 'auro'],
  ['Deactivate  Aurora Robotics ', 'deactivate', 'Aurora Robotics'],
  ['act auro', 'activate', 'auro'],
  ['ed x', 'edit', 'x'],
  ['assign seats auro', 'assign-seats', 'auro'],
  ['assign auro', 'assign-seats', 'auro'],
  ['as seats', 'assign-seats', 'seats'],
  ['change total seats auro', 'change-total-seats', 'auro'],
  ['change totals', 'change-total-seats', 'totals'],
  ['d auro', undefined, 'd auro'],
  ['deactivate ', undefined, 'deactivate'],
  ['aurora robotics', undefined, 'aurora robotics'],
  ['.* (x', undefined, '.* (x'],
  ['', undefined, ''],
])('%j is the verb %s of the name %j', (text, verb, name) => {
  expect(parseSearch(text)).toEqual({ verb, name });
});
