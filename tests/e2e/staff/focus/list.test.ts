import type { Locator, Page } from '@playwright/test';
import { button, failCalls, testFocus } from './testFocus';

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const rowBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all on)/ });

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/accounts${query}`);
  await rowBoxes(page).first().waitFor();
}

async function selectPage(page: Page): Promise<void> {
  await openList(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
}

async function chooseItem(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

/** Saves a view and opens the dialog that lists it. */
async function manageViews(page: Page): Promise<void> {
  await openList(page, '?status=active');
  await chooseItem(page, 'Views', 'Save view');
  await page.getByRole('dialog').getByLabel('Name').fill('One');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await chooseItem(page, 'Views', 'Manage views');
}

async function lookUp(page: Page): Promise<void> {
  await openList(page);
  await chooseItem(page, 'More', 'Select from a list');
  await page.getByRole('dialog').getByRole('textbox').fill('Acme Robotics\nzzz');
  await button(page, 'Find').press('Enter');
  await page.getByRole('heading', { name: '1 found' }).waitFor();
}

/** Two organizations to deactivate, which fails. */
async function deactivateTwo(page: Page, delay = 0): Promise<Locator> {
  await openList(page, '?status=active');
  await page.route(/deactivate/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await rowBoxes(page).nth(0).check();
  await rowBoxes(page).nth(1).check();
  await button(bar(page), 'Deactivate').press('Enter');
  return page.getByRole('dialog');
}

testFocus('the list', [
  {
    control: '"Clear filters"',
    show: async ({ page }) => {
      await page.goto('/accounts?q=zzzzzz&status=active');
      return button(page, 'Clear filters');
    },
  },
  {
    control: '"Clear search"',
    show: async ({ page }) => {
      await openList(page, '?q=acme');
      return button(page, 'Clear search');
    },
  },
  {
    control: '"Clear filter"',
    show: async ({ page }) => {
      await openList(page, '?status=active');
      return button(page, 'Clear filter');
    },
  },
  {
    control: '"Try again" of the whole list',
    show: async ({ page }) => {
      await failCalls(page, /\/api\/accounts\?/);
      await page.goto('/accounts');
      return button(page, 'Try again');
    },
  },
  {
    control: '"Next page" before the last page',
    show: async ({ page }) => {
      await openList(page, '?per_page=100');
      await button(page, 'Next page').press('Enter');
      await page.getByText(/^101–/).waitFor();
      return button(page, 'Next page');
    },
  },
  {
    control: '"Previous page" on the second page',
    show: async ({ page }) => {
      await openList(page, '?page=2');
      return button(page, 'Previous page');
    },
  },
  {
    control: '"Cancel" of an export',
    show: async ({ page }) => {
      await openList(page);
      await page.route(/per_page=100/, () => {});
      await button(page, 'Export CSV').press('Enter');
      return button(page, 'Cancel');
    },
  },
  {
    control: '"Try again" of an export',
    show: async ({ page }) => {
      await openList(page);
      await failCalls(page, /per_page=100/);
      await button(page, 'Export CSV').press('Enter');
      return button(page, 'Try again');
    },
  },
  {
    control: '"Select all {total}"',
    show: async ({ page }) => {
      await selectPage(page);
      return button(bar(page), /^Select all \d/);
    },
  },
  {
    control: '"Clear selection"',
    show: async ({ page }) => {
      await selectPage(page);
      return button(bar(page), 'Clear selection');
    },
  },
  {
    control: '"Select all on this page" on a small screen',
    width: 375,
    show: async ({ page }) => {
      await openList(page);
      await rowBoxes(page).nth(2).check();
      return button(bar(page), 'Select all on this page');
    },
  },
  {
    control: '"Clear selection" in the command menu',
    show: async ({ page }) => {
      await selectPage(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('clear selection');
      return page.getByRole('combobox');
    },
  },
]);

testFocus('views', [
  {
    control: '"Rename"',
    show: async ({ page }) => {
      await manageViews(page);
      await button(page, 'Rename One').press('Enter');
      await page.getByRole('dialog', { name: 'Rename One' }).getByLabel('Name').fill('Two');
      return button(page, 'Rename');
    },
  },
  {
    control: '"Delete {name}"',
    show: async ({ page }) => {
      await manageViews(page);
      return button(page, 'Delete One');
    },
  },
]);

testFocus('"Select from a list"', [
  {
    control: '"Back"',
    show: async ({ page }) => {
      await lookUp(page);
      return button(page, 'Back');
    },
  },
  {
    control: '"Select 1 organization"',
    show: async ({ page }) => {
      await lookUp(page);
      return button(page, 'Select 1 organization');
    },
  },
]);

testFocus('a bulk change', [
  {
    control: '"Remove {name}"',
    show: async ({ page }) => button(await deactivateTwo(page), /^Remove/),
  },
  {
    control: 'the last "Remove {name}"',
    show: async ({ page }) => {
      const dialog = await deactivateTwo(page);
      await button(dialog, /^Remove/).press('Enter');
      return button(dialog, /^Remove/);
    },
  },
  {
    control: '"Stop"',
    show: async ({ page }) => {
      const dialog = await deactivateTwo(page, 1500);
      await button(dialog, 'Deactivate').press('Enter');
      return button(dialog, 'Stop');
    },
  },
  {
    control: '"Try again"',
    show: async ({ page }) => {
      const dialog = await deactivateTwo(page);
      await button(dialog, 'Deactivate').press('Enter');
      return button(dialog, 'Try again');
    },
  },
]);
