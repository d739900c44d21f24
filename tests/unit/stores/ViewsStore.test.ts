import { describe, expect, it } from 'vitest';
import { replaceViews } from '~/features/views/savedViews';
import { ViewsStore } from '~/stores/StoredByUser';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com' };

function start(storage = memoryStorage(), user = ada) {
  const views = new ViewsStore({ session: { user }, storage });
  return { views, storage, names: () => views.list.map(({ name }) => name) };
}

const view = (name: string) => ({ name, search: `?q=${name}` });

describe('saved views', () => {
  it('ViewsStore restores the views of the signed-in user in their order', () => {
    const { views, storage } = start();
    expect(replaceViews(views, [view('out'), view('low')])).toBe(true);
    expect(JSON.parse(storage.getItem('ams.views') ?? '')).toEqual({
      v: 1,
      data: { ada: [view('out'), view('low')] },
    });
    expect(start(storage).names()).toEqual(['out', 'low']);
    expect(start(storage, { ...ada, id: 'sam' }).names()).toEqual([]);
  });

  it('ViewsStore keeps the views as they are when storage is full', () => {
    const { views, storage, names } = start();
    replaceViews(views, [view('a')]);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(replaceViews(views, [view('a'), view('b')])).toBe(false);
    expect(names()).toEqual(['a']);
  });

  it('ViewsStore discards more than 20 stored views', () => {
    const tooMany = Array.from({ length: 21 }, (_, index) => view(`${index}`));
    const data = JSON.stringify({ v: 1, data: { ada: tooMany } });
    const storage = memoryStorage({ 'ams.views': data });
    expect(start(storage).names()).toEqual([]);
    expect(storage.getItem('ams.views')).toBeNull();
  });

  it('ViewsStore adopts the views that another tab stores', () => {
    const { views, storage, names } = start();
    replaceViews(start(storage).views, [view('a')]);
    views.syncFromStorage('ams.recent');
    expect(names()).toEqual([]);
    views.syncFromStorage('ams.views');
    expect(names()).toEqual(['a']);
  });
});
