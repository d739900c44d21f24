import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Monkey, signInIfPrompted } from '../monkey/Monkey';
import { builds } from '../run/builds';
import { launchOptions } from '../run/chromium';

const seed = Number(process.env.MONKEY_SEED ?? 20_260_301);
const total = Number(process.env.MONKEY_ACTIONS ?? 10_000);
const initialActions = 1000;
/**
 * The last of the first ones are of the page's life that is measured: whatever is loaded once is
 * loaded then.
 */
const warmUpActions = 600;
/** What loads the page anew, and its memory with it. */
const excludedActions = ['reload', 'open'];
/**
 * The longer a page lives, the more of its code the browser translates into machine code, within
 * the heap: 2 MB after 5,000 things that nothing of the console holds.
 */
const noJitFlag = '--js-flags=--no-opt --no-maglev --no-sparkplug';
/** How much more the heap may hold at the end. */
const maxHeapGrowth = 1.1;

let server: PreviewServer;
let browser: Browser;
beforeAll(async () => {
  server = await preview({
    configLoader: 'runner',
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir: builds.demo },
    preview: { port: 0 },
  });
  const { args, ...options } = launchOptions();
  browser = await chromium.launch({ ...options, args: [...args, noJitFlag] });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it(`does ${total.toLocaleString('en')} random things, and nothing goes wrong or stays behind`, async () => {
  const problems: string[] = [];
  const visited = await openDemo();
  const free = new Monkey({ page: visited, seed, problems });
  await free.act(initialActions - warmUpActions);
  await visited.close();
  const page = await openDemo();
  const started = await preventReloads(page);
  const monkey = new Monkey({ page, seed: seed + 1, problems });
  await monkey.act(warmUpActions, excludedActions);
  const before = await measureIdleHeap(page);
  await monkey.act(total - initialActions, excludedActions);
  const after = await measureIdleHeap(page);

  const heap = `heap ${megabytes(before)} MB after ${initialActions}, ${megabytes(after)} MB after all (${((after / before - 1) * 100).toFixed(1)} %)`;
  console.log(
    `${total} actions of seed ${seed} (${free.summary()}; on one page ${monkey.summary()}): ${problems.length} problems; ${heap}`,
  );
  expect(problems).toEqual([]);
  await expect(
    page.evaluate(() => performance.timeOrigin),
    'it was one page all along',
  ).resolves.toBe(started);
  expect(after).toBeLessThan(before * maxHeapGrowth);
});

/** The demo's login, in a browser that was never there. */
async function openDemo(): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.resolvedUrls?.local[0],
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  await page.goto('/login');
  return page;
}

/**
 * Has the page stay the same one, since loading it anew gives its memory back: the demo's panel
 * starts another scene, or the data over, with a fresh page. Gives when it was started.
 */
function preventReloads(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (event.navigationType === 'reload') event.preventDefault();
    });
    return performance.timeOrigin;
  });
}

/** The bytes that the page holds on to, standing at the list of organizations with nothing open. */
async function measureIdleHeap(page: Page): Promise<number> {
  await withTimeout(page.setViewportSize({ width: 1280, height: 800 }));
  // What the mock API was told meanwhile is not the console's: the organizations and tokens that
  // were made, latency and faults, the log of calls.
  await expect(
    withTimeout(
      page.evaluate(() => window.amsMock?.reset()),
      'never',
    ),
    'the demo starts over',
  ).resolves.not.toBe('never');
  // Signed out as by another tab, and in again: the profiles and views that are kept at hand for
  // one person are no leak, and nothing of them may stay.
  await page.evaluate(() => {
    localStorage.removeItem('ams.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ams.session' }));
  });
  await page.getByLabel('Email', { exact: true }).waitFor();
  await withTimeout(signInIfPrompted(page));
  // What was being written is there again, and asks.
  const dialogButton = page
    .locator('dialog, [role="dialog"], [role="alertdialog"]')
    .getByRole('button', { name: /^(Cancel|Close|Discard)$/ })
    .first();
  await page.addLocatorHandler(dialogButton, (button) => button.click(), { noWaitAfter: true });
  // The same round each time: what the last render still holds is the same too, and the code that
  // is at hand.
  await page.getByRole('link', { name: 'Acme, home' }).click();
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Daily Seats' }).waitFor();
  await page.getByRole('link', { name: 'Acme, home' }).click();
  await page.getByRole('link', { name: 'View all' }).click();
  await page.getByText(/^1–25 of /).waitFor();
  await page.removeLocatorHandler(dialogButton);
  // Toasts and their clocks run out.
  await page.waitForTimeout(8000);
  await page.evaluate(() => {
    window.amsMock?.clearLog();
    performance.clearResourceTimings();
  });
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 5; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await session.detach();
  return usedSize;
}

/** The browser may never say that it has taken an input. */
function withTimeout(promise: Promise<unknown>, fallback?: unknown): Promise<unknown> {
  return Promise.race([promise, setTimeout(8000, fallback)]);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
