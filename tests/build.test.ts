import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configure } from '../vite/configure';
import { opsFolder } from '../vite/headers';
import { builds } from './run/builds';
import { launchOptions } from './run/chromium';
import { stubApi } from './setup/stubApi';

/**
 * The staff build: what it must not contain, and what a cold visit loads (`npm run size`): kB of
 * JavaScript with Brotli 11 until the screen is ready and until the page is idle, and requests.
 */
const visits = [
  {
    path: '/login',
    ready: 'input[type="password"]',
    signedIn: false,
    limits: { first: 163, idle: 175, requests: 7 },
  },
  {
    path: '/accounts',
    ready: 'table[aria-label="Organizations"] tbody a',
    signedIn: true,
    limits: { first: 168, idle: 239, requests: 13 },
  },
];

/** A copy: the end-to-end tests configure the build while this runs. */
const build = '.cache/builds/size';

let server: PreviewServer;
let browser: Browser;
beforeAll(async () => {
  if (!existsSync(join(builds.staff, 'index.html')))
    throw new Error('There is no build: run npm run size, which builds it first.');
  cpSync(builds.staff, build, { recursive: true });
  await configure(build, { api: 'http://localhost:4010' });
  server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: build },
    preview: { port: 0 },
  });
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('contains nothing of the mock API, its worker and its generated data', () => {
  const mock = /\bmsw\b|mockServiceWorker|@mswjs|faker|['"`/]mocks\/|x-msw-/i;
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    // The source maps, which aren't served, contain the sources of both builds.
    (file) => !file.startsWith(opsFolder) && /\.(html|js|json|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.filter((file) => mock.test(readFileSync(join(build, file), 'utf8')));
  expect(found).toEqual([]);
});

it.each(visits)(
  'a cold visit to $path loads at most $limits.first kB until it is ready, $limits.idle kB in $limits.requests requests until it is idle',
  async ({ limits, ...visit }) => {
    const { first, scripts, requests } = await coldVisit(visit);
    const idle = scripts.map((name) => `${size([name]).toFixed(1).padStart(8)} kB ${name}`);
    process.stdout.write(
      `${visit.path}: ${size(first).toFixed(1)} kB until ready, ${size(scripts).toFixed(1)} kB in ${requests} requests until idle\n${idle.join('\n')}\n`,
    );
    expect(first).not.toEqual([]);
    expect(size(first)).toBeLessThanOrEqual(limits.first);
    expect(size(scripts)).toBeLessThanOrEqual(limits.idle);
    expect(requests).toBeLessThanOrEqual(limits.requests);
  },
);

/** In kB, as hosts serve them: the smallest files aren't compressed. */
function size(scripts: readonly string[]): number {
  const bytes = scripts.map((script) => {
    const file = join(build, script);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return bytes.reduce((sum, count) => sum + count, 0) / 1000;
}

/** The scripts that a visit with empty caches requests until the screen is ready, and until the page is idle. */
async function coldVisit({ path, ready, signedIn }: Omit<(typeof visits)[number], 'limits'>) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  const session = await stubApi(page);
  if (signedIn)
    await page.addInitScript((stored) => localStorage.setItem('ams.session', stored), session);
  await page.addInitScript(markWhenReady, ready);
  await page.goto(`http://localhost:${port()}${path}`);
  await page.locator(ready).first().waitFor({ state: 'visible' });
  const first = await page.evaluate(scriptsUntilReady);
  // A page that has requested nothing for four seconds is idle.
  for (let count = 0; count < urls.length; await page.waitForTimeout(4000)) count = urls.length;
  await context.close();
  const scripts = urls.map(({ pathname }) => pathname).filter((name) => name.endsWith('.js'));
  return { first, scripts: [...new Set(scripts)], requests: urls.length };
}

/** Runs in the page: marks when the screen is ready. */
function markWhenReady(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('ready');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page. */
function scriptsUntilReady(): string[] {
  const readyTime = performance.getEntriesByName('ready')[0]?.startTime ?? Infinity;
  const paths = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= readyTime)
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((name) => name.endsWith('.js')))];
}

function port(): number {
  const address = server.httpServer.address();
  return typeof address === 'object' && address ? address.port : 0;
}
