import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  test as base,
  expect,
  type APIRequestContext,
  type ConsoleMessage,
  type Page,
  type Route,
} from '@playwright/test';
import { builds, type BuildName } from '../run/builds';
import { serveFolder } from '../setup/serveFolder';

export { expect };

/** An organization as `POST /api/accounts` returns it. */
interface Created {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
}

/** What an organization of a test has besides its name. */
interface NewOrganization {
  /** Total seats by type; one type "full" with 20 seats by default. */
  readonly seats?: Readonly<Record<string, number>>;
  readonly billing?: Readonly<Record<string, unknown>>;
}

/** A copy of a build, as a host serves it. */
interface Copy {
  readonly build: BuildName;
  /** The path that it is served under. */
  readonly base?: string;
  /** Changes its files first. */
  readonly change?: (folder: string) => void;
  /** The headers for its page. */
  readonly headers?: (html: string) => Readonly<Record<string, string>>;
  /** Serves the page for every path without a file, as by default, or for `/` only. */
  readonly fallback?: boolean;
}

/** The API as the signed-in user reaches it past the console: to set up what a journey starts from. */
export class Api {
  readonly #request: APIRequestContext;
  readonly #token: string;
  readonly #suffix: string;

  constructor(request: APIRequestContext, token: string, suffix: string) {
    this.#request = request;
    this.#token = token;
    this.#suffix = suffix;
  }

  async call(method: string, path: string, data?: object): Promise<unknown> {
    const response = await this.#request.fetch(`${process.env.AMS_API}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.#token}`, 'If-Match': '*' },
      ...(data && { data }),
    });
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
    return response.json();
  }

  /** Creates an organization that no other test knows; its name ends with the test's suffix. */
  async create(name: string, { seats = { full: 20 }, billing }: NewOrganization = {}) {
    const unique = `${name} ${this.#suffix}`;
    const subdomain = unique
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '');
    const response = await this.call('POST', '/accounts', {
      name: unique,
      subdomain,
      billing: {
        billing_name: 'Ada Lovelace',
        billing_email: `billing@${subdomain}.example`,
        amount: 10,
        currency: 'USD',
        ...billing,
      },
      subscriptions: Object.entries(seats).map(([seat_type, total_seats]) => ({
        seat_type,
        total_seats,
      })),
    });
    return (response as { data: Created }).data;
  }
}

/**
 * Fails a test on uncaught errors, console errors, `[MobX]` warnings, violations of the Content Security
 * Policy, rules of CSS that don't parse, and, in the staff build, stored keys that docs/security.md
 * doesn't name, in any of its pages.
 */
export const test = base.extend<
  {
    problems: string[];
    /** A page with a stored session: much faster than signing in by the form. */
    signedIn: Page;
    /** Unique for each test and attempt: all share one server. */
    suffix: string;
    api: Api;
    /** Serves copies of builds until the test ends. */
    serveCopy: (copy: Copy) => Promise<{ readonly origin: string; readonly requests: string[] }>;
  },
  { session: string }
