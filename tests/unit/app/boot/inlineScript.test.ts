// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { inlineScript } from '~/app/boot/inlineScript';
import type { Configuration } from '~/lib/configuration';
import { setConfiguration } from '../setConfiguration';

const texts = { title: 'Something went wrong', detail: 'The page is missing.', action: 'Reload' };
const session = { 'ams.session': '{"v":1,"data":{"token":"ses_1"}}' };
const root = document.documentElement;

/** Opens a page whose browser has stored these texts. */
function open(
  path: string,
  stored: Readonly<Record<string, string>> = {},
  configuration: Partial<Configuration> | undefined = { base: '/' },
): void {
  history.replaceState(null, '', path);
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  setConfiguration(configuration);
  inlineScript(texts);
}

afterEach(() => {
  setConfiguration(undefined);
  localStorage.clear();
  document.body.replaceChildren();
});

describe('inlineScript', () => {
  it.each([
    ['/', session, 'app'],
    ['/accounts?q=a', session, 'app'],
    ['/accounts/acme.v2', session, 'app'],
    ['/token', session, 'app'],
    ['/accounts/a/b', session, 'none'],
    ['/nowhere', session, 'none'],
    ['/login', {}, 'landing'],
    ['/accounts', {}, 'landing'],
    ['/accounts', { 'ams.session': '{' }, 'landing'],
  ] as const)('at %s with %j shows the shell "%s"', (path, stored, shell) => {
    open(path, stored);
    expect(root.dataset['shell']).toBe(shell);
  });

  it('finds the screen below the base path', () => {
    open('/console/accounts', session, { base: '/console/' });
    expect(root.dataset['shell']).toBe('app');
  });

  it.each([
    ['{"v":1,"data":"dark"}', '{"v":1,"data":{"collapsed":true}}', 'dark', true],
    ['{"v":1,"data":"light"}', '{"v":1,"data":{"collapsed":false}}', 'light', false],
    ['dark', '{"v":1}', 'light', innerWidth < 1024],
    ['null', 'null', 'light', innerWidth < 1024],
  ])('with the theme %s and the menu %s is %s, with a rail: %s', (theme, menu, name, isRail) => {
    open('/', { 'ams.theme': theme, 'ams.menu': menu });
    expect([root.dataset['theme'], root.hasAttribute('data-rail')]).toEqual([name, isRail]);
  });

  it('says so if a script can’t be loaded', () => {
    document.body.innerHTML = '<div id="root">shell</div><script id="entry"></script><img />';
    open('/login');
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role="alert"]')).toBeNull();
    document.getElementById('entry')?.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(
      'Something went wrongThe page is missing.Reload',
    );
    expect(root.dataset['shell']).toBe('failed');
  });
});
