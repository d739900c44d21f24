import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const list = /\/accounts$/;
const profile = /\/accounts\/[^/]+$/;

async function openList(page: Page): Promise<Locator> {
  await page.goto('/accounts');
  const row = page.getByRole('table', { name: 'Organizations' }).getByRole('row').nth(2);
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  return row;
}

const selected = (page: Page) => page.evaluate(() => String(getSelection()).trim());

/** Drags the mouse over an element's text, from its start to `share` of its width. */
async function dragOver(page: Page, element: Locator, share = 0.9): Promise<void> {
  const range = await element.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    const { left, top, width, height } = text.getBoundingClientRect();
    return { left, top, width, height };
  });
  const y = range.top + range.height / 2;
  await page.mouse.move(range.left + 1, y);
  await page.mouse.down();
  await page.mouse.move(range.left + range.width * share, y, { steps: 5 });
  await page.mouse.up();
}

/** Milliseconds, longer than it takes to open an organization. */
const openingTime = 700;

const subdomain = (row: Locator) => row.getByRole('cell').first().locator('span > span').first();
const billingName = (row: Locator) => row.getByRole('cell').nth(1).locator('span').first();
const billingEmail = (row: Locator) => row.getByRole('cell').nth(1).locator('span > span').first();
const date = (row: Locator) => row.locator('time');
const texts = {
  'the subdomain': subdomain,
  'the billing name': billingName,
  'the billing email': billingEmail,
  'the date': date,
};

for (const [what, find] of Object.entries(texts))
  test(`dragging over ${what} in a row selects it and opens nothing`, async ({
    signedIn: page,
  }) => {
    const text = find(await openList(page));
    await dragOver(page, text);
    const part = await selected(page);
    expect(part.length).toBeGreaterThan(3);
    expect(await text.innerText()).toContain(part);
    await page.waitForTimeout(openingTime);
    await expect(page).toHaveURL(list);
    expect(await selected(page)).toBe(part);
  });

test('dragging over several cells and rows selects their text and opens nothing', async ({
  signedIn: page,
}) => {
  const row = await openList(page);
  const from = await subdomain(row).boundingBox();
  const next = page.getByRole('table', { name: 'Organizations' }).getByRole('row').nth(3);
  for (const to of [row.locator('time'), next.locator('time')]) {
    // Clears the selection: dragging selected text would move it.
    await page.getByRole('heading', { level: 1 }).click();
    const end = await to.boundingBox();
    if (!from || !end) throw new Error('not visible');
    await page.mouse.move(from.x + 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width - 2, end.y + end.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await selected(page)).toContain('@');
    await page.waitForTimeout(openingTime);
    await expect(page).toHaveURL(list);
  }
});

test('dragging past the end of a text selects that text only', async ({ signedIn: page }) => {
  const text = subdomain(await openList(page));
  await dragOver(page, text, 1.5);
  expect(await selected(page)).toBe(await text.innerText());
});

for (const [what, click] of Object.entries({
  'text in a row': (row: Locator) => billingEmail(row).click(),
  'an empty part of a row': (row: Locator) => row.click({ position: { x: 900, y: 4 } }),
  'the name': (row: Locator) => row.getByRole('link').click(),
  'text in a row after a selection elsewhere': async (row: Locator) => {
    await dragOver(row.page(), billingEmail(row), 0.5);
    await date(row).click();
  },
}))
  test(`a plain click on ${what} opens the organization`, async ({ signedIn: page }) => {
    await click(await openList(page));
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
  });

test('Enter on the link opens the organization despite selected text', async ({
  signedIn: page,
}) => {
  const row = await openList(page);
  await dragOver(page, subdomain(row));
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(profile);
});

const newTabClicks: Record<string, Parameters<Locator['click']>[0]> = {
  'a middle click': { button: 'middle' },
  'Ctrl+click': { modifiers: ['ControlOrMeta'] },
};
for (const [gesture, options] of Object.entries(newTabClicks))
  for (const [where, click] of Object.entries({
    'the name': (row: Locator) => row.getByRole('link').click(options),
    'an empty part': (row: Locator) => row.click({ ...options, position: { x: 900, y: 4 } }),
    'other text': (row: Locator) => billingEmail(row).click(options),
  }))
    test(`${gesture} on ${where} of a row opens the organization in a new tab`, async ({
      signedIn: page,
      context,
    }) => {
      const row = await openList(page);
      const newTab = context.waitForEvent('page');
      await click(row);
      await expect(await newTab).toHaveURL(profile);
      await page.waitForTimeout(openingTime);
      await expect(page).toHaveURL(list);
      expect(context.pages()).toHaveLength(2);
    });

test('the focused link outlines its whole row, and hovering over a row prefetches its organization', async ({
  signedIn: page,
}) => {
  const row = await openList(page);
  const id = (await row.getByRole('link').getAttribute('href')) ?? '';
  const prefetchRequest = page.waitForRequest((request) => request.url().endsWith(`/api${id}`));
  await row.hover({ position: { x: 900, y: 4 } });
  await prefetchRequest;
  await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').focus();
  const first = page.getByRole('table', { name: 'Organizations' }).getByRole('row').nth(1);
  await page.keyboard.press('Tab');
  await expect(first.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link')).toBeFocused();
  const outline = await first.getByRole('link').evaluate((link) => {
    const { outlineStyle, width } = getComputedStyle(link, '::after');
    return { outlineStyle, width: Number.parseFloat(width) };
  });
  expect(outline.outlineStyle).toBe('solid');
  expect(outline.width).toBeGreaterThan(600);
});
