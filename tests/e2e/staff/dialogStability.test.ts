import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** What is typed into a field, a key pressed there, and the message that it brings. */
interface Step {
  readonly field: string;
  readonly value?: string;
  readonly key?: string;
  readonly message: string | RegExp;
}

interface FormCase {
  readonly path: string;
  /** The button that opens the form; a form of the screen itself has none. */
  readonly opener?: string | RegExp;
  /** The menu that contains the opener, on small screens or always. */
  readonly menu?: { readonly name: string; readonly onSmallScreens?: true };
  readonly steps: readonly Step[];
}

const profile = '/accounts/acme.v2';
const implausible = /^This is [\d,]+ times the current number\.$/;
const failed = 'Saving Failed!';

const forms: Readonly<Record<string, FormCase>> = {
  'Assign seats': {
    path: profile,
    opener: /^Assign seats, /,
    steps: [
      { field: 'Assigned seats', value: '99999', message: implausible },
      { field: 'Assigned seats', value: '99999', message: /added|to the total/ },
      {
        field: 'Assigned seats',
        value: 'x',
        key: 'Enter',
        message: 'Assigned seats should be a number.',
      },
      { field: 'Assigned seats', value: '5', key: 'Enter', message: failed },
      { field: 'Assigned seats', value: '99999', message: implausible },
    ],
  },
  'Change total seats': {
    path: profile,
    opener: /^Change total seats, /,
    steps: [
      { field: 'Total seats', value: '99999', message: implausible },
      { field: 'Total seats', value: '1', key: 'Enter', message: /should be at least/ },
      { field: 'Total seats', value: '9000', key: 'Enter', message: failed },
    ],
  },
  'Add subscription': {
    path: profile,
    opener: 'Add subscription',
    steps: [
      { field: 'Seat type', key: 'Enter', message: 'Seat type is required.' },
      { field: 'Total seats', value: 'x', key: 'Tab', message: 'Total seats should be a number.' },
      { field: 'Seat type', value: 'trainee', message: 'Total seats should be a number.' },
      { field: 'Total seats', value: '5', key: 'Enter', message: failed },
    ],
  },
  'New organization': {
    path: '/accounts',
    opener: 'New organization',
    steps: [
      { field: 'Name', key: 'Tab', message: 'Name is required.' },
      { field: 'Name', key: 'Enter', message: 'Please check required fields' },
    ],
  },
  'Edit organization': {
    path: profile,
    opener: 'Edit',
    steps: [
      { field: 'Name', value: '', key: 'Tab', message: 'Name is required.' },
      { field: 'Name', value: '', key: 'Enter', message: 'Please check required fields' },
      { field: 'Name', value: 'Acme', key: 'Enter', message: failed },
    ],
  },
  Deactivate: {
    path: profile,
    opener: 'Deactivate',
    menu: { name: 'More actions', onSmallScreens: true },
    steps: [{ field: 'Reason', value: 'Contract ended', key: 'Enter', message: failed }],
  },
  'Save view': {
    path: '/accounts',
    opener: 'Save view',
    menu: { name: 'Views' },
    steps: [{ field: 'Name', key: 'Enter', message: 'Name is required.' }],
  },
  'Create token': {
    path: '/token',
    steps: [
      { field: 'Name', key: 'Enter', message: 'Name is required.' },
      { field: 'Name', value: 'Nightly export', key: 'Enter', message: failed },
    ],
  },
  'Add note': {
    path: profile,
    steps: [{ field: 'Note', value: 'Called them', key: 'Control+Enter', message: failed }],
  },
};

async function openForm(page: Page, { path, opener, menu }: FormCase, isSmall: boolean) {
  await page.goto(path);
  if (opener === undefined) return page.locator('main');
  const isInMenu = menu !== undefined && (isSmall || !menu.onSmallScreens);
  if (isInMenu) await page.getByRole('button', { name: menu.name, exact: true }).click();
  await page
    .getByRole(isInMenu ? 'menuitem' : 'button', { name: opener, exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  return dialog;
}

for (const width of [1280, 375])
  for (const [name, form] of Object.entries(forms))
    test(`the fields of “${name}” keep their place at ${width} px while messages come and go`, async ({
      signedIn: page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.route(/\/api\//, (route) =>
        /^(?:GET|OPTIONS)$/.test(route.request().method())
          ? route.fallback()
          : route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      const container = await openForm(page, form, width < 768);
      for (const { field: label, value, key, message } of form.steps) {
        const field = container.getByLabel(label, { exact: true });
        await field.focus();
        const top = () => field.evaluate((element) => element.getBoundingClientRect().top);
        const before = await top();
        if (value !== undefined) await field.fill(value);
        if (key !== undefined) await field.press(key);
        await expect(container.getByText(message).filter({ visible: true }).first()).toBeVisible();
        expect(Math.round(await top()), `${label} after ${String(message)}`).toBe(
          Math.round(before),
        );
      }
    });
