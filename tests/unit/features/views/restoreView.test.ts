import { describe, expect, it } from 'vitest';
import { restoreView } from '~/features/views/changeViews';
import { maxViews, ViewsStore } from '~/stores/ViewsStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

const view = (name: string) => ({ name, search: `?q=${name}` });
const [a, b, c] = [view('a'), view('b'), view('c')];

function storeWith(views: readonly ReturnType<typeof view>[], storage = memoryStorage()) {
  const user = { id: 'u', name: 'User', email: 'u@example.com' };
  const store = new ViewsStore({ session: { user }, storage });
  store.setList(views);
  return store;
}

describe('restoreView', () => {
  it('puts a deleted view back at its place', () => {
    const store = storeWith([a, c]);
    expect(restoreView(store, b, 1)).toBeUndefined();
    expect(store.list).toEqual([a, b, c]);
  });

  it('changes nothing if another view has its name by now', () => {
    const store = storeWith([a, view('B')]);
    expect(restoreView(store, b, 1)).toBe('Name already exists.');
    expect(store.list).toEqual([a, view('B')]);
  });

  it('changes nothing if there are as many views as there may be', () => {
    const views = Array.from({ length: maxViews }, (_, index) => view(`x${index}`));
    const store = storeWith(views);
    expect(restoreView(store, b, 1)).toBe('You have 20 views. Delete one to save another.');
    expect(store.list).toEqual(views);
  });

  it('changes nothing if storage refuses', () => {
    const storage = memoryStorage();
    const store = storeWith([a, c], storage);
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    expect(restoreView(store, b, 1)).toBe('Saving Failed!');
    expect(store.list).toEqual([a, c]);
  });
});
