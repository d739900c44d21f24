import type { Locator, Page } from 'playwright';
import { organizationFormScenarios } from './organizationFormScenarios';
import type { CallKind } from './faultCases';

/** Where a call is made in the console, and how somebody gets it made. */
export interface FaultScenario {
  readonly call: string;
  readonly kind: CallKind;
  /** What is written to, as the words name it. */
  readonly recordName?: string;
  readonly urls: RegExp;
  readonly path: string;
  /** Asked of the API beforehand, so that the scene can be played again and again. */
  readonly setupRequest?: () => readonly [method: string, path: string, body?: unknown];
  /**
   * Everything up to the call: what is typed, the dialog that is opened. A load has none: opening
   * the page makes it.
   */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Makes the call, and makes it again once it was mended. */
  readonly trigger?: (page: Page) => Promise<void>;
  /** Where its failure speaks. */
  readonly errorRegion: (page: Page) => Locator;
  /** What was typed, and must still stand. */
  readonly readDraft?: (page: Page) => Promise<string>;
  /** The dialog that a 412 opens over what was typed. */
  readonly mergeDialog?: string;
  /** What stands there once the call has worked. */
  readonly success: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const confirmDialog = (page: Page) => page.getByRole('alertdialog').first();
const savedToast = (page: Page) => page.getByText('Saved Successfully!').first();

const loadScenario = (
  call: string,
  path: string,
  urls: RegExp,
  errorRegion: FaultScenario['errorRegion'],
  success: FaultScenario['success'],
): FaultScenario => ({ call, kind: 'load', path, urls, errorRegion, success });

const statusChangeScenario = (change: 'activate' | 'deactivate', id: string): FaultScenario => {
  const label = change === 'activate' ? 'Activate' : 'Deactivate';
  return {
    call: `${change}Organization`,
    kind: 'write',
    recordName: 'organization',
    urls: new RegExp(`/${change}$`),
    path: `/accounts/${id}`,
    setupRequest: () => [
      'POST',
      `/api/accounts/${id}/${change === 'activate' ? 'deactivate' : 'activate'}`,
    ],
    prepare: async (page) => {
      await page.getByRole('button', { name: label, exact: true, disabled: false }).click();
      await confirmDialog(page).waitFor();
    },
    trigger: (page) =>
      confirmDialog(page).getByRole('button', { name: label, exact: true }).click(),
    errorRegion: confirmDialog,
    success: savedToast,
  };
};

/**
 * Every call of the contract but logout, each in a place of its own; `id` is an organization with
 * subscriptions.
 */
export function faultScenarios(id: string): readonly FaultScenario[] {
  const tables = { organizations: /\/api\/accounts\?/, tokens: /\/api\/auth\/tokens$/ };
  return [
    {
      call: 'login',
      kind: 'sign-in',
      urls: /\/api\/auth\/login$/,
      path: '/login',
      prepare: async (page) => page.getByLabel('Email').fill('demo@example.com'),
      trigger: async (page) => {
        await page.getByLabel('Password', { exact: true }).fill('demo');
        await button(page, 'Sign in').click();
      },
      errorRegion: (page) => page.locator('main, [role=alertdialog]').last(),
      readDraft: (page) => page.getByLabel('Email').inputValue(),
      success: (page) => page.getByRole('heading', { name: 'Welcome, Demo User!' }),
    },
    loadScenario(
      'listOrganizations',
      '/accounts',
      tables.organizations,
      (page) => page.locator('main'),
      (page) => page.getByText(/^1–25 of \d+$/),
    ),
    loadScenario(
      'readOrganization',
      `/accounts/${id}`,
      new RegExp(`/api/accounts/${id}$`),
      (page) => page.locator('main'),
      (page) => page.getByRole('region', { name: 'Organization Profile' }),
    ),
    loadScenario(
      'listSubscriptions',
      `/accounts/${id}`,
      /\/subscriptions$/,
      (page) => page.getByRole('region', { name: 'Subscriptions' }),
      (page) => page.getByRole('button', { name: /^Assign seats, / }).first(),
    ),
    loadScenario(
      'listDailySeats',
      `/accounts/${id}`,
      /\/daily-seats\?/,
      (page) => page.getByRole('region', { name: 'Daily Seats' }),
      (page) => page.getByRole('table', { name: 'Daily Seats' }).getByRole('cell').first(),
    ),
    loadScenario(
      'listTokens',
      '/token',
      tables.tokens,
      (page) => page.locator('main'),
      (page) => page.getByRole('table', { name: 'Tokens' }).getByRole('cell').first(),
    ),
    statusChangeScenario('activate', id),
    statusChangeScenario('deactivate', id),
    {
      call: 'assignSeats',
      kind: 'write',
      recordName: 'subscription',
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
      trigger: (page) => dialog(page).getByRole('button', { name: 'Assign seats' }).click(),
      errorRegion: (page) => page.locator('[role=dialog], [role=alertdialog]').last(),
      readDraft: (page) => page.getByLabel('Assigned seats').inputValue(),
      success: savedToast,
    },
    {
      call: 'createToken',
      kind: 'write',
      recordName: 'token',
      urls: /\/create-token$/,
      path: '/token',
      prepare: async (page) => {
        await page.getByLabel('Expires').selectOption('90 days');
        await page.getByLabel('Name').fill(`Token ${Date.now()}`);
      },
      trigger: (page) => button(page, 'Create token').click(),
      errorRegion: (page) => page.locator('form, [role=alertdialog]').last(),
      readDraft: (page) => page.getByLabel('Name').inputValue(),
      success: (page) => page.getByRole('region', { name: 'Your new token' }),
    },
    {
      call: 'revokeToken',
      kind: 'write',
      recordName: 'token',
      urls: /\/revoke$/,
      path: '/token',
      // There has to be one more for each time.
      setupRequest: () => [
        'POST',
        '/api/auth/create-token',
        { name: `Token ${Date.now()}`, expires_at: null },
      ],
      prepare: async (page) => {
        await button(page, /^Revoke /)
          .first()
          .click();
        await confirmDialog(page).waitFor();
      },
      trigger: (page) =>
        confirmDialog(page).getByRole('button', { name: 'Revoke', exact: true }).click(),
      errorRegion: confirmDialog,
      success: savedToast,
    },
    ...organizationFormScenarios(id),
  ];
}
