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
  ['change total seats auro', ['total-seats'], 'auro'],
  ['change total auro', ['total-seats'], 'auro'],
  ['change totals', ['total-seats'], 'totals'],
  ['Add Note Auro Robotics', ['add-note'], 'Auro Robotics'],
  ['add subscription auro', ['add-subscription'], 'auro'],
  ['add auro', ['add-subscription', 'add-note'], 'auro'],
  ['d auro', [], 'd auro'],
  ['deactivate', [], 'deactivate'],
  ['deactivate ', [], 'deactivate'],
  ['aurora robotics', [], 'aurora robotics'],
  ['.* (x', [], '.* (x'],
  ['', [], ''],
])('%j: verbs %j, name %j', (text, verbs, name) => {
  expect(parseSearch(text)).toEqual({ verbs, name });
});
