import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { RequestsStore } from '~/stores/RequestsStore';
import { LruMap } from '~/stores/LruMap';

it('LruMap evicts the least recently used entry', () => {
  const map = new LruMap<string, number>(2);
  map.getOrCreate('a', () => 1);
  map.getOrCreate('b', () => 2);
  expect(map.get('a')).toBe(1);
  map.getOrCreate('c', () => 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  expect(map.getOrCreate('a', () => 4)).toBe(1);
  map.getOrCreate('d', () => 5);
  expect([...map.values()]).toEqual([1, 5]);
});

it('RequestsStore notifies observers of each change of the number in flight', () => {
  const requests = new RequestsStore();
  const recorded: number[] = [];
  autorun(() => recorded.push(requests.inFlight));
  for (const count of [1, 2, 2, 1, 0]) requests.setInFlight(count);
  expect(recorded).toEqual([0, 1, 2, 1, 0]);
});
