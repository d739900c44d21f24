import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openTotalSeats } from '../openTotalSeats';
import { isFullRun } from '../isFullRun';
import { openUnusedProfile } from '../openUnusedProfile';

// Own changes that look like someone else's (docs/product.md, "Own changes").

interface Dialog {
  /** What the dialog does, for the test's title. */
  readonly action: string;
  readonly name: RegExp;
  /** Opens the dialog on a profile and fills it in. */
  readonly open: (page: Page) => Promise<void>;
  readonly submit: string;
  /** Shown on the profile once the change is saved. */
  readonly saved: (page: Page) => Locator;
}

const fillIn = async (page: Page, label: string, text: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);

/** All dialogs that send `If-Match`. */
const dialogs: readonly Dialog[] = [
  {
    action: 'an edit',
    name: /^Edit organization$/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await fillIn(page, 'Address', '7 Harbour Street');
    },
    submit: 'Save changes',
    saved: (page) =>
      page.getByRole('region', { name: 'Organization Profile' }).getByText('7 Harbour Street'),
  },
  {
    action: 'a change of status',
    name: /^(Dea|A)ctivate .*\?$/,
    open: (page) => page.getByRole('button', { name: /^(Activate|Deactivate)$/ }).click(),
    submit: '(Activate|Deactivate)',
    saved: (page) => page.getByRole('region', { name: 'Activity' }).getByText(/activated/),
  },
  {
    action: 'an assignment of seats',
    name: /^Assign seats$/,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Assign seats, / })
        .first()
        .click();
      await fillIn(page, 'Assigned seats', '3');
    },
    submit: 'Assign seats',
    saved: (page) =>
      page.getByRole('region', { name: 'Activity' }).getByText(/seats in use .* → 3 /),
  },
  {
    action: 'a change of the total',
    name: /^Change total seats$/,
    open: async (page) => {
      await openTotalSeats(page);
      await fillIn(page, 'Total seats', '4321');
    },
    submit: 'Save changes',
    saved: (page) => page.getByRole('region', { name: 'Activity' }).getByText('4,321'),
  },
  {
    action: 'a new subscription',
    name: /^Add subscription$/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add subscription' }).first().click();
      await fillIn(page, 'Seat type', 'contractor');
      await fillIn(page, 'Total seats', '12');
    },
    submit: 'Add subscription',
    saved: (page) =>
      page.getByRole('table', { name: 'Subscriptions' }).getByRole('row', { name: /contractor/i }),
  },
];

/** Opens the dialog; returns it with its submit button. */
async function openDialog(page: Page, { name, open, submit }: Dialog) {
  await open(page);
  const dialog = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }).last();
  await expect(dialog).toHaveAccessibleName(name);
  const button = dialog.getByRole('button', { name: new RegExp(`^${submit}$`) });
  return { dialog, button };
}

const isWrite = (route: Route) => route.request().method() !== 'GET';

/** The next write reaches the API, but its response is lost. */
async function loseNextResponse(page: Page): Promise<void> {
  let isLost = false;
  await page.route(/\/api\/accounts\//, async (route) => {
    if (!isWrite(route) || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** The list's page whose organizations no other test changes. */
const listPage = 4;

for (const [index, candidate] of dialogs.entries()) {
  // `npm test` tries one dialog of each kind of resource.
  if (!isFullRun && ![0, 2].includes(index)) continue;
  const { action } = candidate;

  test(`${action} that is sent again after a lost response counts as saved`, async ({
    signedIn: page,
  }) => {
    await openUnusedProfile(page, index, listPage);
    const { dialog, button } = await openDialog(page, candidate);
    await loseNextResponse(page);
    await button.click();
    await expect(dialog.getByRole('alert')).toContainText(/It may have been saved\.$/);
    await button.click();
    await expect(page.getByText('Saved Successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(candidate.saved(page)).toHaveCount(1);
    await expect(page.getByText(/someone else/)).toHaveCount(0);
  });

  test(`${action} names nobody when a proxy has weakened the ETag`, async ({ signedIn: page }) => {
    await page.route(/\/api\/accounts\/[^/]+(\/subscriptions)?$/, async (route) => {
      if (isWrite(route)) return route.fallback();
      const response = await route.fetch();
      const { etag = '', ...headers } = response.headers();
      return route.fulfill({
        response,
        headers: {
          ...headers,
          etag: `W/${etag}`,
          'access-control-expose-headers': 'ETag, X-Request-Id',
        },
      });
    });
    await openUnusedProfile(page, index + dialogs.length, listPage);
    const { dialog, button } = await openDialog(page, candidate);
    await button.click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Saving Failed!');
    await expect(alert).toContainText(/Reference \S+/);
    await expect(page.getByText(/someone else/)).toHaveCount(0);
  });
}

test('an edit with other values after a lost response is based on what that response had saved', async ({
  signedIn: page,
}) => {
  await openUnusedProfile(page, 2 * dialogs.length, listPage);
  const { dialog, button } = await openDialog(page, dialogs[0] as Dialog);
  await loseNextResponse(page);
  await button.click();
  await expect(dialog.getByRole('alert')).toContainText(/It may have been saved\.$/);
  await fillIn(page, 'Address', '8 Harbour Street');
  await button.click();
  await expect(dialog).toHaveCount(0);
  const profile = page.getByRole('region', { name: 'Organization Profile' });
  await expect(profile.getByText('8 Harbour Street')).toBeVisible();
  await expect(page.getByText(/someone else/)).toHaveCount(0);
});

test('an edit fails if the server drops a billing field that was not sent', async ({
  signedIn: page,
}) => {
  await page.route(/\/api\/accounts\/[^/]+$/, async (route) => {
    if (!isWrite(route)) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { billing: object } };
    const billing = { ...data.billing, billing_phone: null };
    return route.fulfill({ response, json: { data: { ...data, billing } } });
  });
  await openUnusedProfile(page, 2 * dialogs.length + 1, listPage);
  await page.getByRole('button', { name: 'Edit' }).click();
  await fillIn(page, 'Billing name', 'Ada Lovelace');
  const dialog = page.getByRole('dialog', { name: 'Edit organization' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong');
  await expect(dialog.getByRole('alert')).toContainText('It may have been saved.');
  await expect(page.getByText('Saved Successfully!')).toHaveCount(0);
});
