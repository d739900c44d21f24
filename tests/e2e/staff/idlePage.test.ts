import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Size, weight and family of each text on screen. */
const fontsInUse = (page: Page) =>
  page.evaluate(() => {
    const fonts = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent?.checkVisibility() || !textContent?.trim()) continue;
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(parent);
      fonts.add([fontSize, fontWeight, fontFamily].join(' '));
    }
    return [...fonts];
  });

test('an idle list prepares every font of a profile', async ({ signedIn: page }) => {
  // What is prepared is in the page for one task only: it is read when its layout is.
  await page.addInitScript(() => {
    const prepared = new Set<string>();
    Object.assign(window, { prepared });
    // oxlint-disable-next-line typescript/unbound-method -- called with its element
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function read() {
      for (const line of this.querySelectorAll('p')) {
        const { fontSize, fontWeight, fontFamily } = getComputedStyle(line);
        prepared.add([fontSize, fontWeight, fontFamily].join(' '));
      }
      return getBoundingClientRect.call(this);
    };
  });
  const prepared = () =>
    page.evaluate(() => [...(window as unknown as { prepared: Set<string> }).prepared]);
  await page.goto('/accounts');
  await expect.poll(prepared).not.toEqual([]);
  const known = [...(await fontsInUse(page)), ...(await prepared())];
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'Daily Seats' }).getByRole('cell')).not.toHaveCount(
    0,
  );
  const used = await fontsInUse(page);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((font) => !known.includes(font))).toEqual([]);
});

test('an idle profile has loaded the code of its dialogs', async ({ signedIn: page }) => {
  await page.goto('/accounts');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Assign seats, / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const name of [/^Deactivate$|^Activate$/, /^Edit$/, /^Assign seats, /]) {
    // Not by pointer, whose hover would load the code.
    await page
      .getByRole('button', { name })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(scripts).toEqual([]);
});
