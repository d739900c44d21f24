import type { Locator, Page } from 'playwright';
import type { CallName, ReadCallName } from '~~/mocks/contract/calls';

/** How a user of the console triggers a call other than a GET, and where its failure shows. */
export interface WriteScenario {
  readonly urls: RegExp;
  readonly path: string;
  /** Sent to the API first, so that the scenario can be repeated. */
  readonly setupRequest?: readonly [path: string, body?: object];
  /** Steps up to the call: opening a dialog, typing. */
  readonly prepare: (page: Page) => Promise<unknown>;
  /** The button that sends the call, and sends it again once the fault is removed. */
  readonly submit: (page: Page) => Locator;
  /** Where the error message shows. */
  readonly errorRegion: (page: Page) => Locator;
  /** The user's input, which must survive the failure. */
  readonly draft?: (page: Page) => Locator;
  /** Types again what a failure clears. */
  readonly retype?: (page: Page) => Promise<void>;
  /** Name of the merge dialog that a 412 opens. */
  readonly mergeDialog?: string;
  /** Shows once the call has succeeded. */
  readonly success: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog').last();
const confirmDialog = (page: Page) => page.getByRole('alertdialog').first();
const topDialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last();
const formOrDialog = (page: Page) => page.locator('main form, [role=alertdialog]').last();
const savedToast = (page: Page) => page.getByText('Saved Successfully!').first();
// Not by role: a dialog below another one is hidden from the accessibility tree.
const organizationForm = (page: Page) => page.locator('form:has([name=subdomain])');

async function fill(
  container: Locator | Page,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await container.getByLabel(label, { exact: true }).fill(text);
}

const statusChange = (change: 'activate' | 'deactivate', id: string): WriteScenario => {
  const [label, opposite] =
    change === 'activate' ? ['Activate', 'deactivate'] : ['Deactivate', 'activate'];
  return {
    urls: new RegExp(`/${change}$`),
    path: `/accounts/${id}`,
    setupRequest: [`/api/accounts/${id}/${opposite}`],
    prepare: (page) => button(page, label).click(),
    submit: (page) => confirmDialog(page).getByRole('button', { name: label, exact: true }),
    errorRegion: confirmDialog,
    success: savedToast,
  };
};

/** The calls other than GETs. Signing out has a test of its own: it succeeds whatever its call does. */
type WriteCallName = Exclude<CallName, ReadCallName | 'logout'>;

/**
 * Each of them by what a user does; `id` is an organization with subscriptions, and `unique` differs
 * for each test, because the same input would be a duplicate, or no change.
 */
export function writeScenarios(
  id: string,
  unique: string,
): Readonly<Record<WriteCallName, Readonly<Record<string, WriteScenario>>>> {
  const profile = `/accounts/${id}`;
  return {
    login: {
      'sign-in': {
        urls: /\/api\/auth\/login$/,
        path: '/login',
        prepare: (page) => fill(page, { Email: 'demo@example.com', Password: 'demo' }),
        submit: (page) => button(page, 'Sign in'),
        errorRegion: (page) => page.locator('main, [role=alertdialog]').last(),
        draft: (page) => page.getByLabel('Email'),
        retype: (page) => fill(page, { Password: 'demo' }),
        success: (page) => page.getByRole('heading', { name: 'Welcome, Robin Hale!' }),
      },
    },
    activateOrganization: {
      activation: statusChange('activate', id),
    },
    deactivateOrganization: {
      deactivation: statusChange('deactivate', id),
    },
    createOrganization: {
      'new organization': {
        urls: /\/api\/accounts$/,
        path: '/accounts?new',
        prepare: (page) =>
          fill(dialog(page), {
            Name: `Zephyr ${unique}`,
            Subdomain: `zephyr-${unique}`,
            Address: '1 Harbour Street',
            'Billing name': 'Ze Phyr',
            'Billing email': 'billing@zephyr.example',
            'Billing phone': '+44 117 496 0123',
            Amount: '12.50',
            'Seat type': 'full',
            'Total seats': '10',
          }),
        submit: (page) => button(page, 'Create organization'),
        errorRegion: topDialog,
        draft: organizationForm,
        success: (page) => page.getByRole('region', { name: 'Organization Profile' }),
      },
    },
    updateOrganization: {
      edit: {
        urls: new RegExp(`/api/accounts/${id}$`),
        path: `${profile}?edit`,
        prepare: (page) =>
          fill(dialog(page), { Address: `${unique} Street`, 'Billing name': `Ze ${unique}` }),
        submit: (page) => button(page, 'Save changes'),
        errorRegion: topDialog,
        draft: organizationForm,
        mergeDialog: 'Changed by someone else',
        success: savedToast,
      },
    },
    addNote: {
      note: {
        urls: /\/notes$/,
        path: profile,
        prepare: (page) => page.getByRole('textbox', { name: 'Note' }).fill(`Note ${unique}`),
        submit: (page) => button(page, 'Add note'),
        errorRegion: (page) =>
          page.locator('form[aria-label="Add note"], [role=alertdialog]').last(),
        draft: (page) => page.getByRole('textbox', { name: 'Note' }),
        success: (page) =>
          page
            .getByRole('region', { name: 'Activity' })
            .getByRole('listitem')
            .first()
            .filter({ hasText: new RegExp(`added a note.*Note ${unique}`, 's') }),
      },
    },
    assignSeats: {
      'assigned seats': {
        urls: /\/seats$/,
        path: profile,
        prepare: async (page) => {
          await button(page, /^Assign seats, /).click();
          const assigned = page.getByLabel('Assigned seats', { exact: true });
          // An earlier test may have assigned this number: only a changed value makes a draft.
          await assigned.fill((await assigned.inputValue()) === '1' ? '2' : '1');
        },
        submit: (page) => dialog(page).getByRole('button', { name: 'Assign seats' }),
        errorRegion: topDialog,
        draft: (page) => page.getByLabel('Assigned seats', { exact: true }),
        success: savedToast,
      },
      'assigned seats beyond the total': {
        urls: /\/seats$/,
        path: profile,
        prepare: async (page) => {
          await button(page, /^Assign seats, /).click();
          const total = dialog(page)
            .getByRole('row', { name: /^Total/ })
            .getByRole('cell')
            .first();
          const seats = Number((await total.innerText()).replaceAll(/\D/g, '')) + 1;
          await fill(dialog(page), { 'Assigned seats': String(seats) });
          await dialog(page).getByRole('button', { name: 'Assign seats' }).click();
        },
        submit: (page) => button(page, 'Add seats'),
        errorRegion: topDialog,
        success: savedToast,
      },
    },
    changeTotalSeats: {
      'total seats': {
        urls: /\/subscriptions\/[^/]+$/,
        path: profile,
        prepare: async (page) => {
          await button(page, /^More actions, /).click();
          await page.getByRole('menuitem', { name: /^Change total seats, / }).click();
          const total = page.getByLabel('Total seats', { exact: true });
          await total.fill(String(Number(await total.inputValue()) + 1));
        },
        submit: (page) => button(page, 'Save changes'),
        errorRegion: topDialog,
        draft: (page) => page.getByLabel('Total seats', { exact: true }),
        success: savedToast,
      },
    },
    addSubscription: {
      'new subscription': {
        urls: /\/subscriptions$/,
        path: profile,
        prepare: async (page) => {
          await button(page, 'Add subscription').click();
          await fill(dialog(page), { 'Seat type': `type ${unique}`, 'Total seats': '10' });
        },
        submit: (page) => dialog(page).getByRole('button', { name: 'Add subscription' }),
        errorRegion: topDialog,
        draft: (page) => page.getByLabel('Seat type'),
        success: savedToast,
      },
    },
    createToken: {
      'new token': {
        urls: /\/create-token$/,
        path: '/token',
        prepare: async (page) => {
          await page.getByLabel('Expires').selectOption('90 days');
          await fill(page, { Name: `Token ${unique}` });
        },
        submit: (page) => button(page, 'Create token'),
        errorRegion: formOrDialog,
        draft: (page) => page.getByLabel('Name'),
        success: (page) => page.getByRole('region', { name: 'Your new token' }),
      },
    },
    revokeToken: {
      'revoked token': {
        urls: /\/revoke$/,
        path: '/token',
        setupRequest: ['/api/auth/create-token', { name: `Token ${unique}`, expires_at: null }],
        prepare: (page) => button(page, `Revoke Token ${unique}`).click(),
        submit: (page) => confirmDialog(page).getByRole('button', { name: 'Revoke', exact: true }),
        errorRegion: confirmDialog,
        success: savedToast,
      },
    },
    lookUpOrganizations: {
      'organizations of a list': {
        urls: /\/accounts\/lookup$/,
        path: '/accounts',
        prepare: async (page) => {
          await button(page, 'More').click();
          await page.getByRole('menuitem', { name: 'Select from a list' }).click();
          await fill(page, { 'Names, subdomains, IDs or emails': id });
        },
        submit: (page) => button(page, 'Find'),
        errorRegion: dialog,
        success: (page) => button(page, 'Select 1 organization'),
      },
    },
  };
}
