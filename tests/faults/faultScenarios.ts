import type { Page } from 'playwright';
import { organizationFormScenarios } from './organizationFormScenarios';
import type { FaultScenario } from './FaultScenario';

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

/** One scenario per call of the contract except logout; `id` is an organization with subscriptions. */
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
      success: (page) => page.getByRole('heading', { name: 'Welcome, Robin Hale!' }),
    },
    {
      ...loadScenario(
        'readSummary',
        '/',
        /\/api\/summary$/,
        (page) => page.locator('main'),
        (page) => page.getByRole('link', { name: /^Low on seats \d+$/ }),
      ),
      // A server of contract 1.0 lacks the call.
      toleratedStatus: 404,
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
    {
      ...loadScenario(
        'listActivity',
        '/',
        /\/api\/activity\?/,
        (page) => page.getByRole('region', { name: 'Recent activity' }),
        (page) => button(page, 'Show more'),
      ),
      toleratedStatus: 404,
    },
    {
      ...loadScenario(
        'listOrganizationActivity',
        `/accounts/${id}`,
        new RegExp(`/api/accounts/${id}/activity\\?`),
        (page) => page.getByRole('region', { name: 'Activity' }),
        (page) => page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first(),
      ),
      toleratedStatus: 404,
    },
    {
      call: 'addNote',
      kind: 'write',
      recordName: 'note',
      urls: /\/notes$/,
      path: `/accounts/${id}`,
      prepare: (page) => page.getByRole('textbox', { name: 'Note' }).fill(`Note ${Date.now()}`),
      trigger: (page) => button(page, 'Add note').click(),
      errorRegion: (page) => page.locator('form[aria-label="Add note"], [role=alertdialog]').last(),
      readDraft: (page) => page.getByRole('textbox', { name: 'Note' }).inputValue(),
      success: (page) =>
        page
          .getByRole('region', { name: 'Activity' })
          .getByRole('listitem')
          .first()
          .filter({ hasText: /added a note.*Note \d+/s }),
    },
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
        const seats = dialog(page).getByLabel('Assigned seats', { exact: true });
        // An earlier case may have assigned this number: only a changed value makes a draft.
        await seats.fill((await seats.inputValue()) === '1' ? '2' : '1');
      },
      trigger: (page) => dialog(page).getByRole('button', { name: 'Assign seats' }).click(),
      errorRegion: (page) => page.locator('[role=dialog], [role=alertdialog]').last(),
      readDraft: (page) => page.getByLabel('Assigned seats', { exact: true }).inputValue(),
      success: savedToast,
    },
    {
      call: 'changeTotalSeats',
      kind: 'write',
      recordName: 'subscription',
      urls: /\/subscriptions\/[^/]+$/,
      path: `/accounts/${id}`,
      prepare: async (page) => {
        await button(page, /^Change total seats, /)
          .first()
          .click();
        const total = dialog(page).getByLabel('Total seats', { exact: true });
        await total.fill(String(Number(await total.inputValue()) + 1));
      },
      trigger: (page) => dialog(page).getByRole('button', { name: 'Save changes' }).click(),
      errorRegion: (page) => page.locator('[role=dialog], [role=alertdialog]').last(),
      readDraft: (page) => page.getByLabel('Total seats', { exact: true }).inputValue(),
      success: savedToast,
    },
    {
      call: 'addSubscription',
      kind: 'write',
      recordName: 'subscription',
      urls: /\/subscriptions$/,
      path: `/accounts/${id}`,
      prepare: async (page) => {
        await button(page, 'Add subscription').click();
        // Input differs on each run: the same seat type would be a duplicate.
        await dialog(page)
          .getByLabel('Seat type')
          .fill(`type ${Date.now().toString(36)}`);
        await dialog(page).getByLabel('Total seats').fill('10');
      },
      trigger: (page) => dialog(page).getByRole('button', { name: 'Add subscription' }).click(),
      errorRegion: (page) => page.locator('[role=dialog], [role=alertdialog]').last(),
      readDraft: (page) => page.getByLabel('Seat type').inputValue(),
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
      // Every case revokes a token.
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
