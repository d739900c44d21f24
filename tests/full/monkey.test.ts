import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Monkey, signInIfPrompted } from '../monkey/Monkey';
import { builds } from '../run/builds';
import { launchOptions } from '../run/chromium';

const seed = Number(process.env.MONKEY_SEED ?? 20_260_301);
const total = Number(process.env.MONKEY_ACTIONS ?? 10_000);
const initialActions = 2000;
/** Initial actions on the measured page itself, which load everything that is loaded once. */
const warmUpActions = 1600;
/** Actions that load a new document, which would release the memory of the page. */
const excludedActions = ['reload', 'open'];
/** Compiled code grows on the heap with the age of a page: 2 MB after 5,000 actions. */
const noJitFlag = '--js-flags=--no-opt --no-maglev --no-sparkplug';
/** Maximum ratio of the final heap size to the initial one. */
const maxHeapGrowth = 1.1;

declare global {
  interface Window {
    /** Set in the document that `openDemo` has loaded; `page.clock` replaces `performance.timeOrigin`. */
    isFirstDocument?: boolean;
  }
}

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

it(`${total.toLocaleString('en')} random actions cause no errors and no memory leak`, async () => {
  const problems: string[] = [];
  const warmUpPage = await openDemo();
  const warmUpMonkey = new Monkey({ page: warmUpPage, seed, problems });
  await warmUpMonkey.act(initialActions - warmUpActions);
  await warmUpPage.close();
  const page = await openDemo();
  await preventNewDocuments(page);
  const monkey = new Monkey({ page, seed: seed + 1, problems });
  await monkey.act(warmUpActions, excludedActions);
  const before = await measureIdleHeap(page);
  await monkey.act(total - initialActions, excludedActions);
  const after = await measureIdleHeap(page);

  const heap = `heap ${megabytes(before)} MB after ${initialActions}, ${megabytes(after)} MB after all (${((after / before - 1) * 100).toFixed(1)} %)`;
  console.log(
    `${total} actions of seed ${seed} (${warmUpMonkey.summary()}; on one page ${monkey.summary()}): ${problems.length} problems; ${heap}`,
  );
  expect(problems).toEqual([]);
  await expect(
    page.evaluate(() => window.isFirstDocument),
    'the page is still in its first document',
  ).resolves.toBe(true);
  expect(after).toBeLessThan(before * maxHeapGrowth);
});

/** Opens the demo's login in a new browser context. */
async function openDemo(): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.resolvedUrls?.local[0],
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  // The monkey makes hours pass: more than a working day in 10,000 actions.
  await page.clock.install();
  await page.goto('/login');
  return page;
}

/**
 * Blocks navigations to a new document: the demo panel reloads to start a scenario or to reset the
 * data, and the tour starts in a new document. That would release the memory of the page.
 */
function preventNewDocuments(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.isFirstDocument = true;
    window.navigation.addEventListener('navigate', (event) => {
      const isDownload = event.downloadRequest !== null;
      if (!event.destination.sameDocument && !isDownload) event.preventDefault();
    });
  });
}

/** Bytes of the heap in use after garbage collection, on the list with nothing open. */
async function measureIdleHeap(page: Page): Promise<number> {
  await withTimeout(page.setViewportSize({ width: 1280, height: 800 }));
  // The state of the mock API (records, faults, the log of calls) isn't the console's memory.
  await expect(
    withTimeout(
      page.evaluate(() => window.amsMock?.reset()),
      'never',
    ),
    'the demo data is reset',
  ).resolves.not.toBe('never');
  // Signs out as another tab would, and in again: the profiles and views cached for a user are no
  // leak, but a sign-out must release them.
  await page.evaluate(() => {
    localStorage.removeItem('ams.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ams.session' }));
  });
  // The demo's panel may be open, and a restored draft reopens its dialog.
  const dialogButton = page
    .locator('dialog, [role="dialog"], [role="alertdialog"]')
    .getByRole('button', { name: /^(Cancel|Close|Discard)$/ })
    .first();
  await page.addLocatorHandler(dialogButton, (button) => button.click(), { noWaitAfter: true });
  const openHome = async () => {
    await withTimeout(signInIfPrompted(page));
    await page.getByRole('link', { name: /, home$/ }).click({ timeout: 5000 });
  };
  await vi.waitFor(openHome, { timeout: 60_000 }).catch(async (cause: unknown) => {
    const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    throw new Error(`The home screen can't be opened from ${page.url()}: ${text}`, { cause });
  });
  // The same screens each time, so that the last render retains the same objects.
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Daily Seats' }).waitFor();
  await page.getByRole('link', { name: /, home$/ }).click();
  await page.getByRole('link', { name: /^Organizations [\d,]+$/ }).click();
  await page.getByText(/^1–25 of /).waitFor();
  await page.removeLocatorHandler(dialogButton);
  // Lets toasts and their timers run out.
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

/** Chromium may never acknowledge an input, and Playwright then waits for ever. */
function withTimeout(promise: Promise<unknown>, fallback?: unknown): Promise<unknown> {
  return Promise.race([promise, setTimeout(8000, fallback)]);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
