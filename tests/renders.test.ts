import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCommand, runOrExit } from './run/builds';
import { launchOptions } from './run/chromium';
import { stubApi } from './setup/stubApi';

/**
 * What React does for a step, by number and not by time: commits, and components that render. Of a
 * development build, which reports to React's developer tools. Limits are about half as much again as
 * an idle machine takes: on a busy one responses arrive one by one, and placeholders are shown.
 */
const limits = {
  sort: { commits: 6, components: 560 },
  profile: { commits: 18, components: 800 },
  form: { commits: 8, components: 220 },
  /** Makes the form dirty. */
  firstKey: { commits: 4, components: 100 },
  key: { commits: 1, components: 10 },
  /** The first key in one of many fields, after another field. */
  newTotal: { commits: 4, components: 55 },
};

type Counts = (typeof limits)[keyof typeof limits];

declare global {
  interface Window {
    rendered: Counts;
  }
}

const folder = '.cache/builds/development';
let server: PreviewServer;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  const build = [...buildCommand('staff'), '--outDir', folder, '--mode', 'development'];
  runOrExit(build, { NODE_ENV: 'development', VITE_API_HOST: 'https://api.test' });
  server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0 },
  });
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const session = await stubApi(page);
  await page.addInitScript((stored) => localStorage.setItem('ams.session', stored), session);
  await page.addInitScript(countRenders);
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}accounts`);
  await page.locator('table[aria-label="Organizations"] tbody a').first().waitFor();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('sorts a list, opens a profile and its edit form, and types in it and in one of many totals with few renders', async () => {
  const nameField = page.getByRole('textbox', { name: 'Name', exact: true });
  const rendered = {
    sort: await countsOf(() => page.getByRole('button', { name: 'Total Seats' }).click()),
    profile: await countsOf(() => page.locator('tbody a').first().click()),
    form: await countsOf(() => page.getByRole('button', { name: 'Edit', exact: true }).click()),
    firstKey: await countsOf(() => nameField.press('x')),
    key: await countsOf(() => nameField.press('y')),
    newTotal: await countsOfNewTotal(),
  };
  process.stdout.write(`${JSON.stringify(rendered)}\n`);
  for (const [step, { commits, components }] of Object.entries(rendered)) {
    const limit = limits[step as keyof typeof limits];
    expect(components, step).toBeGreaterThanOrEqual(0);
    expect(commits, step).toBeLessThanOrEqual(limit.commits);
    expect(components, step).toBeLessThanOrEqual(limit.components);
  }
});

/** With many totals to change, one of them typed over. */
async function countsOfNewTotal(): Promise<Counts> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Change total seats' }).click();
  await page.getByLabel('Change', { exact: true }).fill('+1');
  const fields = page.getByLabel(/^New total, /);
  await fields.first().press('1');
  return countsOf(() => fields.nth(1).press('1'));
}

/** Of a step, until the page has been calm for a second. */
async function countsOf(step: () => Promise<void>): Promise<Counts> {
  await page.waitForTimeout(1000);
  await page.evaluate(() => Object.assign(window.rendered, { commits: 0, components: 0 }));
  await step();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.rendered);
}

/** Runs in the page, before React: takes the place of its developer tools. */
function countRenders(): void {
  /** What React's developer tools read of a fiber: `flags & 1`, it has rendered. */
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  /** Function components, also with a forwarded ref or memoized. */
  const componentTags = new Set([0, 11, 15]);
  const visit = (fiber: Fiber) => {
    const before = fiber.alternate;
    if (componentTags.has(fiber.tag) && (!before || (fiber.flags & 1) === 1))
      window.rendered.components += 1;
    // A subtree that is the same has rendered nothing.
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  window.rendered = { commits: 0, components: 0 };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
        window.rendered.commits += 1;
        visit(current);
      },
    },
  });
}
