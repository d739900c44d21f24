import type { Locator, Page } from 'playwright';

/** How a user of the console triggers a load, and where its failure shows. */
export interface LoadScenario {
  readonly call: string;
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
  call: 'readSummary',
  urls: /\/api\/summary$/,
  path: '/',
  errorRegion: main,
  success: (page: Page) => page.getByRole('link', { name: /^Low on seats \d+$/ }),
};

const list = {
  call: 'listOrganizations',
  urls: /\/api\/accounts\?/,
  path: '/accounts',
  errorRegion: main,
  success: (page: Page) => page.getByText(/^1–25 of \d+$/),
};

const organization = {
  call: 'readOrganization',
  urls: /\/api\/accounts\/[^/?]+$/,
  errorRegion: main,
  success: profile,
};

const tokens = {
  call: 'listTokens',
  urls: /\/auth\/tokens$/,
  path: '/token',
  errorRegion: main,
  success: cells('Tokens'),
};

/** Loads by name. `id` is an organization with subscriptions. */
export const loadScenarios = (id: string): Readonly<Record<string, LoadScenario>> => ({
  home: summary,
  list,
  profile: { ...organization, path: `/accounts/${id}` },
  tokens,
  subscriptions: {
    call: 'listSubscriptions',
    urls: /\/subscriptions$/,
    path: `/accounts/${id}`,
    errorRegion: region('Subscriptions'),
    success: (page) => page.getByRole('button', { name: /^Assign seats, / }).first(),
  },
  'daily seats': {
    call: 'listDailySeats',
    urls: /\/daily-seats\?/,
    path: `/accounts/${id}`,
    errorRegion: region('Daily Seats'),
    success: cells('Daily Seats'),
  },
  'recent activity': {
    call: 'listActivity',
    urls: /\/api\/activity\?/,
    path: '/',
    errorRegion: region('Recent activity'),
    success: (page) => page.getByRole('button', { name: 'Show more' }),
  },
  activity: {
    call: 'listOrganizationActivity',
    urls: /\/api\/accounts\/[^/]+\/activity\?/,
    path: `/accounts/${id}`,
    errorRegion: region('Activity'),
    success: (page) => region('Activity')(page).getByRole('listitem').first(),
  },
  'menu item of the tokens': { ...tokens, path: '/', target: linkIn('Main menu', 'Token') },
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
});
