import { describe, expect, it, vi } from 'vitest';
import { ThemeStore, type ThemeName } from '../../../src/stores/ThemeStore';
import { memoryStorage } from '../../../stories/memoryStorage';

function world(stored?: string) {
  const storage = memoryStorage(stored === undefined ? {} : { 'ams.theme': stored });
  const paint = vi.fn<(name: ThemeName) => void>();
  return { storage, paint, theme: new ThemeStore({ storage, paint }) };
}

const dark = '{"v":1,"data":"dark"}';

describe('the theme', () => {
  it.each([
    undefined,
    'dark',
    '{"v":2,"data":"dark"}',
    '{"v":1,"data":"Dark"}',
    '{"v":1,"data":["dark"]}',
    'null',
    '{',
  ])('is light for the stored %j', (stored) => expect(world(stored).theme.name).toBe('light'));

  it('is the stored one, and painted before the stores are there', () => {
    const { theme, paint } = world(dark);
    expect(theme.name).toBe('dark');
    expect(paint).not.toHaveBeenCalled();
  });

  it('is toggled: painted, and remembered', () => {
    const { theme, paint, storage } = world();
    theme.toggle();
    expect([theme.name, storage.getItem('ams.theme')]).toEqual(['dark', dark]);
    theme.toggle();
    expect([theme.name, storage.getItem('ams.theme')]).toEqual(['light', '{"v":1,"data":"light"}']);
    expect(paint.mock.calls).toEqual([['dark'], ['light']]);
  });

  it('works without storage', () => {
    const theme = new ThemeStore({ storage: undefined, paint: () => undefined });
    theme.toggle();
    expect(theme.name).toBe('dark');
  });

  it('follows another tab, and paints once', () => {
    const { theme, paint, storage } = world();
    storage.setItem('ams.theme', dark);
    theme.follow('ams.session');
    expect(theme.name).toBe('light');
    theme.follow('ams.theme');
    theme.follow('ams.theme');
    expect(theme.name).toBe('dark');
    storage.removeItem('ams.theme');
    theme.follow(null);
    expect(theme.name).toBe('light');
    expect(paint.mock.calls).toEqual([['dark'], ['light']]);
  });
});
