import type { Page } from 'playwright';
import { shortcuts } from '~/features/commands/shortcuts';
import { pickClickTarget } from './pickClickTarget';

/** A random action; `weight` is its share in percent, and `run` returns a description. */
export interface MonkeyAction {
  readonly name: string;
  readonly weight: number;
  readonly run: (page: Page, random: () => number) => Promise<string>;
}

const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Backspace',
];
const texts = [
  'deactivate aurora',
  'theme',
  'a',
  'corp',
  '7',
  '-1',
  '1e3',
  '1.5',
  ' ',
  '%',
  '(((',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  'O’Brien 👨‍👩‍👧',
  '\u202Eabc',
  'constructor',
  '2024-02-30',
  'a@b',
  'x'.repeat(300),
];
const sizes = [
  [1280, 800],
  [1024, 700],
  [768, 900],
  [375, 700],
  [320, 600],
] as const;
const paths = [
  '/',
  '/accounts',
  '/accounts?page=3&sort=status',
  '/accounts?seats=low&q=a',
  '/accounts/acme.v2?period=90',
  '/accounts/acme.v2',
  '/accounts/nobody',
  '/token',
  '/nowhere?code=503',
  '/login',
];

/** Short, because a dialog may cover the target. */
const clickTimeout = { timeout: 300 };

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;

export const monkeyActions: readonly MonkeyAction[] = [
  {
    name: 'click',
    weight: 40,
    async run(page, random) {
      const target = await page.evaluate(pickClickTarget, random());
      if (!target) return 'nothing';
      await page.mouse.click(target.x, target.y, { clickCount: random() < 0.1 ? 2 : 1 });
      return target.description;
    },
  },
  {
    name: 'hover',
    weight: 6,
    async run(page, random) {
      const target = await page.evaluate(pickClickTarget, random());
      if (!target) return 'nothing';
      await page.mouse.move(target.x, target.y);
      return target.description;
    },
  },
  {
    name: 'key',
    weight: 17,
    async run(page, random) {
      const key = pick(keys, random);
      await page.keyboard.press(key);
      return key;
    },
  },
  {
    name: 'shortcut',
    weight: 6,
    async run(page, random) {
      const shortcut = pick(Object.values(shortcuts), random);
      for (const key of shortcut.keys)
        await page.keyboard.press(shortcut.withControl ? `Control+${key}` : key);
      return shortcut.keys.join(' ');
    },
  },
  {
    name: 'type',
    weight: 8,
    async run(page, random) {
      const text = pick(texts, random);
      // Not `keyboard.insertText`: during a navigation it makes Chromium stop accepting input.
      // oxlint-disable-next-line typescript/no-deprecated -- types into the focused element with all events
      await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
      return text.slice(0, 30);
    },
  },
  {
    name: 'history',
    weight: 9,
    async run(page, random) {
      const back = random() < 0.7;
      // Within the console only, not back to the page before it.
      await page.evaluate((goBack) => {
        const { canGoBack, canGoForward } = window.navigation;
        if (goBack ? canGoBack : canGoForward) window.history.go(goBack ? -1 : 1);
      }, back);
      return back ? 'back' : 'forward';
    },
  },
  {
    name: 'resize',
    weight: 4,
    async run(page, random) {
      const [width, height] = pick(sizes, random);
      await page.setViewportSize({ width, height });
      return `${width} x ${height}`;
    },
  },
  {
    name: 'theme',
    weight: 3,
    async run(page) {
      const toggle = page.getByRole('menuitemcheckbox', { name: 'Dark theme' });
      const user = page.getByRole('button', { name: 'Robin Hale' });
      if (await user.isVisible()) await user.click(clickTimeout).catch(() => undefined);
      if (await toggle.isVisible()) await toggle.click(clickTimeout).catch(() => undefined);
      return '';
    },
  },
  {
    name: 'wait',
    weight: 4,
    async run(page, random) {
      const milliseconds = Math.round(random() * 100);
      await page.waitForTimeout(milliseconds);
      return String(milliseconds);
    },
  },
  {
    name: 'pass time',
    weight: 4,
    async run(page, random) {
      const seconds = Math.round(random() * 150);
      await page.clock.fastForward(seconds * 1000);
      return `${seconds} s`;
    },
  },
  {
    name: 'reload',
    weight: 0.5,
    run: (page) => page.reload({ waitUntil: 'commit' }).then(() => ''),
  },
  {
    name: 'open',
    weight: 0.5,
    run(page, random) {
      const path = pick(paths, random);
      return page.goto(path, { waitUntil: 'commit' }).then(() => path);
    },
  },
];
