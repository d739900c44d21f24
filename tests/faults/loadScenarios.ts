import type { Locator, Page } from 'playwright';
import type { ReadCallName } from '~~/mocks/contract/calls';

/** How a user of the console triggers a load, and where its failure shows. */
export interface LoadScenario {
  readonly urls: RegExp;
  /** Opening it loads, unless there is a target. */
  readonly path: string;
  /** Steps up to the screen with the target. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** A pointer that rests on it prefetches, and a click loads. */
  readonly target?: (page: Page) => Locator;
  /** Where the error message shows. */
  readonly errorRegion: (page: Page) => Locator;
  /** Shows once the load has succeeded. */
  readonly success: (page: Page) => Locator;
}

const main = (page: Page) => page.locator('main');
const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const profile = region('Organization Profile');
const rows = (page: Page) => page.getByRole('table', { name: 'Organizations' }).getByRole('link');
const cells = (name: string) => (page: Page) =>
  page.getByRole('table', { name }).getByRole('cell').first();
const linkIn = (navigation: string, name: string) => (page: Page) =>
  page.getByRole('navigation', { name: navigation }).getByRole('link', { name });

const summary = {
  urls: /\/api\/summary$/,
  path: '/',
  errorRegion: main,
  success: (page: Page) => page.getByRole('link', { name: /^Low on seats \d+$/ }),
};

const list = {
  urls: /\/api\/accounts\?/,
  path: '/accounts',
  errorRegion: main,
  success: (page: Page) => page.getByText(/^1–25 of \d+$/),
};

const organization = {
  urls: /\/api\/accounts\/[^/?]+$/,
  errorRegion: main,
  success: profile,
};

const tokens = {
  urls: /\/auth\/tokens$/,
  path: '/token',
  errorRegion: main,
  success: cells('Tokens'),
};

/** Each GET of the contract by what a user does. `id` is an organization with subscriptions. */
export const loadScenarios = (
  id: string,
): Readonly<Record<ReadCallName, Readonly<Record<string, LoadScenario>>>> => ({
  readSummary: { home: summary },
  listOrganizations: {
    list,
    breadcrumb: {
      ...list,
      path: `/accounts/${id}`,
      prepare: (page) => profile(page).waitFor(),
      target: linkIn('Breadcrumb', 'Accounts'),
    },
    'sort header': {
      ...list,
      target: (page) => page.getByRole('button', { name: 'Total Seats' }),
      success: (page) => page.locator('th[aria-sort="ascending"]', { hasText: 'Total Seats' }),
    },
    'page button': {
      ...list,
      target: (page) => page.getByRole('button', { name: 'Next page' }),
      success: (page) => page.getByText(/^26–\d+ of/),
    },
  },
  readOrganization: {
    profile: { ...organization, path: `/accounts/${id}` },
    row: { ...organization, path: list.path, target: (page) => rows(page).first() },
    'next organization': {
      ...organization,
      path: list.path,
      prepare: async (page) => {
        await rows(page).first().click();
        await profile(page).waitFor();
      },
      target: (page) => page.getByRole('link', { name: 'Next organization' }),
    },
    'recently viewed': {
      ...organization,
      path: `/accounts/${id}`,
      prepare: async (page) => {
        await profile(page).waitFor();
        await page.goto('/');
      },
      target: (page) => region('Recently viewed')(page).getByRole('link').first(),
    },
  },
  listTokens: {
    tokens,
    'menu item of the tokens': { ...tokens, path: '/', target: linkIn('Main menu', 'Token') },
  },
  listSubscriptions: {
    subscriptions: {
      urls: /\/subscriptions$/,
      path: `/accounts/${id}`,
      errorRegion: region('Subscriptions'),
      success: (page) => page.getByRole('button', { name: /^Assign seats, / }).first(),
    },
  },
  listDailySeats: {
    'daily seats': {
      urls: /\/daily-seats\?/,
      path: `/accounts/${id}`,
      errorRegion: region('Daily Seats'),
      success: cells('Daily Seats'),
    },
  },
  listActivity: {
    'recent activity': {
      urls: /\/api\/activity\?/,
      path: '/',
      errorRegion: region('Recent activity'),
      success: (page) => page.getByRole('button', { name: 'Show more' }),
    },
  },
  listOrganizationActivity: {
    activity: {
      urls: /\/api\/accounts\/[^/]+\/activity\?/,
      path: `/accounts/${id}`,
      errorRegion: region('Activity'),
      success: (page) => region('Activity')(page).getByRole('listitem').first(),
    },
  },
});
