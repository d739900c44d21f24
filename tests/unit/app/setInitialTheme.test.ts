// @vitest-environment jsdom
// @vitest-environment-options { "runScripts": "dangerously" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setInitialTheme } from '~/app/boot/setInitialTheme';

afterEach(() => localStorage.clear());

describe('setInitialTheme', () => {
  const themeFor = (text: string | undefined) => {
    if (text !== undefined) localStorage.setItem('ams.theme', text);
    setInitialTheme();
    return document.documentElement.dataset.theme;
  };

  it('applies the stored theme', () => {
    expect(themeFor('{"v":1,"data":"dark"}')).toBe('dark');
    expect(themeFor('{"v":1,"data":"light"}')).toBe('light');
  });

  it.each([
    undefined,
    '',
    'dark',
    'null',
    '"dark"',
    '[]',
    '{"v":2,"data":"dark"}',
    '{"v":1,"data":"Dark"}',
    '{"v":1}',
    '{"v":1,"data":["dark"]}',
  ])('defaults to light for the stored value %s', (text) => expect(themeFor(text)).toBe('light'));

  it('defaults to light when storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(themeFor(undefined)).toBe('light');
  });

  it('works as inlined source text', () => {
    localStorage.setItem('ams.theme', '{"v":1,"data":"dark"}');
    const script = document.createElement('script');
    script.textContent = `(${setInitialTheme.toString()})()`;
    document.head.append(script);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
