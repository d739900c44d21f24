import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { expect, it } from 'vitest';
import { seededRandom } from '~~/mocks/seededRandom';
import { shortcuts } from '~/features/commands/shortcuts';
import { builds } from '../run/builds';
import { launchOptions } from '../run/chromium';

const seed = Number(process.env.MONKEY_SEED ?? 20_260_301);
const minutes = Number(process.env.MONKEY_MINUTES ?? 5);

const keys =
  'Tab Tab Tab Shift+Tab Enter Escape Space ArrowDown ArrowUp ArrowLeft ArrowRight Home End Backspace'.split(
    ' ',
  );
const texts = [
  'deactivate aurora',
  '7',
  '-1',
  '1e3',
  ' ',
  '%',
  '(((',
  '<img src=x onerror=alert(1)>',
  'O’Brien 👨‍👩‍👧',
  '\u202Eabc',
  'constructor',
  'x'.repeat(300),
];
const sizes = [
  [1280, 800],
  [768, 900],
  [375, 700],
  [320, 600],
] as const;
const paths = [
  '/',
  '/accounts?page=3&sort=status',
  '/accounts?seats=low&q=a',
  '/accounts/acme.v2?period=90',
  '/accounts/nobody',
  '/token',
  '/nowhere?code=503',
];

const random = seededRandom(seed);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Each with its share in percent. Returns what was done. */
const actions: readonly (readonly [share: number, run: (page: Page) => Promise<string>])[] = [
  [55, clickSomething],
  [18, (page) => press(page, pick(keys))],
  [6, pressShortcut],
  [8, typeText],
  [6, goBackOrForward],
  [5, resize],
  [1, (page) => page.reload({ waitUntil: 'commit' }).then(() => 'reload')],
  [1, open],
];

it(`${minutes} minutes of random input cause no errors`, async () => {
  const server = await preview({
    configLoader: 'runner',
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir: builds.demo },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(launchOptions());
  const recent: string[] = [];
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${problem}\n  after ${recent.join(' | ')}`);
  const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('pageerror', (error) => report(error.stack ?? error.message));
  page.on('crash', () => report('the page crashed'));
  page.on('console', (log) => {
    const isFailedRequest = log.text().startsWith('Failed to load resource');
    const isError = log.type() === 'error' && !isFailedRequest;
    if (isError || log.text().includes('[MobX]')) report(log.text());
  });
  await page.goto('/login');
  let count = 0;
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end && problems.length === 0) {
    if (count % 20 === 0) await within(5000, signInIfPrompted(page));
    recent.push(await within(5000, act(page)));
    if (recent.length > 15) recent.shift();
    count += 1;
    // Chromium sometimes never acknowledges an input: no error as long as the page responds.
    if (recent.at(-1) === 'lost' && (await within(10_000, page.title())) === 'lost')
      report('the page no longer responds');
  }
  process.stdout.write(`${count} actions of seed ${seed}\n`);
  await browser.close();
  await server.close();
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(minutes * 100);
});

/** What a promise resolves with, or "lost". */
function within(milliseconds: number, promise: Promise<string>): Promise<string> {
  return Promise.race([promise, setTimeout(milliseconds, 'lost')]);
}

async function act(page: Page): Promise<string> {
  let remaining = random() * 100;
  const [, run] = actions.find(([share]) => (remaining -= share) < 0) ?? [0, clickSomething];
  try {
    return await run(page);
  } catch (error) {
    // Evaluating in a page during a navigation throws.
    if (/context was destroyed|navigat|ERR_ABORTED/i.test(String(error))) return 'interrupted';
    throw error;
  }
}

async function clickSomething(page: Page): Promise<string> {
  const target = await page.evaluate((share) => {
    const clickable =
      'a[href], button, input, select, textarea, summary, label, [role^="menuitem"], [role="radio"], [role="checkbox"]';
    const inView = [...document.querySelectorAll(clickable)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInView = x > 0 && y > 0 && x < innerWidth && y < innerHeight && width > 0;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return isInView ? [{ x, y, name: name.slice(0, 40) }] : [];
    });
    return inView[Math.floor(share * inView.length)];
  }, random());
  if (!target) return 'nothing to click';
  await page.mouse.click(target.x, target.y, { clickCount: random() < 0.1 ? 2 : 1 });
  return `click ${target.name}`;
}

async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return key;
}

async function pressShortcut(page: Page): Promise<string> {
  const { keys: pressed, ...shortcut } = pick(Object.values(shortcuts));
  for (const key of pressed) await press(page, 'withControl' in shortcut ? `Control+${key}` : key);
  return pressed.join(' ');
}

async function typeText(page: Page): Promise<string> {
  const text = pick(texts);
  // Not `keyboard.insertText`: during a navigation it makes Chromium stop accepting input.
  // oxlint-disable-next-line typescript/no-deprecated -- types into the focused element with all events
  await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  return `type ${text.slice(0, 30)}`;
}

/** Within the console only, not back to the page before it. */
async function goBackOrForward(page: Page): Promise<string> {
  const steps = random() < 0.7 ? -1 : 1;
  await page.evaluate((count) => {
    const { canGoBack, canGoForward } = window.navigation;
    if (count < 0 ? canGoBack : canGoForward) window.history.go(count);
  }, steps);
  return `go ${steps}`;
}

async function resize(page: Page): Promise<string> {
  const [width, height] = pick(sizes);
  await page.setViewportSize({ width, height });
  return `${width} x ${height}`;
}

async function open(page: Page): Promise<string> {
  const path = pick(paths);
  await page.goto(path, { waitUntil: 'commit' });
  return `open ${path}`;
}

async function signInIfPrompted(page: Page): Promise<string> {
  const email = page.getByLabel('Email', { exact: true });
  const isPrompted = new URL(page.url()).pathname.startsWith('/login') && (await email.isVisible());
  if (!isPrompted) return '';
  const ignore = () => undefined;
  const options = { timeout: 1000 };
  await email.fill('demo@example.com', options).catch(ignore);
  await page.getByLabel('Password', { exact: true }).fill('demo', options).catch(ignore);
  await page.getByRole('button', { name: 'Sign in' }).click(options).catch(ignore);
  return 'sign in';
}
