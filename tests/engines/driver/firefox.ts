import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { ensureFirefox } from '../../run/engineBrowsers';
import { browserEnv, viewport, type Engine, type Session, type Tab } from './Tab';

/** Firefox by WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-downloads-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    env: browserEnv(),
    // Set per page, by `setViewport`.
    defaultViewport: null,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
    },
  });
  return {
    version: (await browser.version()).replace(/^[^/]*\//, ''),
    openSession: () => openSession(browser, downloads),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

async function openSession(browser: Browser, downloads: string): Promise<Session> {
  const context = await browser.createBrowserContext();
  const problems: string[] = [];
  const open = async () => {
    const page = await context.newPage();
    await setViewport(page);
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
    page.on('console', (message) => {
      const isFailedRequest = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isFailedRequest) problems.push(message.text());
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.evaluateOnNewDocument(reportPolicyViolations);
    return pageTab(page, open);
  };
  return { tab: await open(), problems, downloads, close: () => context.close() };
}

/** Firefox 140 ESR sets the size but lacks the screen orientation that Puppeteer sends with it. */
async function setViewport(page: Page): Promise<void> {
  try {
    await page.setViewport(viewport);
  } catch (error) {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride'))
      throw error;
  }
}

/** Runs in the page: browsers don't log every violation to the console. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI}`);
  });
}

function pageTab(page: Page, open: () => Promise<Tab>): Tab {
  return {
    async navigate(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    call: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    async drag(x, y, distance) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    },
    async press(keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, path) {
      const input = await page.waitForSelector(selector);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    async screenshot() {
      return Buffer.from(await page.screenshot());
    },
    open,
  };
}
