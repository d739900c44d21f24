// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeStore } from '~/stores/ThemeStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

function setUp(stored?: string) {
  const storage = memoryStorage(stored === undefined ? {} : { 'ams.theme': stored });
  return { storage, theme: new ThemeStore({ storage }) };
}

/** Of the page: undefined until the theme is switched, or its inline script has set it. */
const shown = () => document.documentElement.dataset['theme'];
afterEach(() => delete document.documentElement.dataset['theme']);

const dark = '{"v":1,"data":"dark"}';

describe('ThemeStore', () => {
  it('restores the stored theme without applying it a second time', () => {
    const { theme } = setUp(dark);
    expect([theme.name, shown()]).toEqual(['dark', undefined]);
  });

  it('applies and persists the toggled theme', () => {
    const { theme, storage } = setUp();
    theme.toggle();
    expect([theme.name, shown(), storage.getItem('ams.theme')]).toEqual(['dark', 'dark', dark]);
    theme.toggle();
    expect([shown(), storage.getItem('ams.theme')]).toEqual(['light', '{"v":1,"data":"light"}']);
  });

  it('follows another tab', () => {
    const { theme, storage } = setUp();
    storage.setItem('ams.theme', dark);
    theme.syncFromStorage('ams.session');
    expect([theme.name, shown()]).toEqual(['light', undefined]);
    theme.syncFromStorage('ams.theme');
    expect([theme.name, shown()]).toEqual(['dark', 'dark']);
    storage.removeItem('ams.theme');
    theme.syncFromStorage(null);
    expect([theme.name, shown()]).toEqual(['light', 'light']);
  });
});
