import { describe, expect, it, vi } from 'vitest';
import { ThemeStore, type ThemeName } from '~/stores/ThemeStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

function setUp(stored?: string) {
  const storage = memoryStorage(stored === undefined ? {} : { 'ams.theme': stored });
  const applyTheme = vi.fn<(name: ThemeName) => void>();
  return { storage, applyTheme, theme: new ThemeStore({ storage, applyTheme }) };
}

const dark = '{"v":1,"data":"dark"}';

describe('ThemeStore', () => {
  it('restores the stored theme without applying it a second time', () => {
    const { theme, applyTheme } = setUp(dark);
    expect(theme.name).toBe('dark');
    expect(applyTheme).not.toHaveBeenCalled();
  });

  it('applies and persists the toggled theme', () => {
    const { theme, applyTheme, storage } = setUp();
    theme.toggle();
    expect([theme.name, storage.getItem('ams.theme')]).toEqual(['dark', dark]);
    theme.toggle();
    expect([theme.name, storage.getItem('ams.theme')]).toEqual(['light', '{"v":1,"data":"light"}']);
    expect(applyTheme.mock.calls).toEqual([['dark'], ['light']]);
  });

  it('follows another tab and applies the theme once', () => {
    const { theme, applyTheme, storage } = setUp();
    storage.setItem('ams.theme', dark);
    theme.syncFromStorage('ams.session');
    expect(theme.name).toBe('light');
    theme.syncFromStorage('ams.theme');
    theme.syncFromStorage('ams.theme');
    expect(theme.name).toBe('dark');
    storage.removeItem('ams.theme');
    theme.syncFromStorage(null);
    expect(theme.name).toBe('light');
    expect(applyTheme.mock.calls).toEqual([['dark'], ['light']]);
  });
});
