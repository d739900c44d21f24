import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Monkey, signIn } from '../monkey/Monkey';
import { builds } from '../run/builds';
import { launchOptions } from '../run/chromium';

const seed = Number(process.env.MONKEY_SEED ?? 20_260_301);
const total = Number(process.env.MONKEY_ACTIONS ?? 10_000);
const first = 1000;
/** The last of the first ones are of the page's life that is measured: whatever is loaded once is loaded then. */
const warm = 600;
/** How much more the heap may hold at the end. */
const growth = 1.1;

let server: PreviewServer;
let browser: Browser;
beforeAll(async () => {
  server = await preview({ configLoader: 'runner', mode: 'demo', logLevel: 'warn', build: { outDir: builds.demo }, preview: { port: 0 } });
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it(`does ${total.toLocaleString('en')} random things, and nothing goes wrong or stays behind`, async () => {
  const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0], locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await page.goto('/login');
  const problems: string[] = [];
  const monkey = new Monkey({ page, seed, problems });
  await monkey.act(first - warm);
  // From here on it is one and the same page: loading it anew would give its memory back.
  await monkey.act(warm, ['reload', 'open']);
  const before = await heapAtRest(page);
  await monkey.act(total - first, ['reload', 'open']);
  const after = await heapAtRest(page);

  const heap = `heap ${megabytes(before)} MB after ${first}, ${megabytes(after)} MB after all (${((after / before - 1) * 100).toFixed(1)} %)`;
  console.log(`${total} actions of seed ${seed} (${monkey.told()}): ${problems.length} problems; ${heap}`);
  expect(problems).toEqual([]);
  expect(after).toBeLessThan(before * growth);
});

/** The bytes that the page holds on to, standing at the list of organizations with nothing open. */
async function heapAtRest(page: Page): Promise<number> {
  await soon(page.setViewportSize({ width: 1280, height: 800 }));
  // Signed out as by another tab, and in again: the profiles and views that are kept at hand for one person are no leak, and nothing of them may stay.
  await page.evaluate(() => {
    localStorage.removeItem('ams.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ams.session' }));
  });
  const list = page.getByText(/^1–25 of /);
  for (let tries = 0; tries < 20 && !(await list.isVisible()); tries += 1) {
    await page.waitForTimeout(1500);
    await soon(signIn(page));
    await page.getByRole('link', { name: /^(Go home|Accounts)$/ }).first().click({ timeout: 1500 }).catch(() => undefined);
  }
  await expect(list.isVisible(), 'the list is in reach').resolves.toBe(true);
  // Toasts and their clocks run out.
  await page.waitForTimeout(8000);
  // What the mock API was told meanwhile is not the console's: the organizations and tokens that were made, the log of calls.
  await expect(soon(page.evaluate(async () => window.amsMock?.reset().then(() => performance.clearResourceTimings())), 'never'), 'the demo starts over').resolves.not.toBe('never');
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 5; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await session.detach();
  return usedSize;
}

/** The browser may never say that it has taken an input. */
function soon(work: Promise<unknown>, otherwise?: unknown): Promise<unknown> {
  return Promise.race([work, setTimeout(8000, otherwise)]);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
