import type { Locator, Page } from 'playwright';
import { organizationForms } from './organizationForms';
import type { CallKind } from './table';

/** Where a call is made in the console, and how somebody gets it made. */
export interface Scene {
  readonly call: string;
  readonly kind: CallKind;
  /** What is written to, as the words name it. */
  readonly name?: string;
  readonly urls: RegExp;
  readonly path: string;
  /** Asked of the API beforehand, so that the scene can be played again and again. */
  readonly before?: () => readonly [method: string, path: string, body?: unknown];
  /**
   * Everything up to the call: what is typed, the dialog that is opened. A load has none: opening
   * the page makes it.
   */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Makes the call, and makes it again once it was mended. */
  readonly act?: (page: Page) => Promise<void>;
  /** Where its failure speaks. */
  readonly place: (page: Page) => Locator;
  /** What was typed, and must still stand. */
  readonly kept?: (page: Page) => Promise<string>;
  /** The dialog that a 412 opens over what was typed. */
  readonly merge?: string;
  /** What stands there once the call has worked. */
  readonly done: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog').first();
const saved = (page: Page) => page.getByText('Saved Successfully!').first();

const load = (
  call: string,
  path: string,
  urls: RegExp,
  place: Scene['place'],
  done: Scene['done'],
): Scene => ({ call, kind: 'load', path, urls, place, done });

const changeOfStatus = (change: 'activate' | 'deactivate', id: string): Scene => {
  const label = change === 'activate' ? 'Activate' : 'Deactivate';
  return {
    call: `${change}Organization`,
    kind: 'write',
    name: 'organization',
    urls: new RegExp(`/${change}$`),
    path: `/accounts/${id}`,
    before: () => [
      'POST',
      `/api/accounts/${id}/${change === 'activate' ? 'deactivate' : 'activate'}`,
    ],
    prepare: async (page) => {
      await page.getByRole('button', { name: label, exact: true, disabled: false }).click();
      await question(page).waitFor();
    },
    act: (page) => question(page).getByRole('button', { name: label, exact: true }).click(),
    place: question,
    done: saved,
  };
};

/**
 * Every call of the contract but logout, each in a place of its own; `id` is an organization with
 * subscriptions.
 */
export function scenes(id: string): readonly Scene[] {
  const tables = { organizations: /\/api\/accounts\?/, tokens: /\/api\/auth\/tokens$/ };
  return [
    {
      call: 'login',
      kind: 'sign-in',
      urls: /\/api\/auth\/login$/,
      path: '/login',
      prepare: async (page) => page.getByLabel('Email').fill('demo@example.com'),
      act: async (page) => {
        await page.getByLabel('Password', { exact: true }).fill('demo');
        await button(page, 'Sign in').click();
      },
      place: (page) => page.locator('main, [role=alertdialog]').last(),
      kept: (page) => page.getByLabel('Email').inputValue(),
      done: (page) => page.getByRole('heading', { name: 'Welcome, Demo User!' }),
    },
    load(
      'listOrganizations',
      '/accounts',
      tables.organizations,
      (page) => page.locator('main'),
      (page) => page.getByText(/^1–25 of \d+$/),
    ),
    load(
      'readOrganization',
      `/accounts/${id}`,
      new RegExp(`/api/accounts/${id}$`),
      (page) => page.locator('main'),
      (page) => page.getByRole('region', { name: 'Organization Profile' }),
    ),
    load(
      'listSubscriptions',
      `/accounts/${id}`,
      /\/subscriptions$/,
      (page) => page.getByRole('region', { name: 'Subscriptions' }),
      (page) => page.getByRole('button', { name: /^Assign seats, / }).first(),
    ),
    load(
      'listDailySeats',
      `/accounts/${id}`,
      /\/daily-seats\?/,
      (page) => page.getByRole('region', { name: 'Daily Seats' }),
      (page) => page.getByRole('table', { name: 'Daily Seats' }).getByRole('cell').first(),
    ),
    load(
      'listTokens',
      '/token',
      tables.tokens,
      (page) => page.locator('main'),
      (page) => page.getByRole('table', { name: 'Tokens' }).getByRole('cell').first(),
    ),
    changeOfStatus('activate', id),
    changeOfStatus('deactivate', id),
    {
      call: 'assignSeats',
      kind: 'write',
      name: 'subscription',
      urls: /\/seats$/,
      path: `/accounts/${id}`,
      prepare: async (page) => {
        await button(page, /^Assign seats, /)
          .first()
          .click();
        const seats = dialog(page).getByLabel('Assigned seats');
        // Another number than stands there, as the case before may have left its own: what isn't
        // changed is nothing to keep.
        await seats.fill((await seats.inputValue()) === '1' ? '2' : '1');
      },
      act: (page) => dialog(page).getByRole('button', { name: 'Assign seats' }).click(),
      place: (page) => page.locator('[role=dialog], [role=alertdialog]').last(),
      kept: (page) => page.getByLabel('Assigned seats').inputValue(),
      done: saved,
    },
    {
      call: 'createToken',
      kind: 'write',
      name: 'token',
      urls: /\/create-token$/,
      path: '/token',
      prepare: async (page) => {
        await page.getByLabel('Expires').selectOption('90 days');
        await page.getByLabel('Name').fill(`Token ${Date.now()}`);
      },
      act: (page) => button(page, 'Create token').click(),
      place: (page) => page.locator('form, [role=alertdialog]').last(),
      kept: (page) => page.getByLabel('Name').inputValue(),
      done: (page) => page.getByRole('region', { name: 'Your new token' }),
    },
    {
      call: 'revokeToken',
      kind: 'write',
      name: 'token',
      urls: /\/revoke$/,
      path: '/token',
      // There has to be one more for each time.
      before: () => [
        'POST',
        '/api/auth/create-token',
        { name: `Token ${Date.now()}`, expires_at: null },
      ],
      prepare: async (page) => {
        await button(page, /^Revoke /)
          .first()
          .click();
        await question(page).waitFor();
      },
      act: (page) => question(page).getByRole('button', { name: 'Revoke', exact: true }).click(),
      place: question,
      done: saved,
    },
    ...organizationForms(id),
  ];
}
