import { expect, test } from 'vitest';
import { parseSearch } from '~/features/commands/verbs';

test.each([
  ['deac auro', ['deactivate'], 'auro'],
  ['Deactivate  Aurora Robotics ', ['deactivate'], 'Aurora Robotics'],
  ['act auro', ['activate'], 'auro'],
  ['ed x', ['edit'], 'x'],
  ['assign seats auro', ['assign-seats'], 'auro'],
  ['assign auro', ['assign-seats'], 'auro'],
  ['as seats', ['assign-seats'], 'seats'],
  ['d auro', [], 'd auro'],
  ['deactivate', [], 'deactivate'],
  ['deactivate ', [], 'deactivate'],
  ['aurora robotics', [], 'aurora robotics'],
  ['.* (x', [], '.* (x'],
  ['', [], ''],
])('%j: verbs %j, name %j', (text, verbs, name) => {
  expect(parseSearch(text)).toEqual({ verbs, name });
});
