import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { RequestsStore } from '~/stores/RequestsStore';
import { LruMap } from '~/stores/LruMap';

it('LruMap evicts the least recently used entry', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  map.set('a', 4);
  map.set('d', 5);
  expect([...map.values()]).toEqual([4, 5]);
  map.clear();
  expect([[...map.values()], map.get('a')]).toEqual([[], undefined]);
});

it('RequestsStore notifies observers of each change of the number in flight', () => {
  const requests = new RequestsStore();
  const recorded: number[] = [];
  autorun(() => recorded.push(requests.inFlight));
  for (const count of [1, 2, 2, 1, 0]) requests.setInFlight(count);
  expect(recorded).toEqual([0, 1, 2, 1, 0]);
});