>({
  session: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      const page = await context.newPage();
      await page.goto('/login');
      await signIn(page);
      await expect(heading(page, /^Welcome/)).toBeVisible();
      const session = await page.evaluate(() => localStorage.getItem('ams.session') ?? '');
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  suffix: async ({}, use, { testId, retry, repeatEachIndex }) => {
    await use(`${testId.slice(-6)}${repeatEachIndex}${retry}`);
  },
  signedIn: async ({ page, session }, use) => {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('started')) return;
      sessionStorage.setItem('started', 'yes');
      localStorage.setItem('ams.session', text);
    }, session);
    await use(page);
  },
  api: async ({ request, session, suffix }, use) => {
    const { data } = JSON.parse(session) as { data: { token: string } };
    await use(new Api(request, data.token, suffix));
  },
  serveCopy: async ({}, use) => {
    const stops: (() => void)[] = [];
    await use(async ({ build, base = '/', change, headers, fallback = true }) => {
      const root = mkdtempSync(join(tmpdir(), 'copy-'));
      const folder = join(root, base);
      cpSync(builds[build], folder, { recursive: true });
      change?.(folder);
      const page = join(folder, 'index.html');
      if (base !== '/') copyFileSync(page, join(root, 'index.html'));
      const requests: string[] = [];
      const { origin, close } = await serveFolder(root, {
        headers: headers?.(readFileSync(page, 'utf8')),
        fallback,
        onRequest: (pathname) => requests.push(pathname),
      });
      stops.push(() => {
        close();
        rmSync(root, { recursive: true });
      });
      return { origin, requests };
    });
    for (const stop of stops) stop();
  },
  problems: [
    async ({ context }, use, { project }) => {
      const problems: string[] = [];
      context.on('weberror', (webError) =>
        problems.push(`uncaught: ${webError.error().stack ?? String(webError.error())}`),
      );
      context.on('console', (message) => {
        if (isProblem(message)) problems.push(`console.${message.type()}: ${message.text()}`);
      });
      // The demo stores its data too.
      const keys = project.name.startsWith('demo') ? undefined : documentedKeys();
      await context.addInitScript(reportProblems, keys);
      await use(problems);
      expect(problems, 'unexpected errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium logs every 4xx and 5xx response; tests provoke those on purpose. */
function isProblem(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return !message.text().startsWith('Failed to load resource');
  return message.type() === 'warning' && message.text().includes('[MobX]');
}

/** The keys of web storage that docs/security.md names, in the table of "Data". */
function documentedKeys(): readonly string[] {
  const file = resolve(import.meta.dirname, '../../docs/security.md');
  const [, rest = ''] = readFileSync(file, 'utf8').split('\n## Data\n');
  const [table = ''] = rest.split('\n## ');
  return [...table.matchAll(/(?:local|session) storage \(([^)]*)\)/g)].flatMap(([, keys = '']) =>
    [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  );
}

/** Runs in the page: logs what the browser and the CSS library keep to themselves. */
function reportProblems(keys: readonly string[] | undefined): void {
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`Content Security Policy: ${event.effectiveDirective}, ${event.blockedURI}`),
  );
  type InsertRule = (this: CSSStyleSheet, rule: string, index?: number) => number;
  const insertRule = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule')
    ?.value as InsertRule;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    try {
      return insertRule.call(this, rule, index);
    } catch (error) {
      // Emotion adds the prefixed selectors of other browsers as rules of their own.
      if (!/:-(?:moz|ms|webkit)-/.test(rule)) console.error(`Invalid CSS: ${rule}`);
      throw error;
    }
  };
  type SetItem = (this: Storage, key: string, value: string) => void;
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as SetItem;
  Storage.prototype.setItem = function (key, value) {
    // "started" is the tests' own.
    if (keys && key !== 'started' && !keys.includes(key))
      console.error(`Stored, but not in docs/security.md: ${key}`);
    setItem.call(this, key, value);
  };
}

/** Submits the login form that is shown, as one of the users that both mock APIs have. */
export async function signIn(page: Page, name = 'demo', password = name): Promise<void> {
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs out by the user menu. */
export async function signOut(page: Page, user = 'Robin Hale'): Promise<void> {
  await page.getByRole('button', { name: user, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
}

/** The heading of the screen. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The list's table, and its links to the organizations, by row. */
export const listTable = (page: Page) => page.getByRole('table', { name: 'Organizations' });
export const listLinks = (page: Page) => listTable(page).getByRole('link');
export const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

export const searchBox = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search organizations' });

export async function openProfile(page: Page, { id, name }: Omit<Created, 'subdomain'>) {
  await page.goto(`/accounts/${id}`);
  await expect(heading(page, name)).toBeVisible();
}

/** Chooses from the menu that a button opens. */
export async function choose(page: Page, menu: string | RegExp, item: string | RegExp) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Pastes into a blank page: the console's Permissions-Policy denies reading the clipboard. */
export async function readClipboard(page: Page): Promise<string> {
  const blank = await page.context().newPage();
  await blank.setContent('<textarea></textarea>');
  await blank.locator('textarea').press('ControlOrMeta+V');
  const text = await blank.locator('textarea').inputValue();
  await blank.close();
  return text;
}

/** Responds to a call as the API does to one that fails. */
export function fail(route: Route, status: number, problem: object = {}): Promise<void> {
  return route.fulfill({
    status,
    headers: { 'Access-Control-Allow-Origin': '*' },
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Failed', status, code: 'failed', errors: [], ...problem },
  });
}
