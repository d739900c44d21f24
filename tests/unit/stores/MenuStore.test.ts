import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '~/lib/persisted';
import { MenuStore } from '~/stores/MenuStore';
import { memoryStorage } from '~~/stories/memoryStorage';

const storedAs = (text: string) => memoryStorage({ 'ams.menu': text });
const shape = (menu: MenuStore) => [menu.collapsed, ...menu.groups.map(({ expanded }) => expanded)];
const firstGroup = (menu: MenuStore) => menu.groups[0] as MenuStore['groups'][number];

describe('MenuStore', () => {
  it('persists its collapsed state and the folded groups', () => {
    const storage = memoryStorage();
    const menu = new MenuStore({ storage });
    const recorded: unknown[] = [];
    autorun(() => recorded.push(shape(menu)));
    menu.toggleCollapsed();
    menu.toggleGroup(firstGroup(menu));
    expect(storage.getItem('ams.menu')).toBe('{"v":1,"data":{"collapsed":true,"folded":["Main"]}}');
    expect(shape(new MenuStore({ storage }))).toEqual([true, false, true]);
    menu.toggleCollapsed();
    menu.toggleGroup(firstGroup(menu));
    expect(shape(new MenuStore({ storage }))).toEqual([false, true, true]);
    expect(recorded).toHaveLength(5);
  });

  it.each([
    '{',
    'null',
    '{"v":2,"data":{"collapsed":true,"folded":["Main"]}}',
    '{"v":1,"data":{"collapsed":"yes","folded":[]}}',
    '{"v":1,"data":{"collapsed":true}}',
    '{"v":1,"data":{"collapsed":true,"folded":"Main"}}',
    '{"v":1,"data":{"collapsed":true,"folded":[1]}}',
    `{"v":1,"data":{"collapsed":true,"folded":${JSON.stringify(Array.from({ length: 101 }, () => 'x'))}}}`,
  ])('discards the stored value %s', (text) => {
    const storage = storedAs(text);
    expect(shape(new MenuStore({ storage }))).toEqual([false, true, true]);
    expect(storage.getItem('ams.menu')).toBeNull();
  });

  it('ignores unknown groups in storage', () =>
    expect(
      shape(
        new MenuStore({
          storage: storedAs(
            '{"v":1,"data":{"collapsed":false,"folded":["Gone","__proto__","Settings"]}}',
          ),
        }),
      ),
    ).toEqual([false, true, false]));

  it('toggles even if storage is full', () => {
    const fullStorage: KeyValueStorage = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    const menu = new MenuStore({ storage: fullStorage });
    menu.toggleCollapsed();
    expect(menu.collapsed).toBe(true);
  });
});
