import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MenuStore } from '~/stores/MenuStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

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

  it('ignores unknown groups in storage', () => {
    const folded = ['Gone', '__proto__', 'Settings'];
    const stored = JSON.stringify({ v: 1, data: { collapsed: false, folded } });
    const menu = new MenuStore({ storage: memoryStorage({ 'ams.menu': stored }) });
    expect(shape(menu)).toEqual([false, true, false]);
  });
});
