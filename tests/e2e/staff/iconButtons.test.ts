import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: typeof name === 'string' }).first();
const rowBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all on)/ });

/** Shows what has buttons, a screen, a dialog or a menu, and returns the last of it to appear. */
const scenes: readonly (readonly [name: string, show: (page: Page) => Promise<Locator>])[] = [
  [
    'home',
    async (page) => {
      await page.goto('/');
      return page.getByRole('table', { name: 'Needs attention' }).getByRole('link');
    },
  ],
  [
    'the list',
    async (page) => {
      await page.goto('/accounts');
      return page.getByText(/^1–25 of/);
    },
  ],
  [
    'the list with a search, a filter and a selection',
    async (page) => {
      await page.goto('/accounts?q=a&status=active&seats=low');
      await rowBoxes(page).first().check();
      return button(page, 'Clear selection');
    },
  ],
  [
    'views',
    async (page) => {
      await page.goto('/accounts?status=active');
      await button(page, 'Views').click();
      await page.getByRole('menuitem', { name: 'Save view' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Active ones');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await button(page, /^Views/).click();
      await page.getByRole('menuitem', { name: 'Manage views' }).click();
      return button(page, 'Delete Active ones');
    },
  ],
  [
    'a bulk change',
    async (page) => {
      await page.goto('/accounts?status=active');
      await rowBoxes(page).first().check();
      await button(page.getByRole('region', { name: 'Selection' }), 'Deactivate').click();
      return button(page.getByRole('dialog'), /^Remove/);
    },
  ],
  [
    'a new organization',
    async (page) => {
      await page.goto('/accounts?new');
      return button(page, 'Remove subscription');
    },
  ],
  [
    'import',
    async (page) => {
      await page.goto('/accounts?import');
      await page.locator('input[type=file]').setInputFiles({
        name: 'organizations.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,subdomain\nOne,one'),
      });
      return button(page, 'Remove organizations.csv');
    },
  ],
  ['a profile', openProfile],
  [
    'seats',
    async (page) => {
      await openProfile(page);
      await button(page, /^Assign seats, /).click();
      return button(page, 'One seat more');
    },
  ],
  [
    'tokens',
    async (page) => {
      await page.goto('/token');
      await page.getByLabel('Name').fill(`Icon buttons ${Date.now()}`);
      await page.keyboard.press('Enter');
      return button(page.getByRole('region', { name: 'Your new token' }), 'Dismiss');
    },
  ],
  [
    'the command menu',
    async (page) => {
      await page.goto('/token');
      await page.getByLabel('Name').waitFor();
      await page.keyboard.press('Control+k');
      return page.getByRole('combobox');
    },
  ],
];

for (const width of [1280, 375])
  test(`every button with only an icon shows its name on hover and focus at ${width} px`, async ({
    signedIn: page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    const seen = new Set<string>();
    const unnamed: string[] = [];
    for (const [scene, show] of scenes) {
      await (await show(page)).first().waitFor();
      for (const name of await iconButtons(page)) {
        if (seen.has(name)) continue;
        seen.add(name);
        const target = page
          .getByRole('button', { name, exact: true })
          .or(page.getByRole('link', { name, exact: true }))
          .first();
        await target.hover();
        if (!(await showsTooltip(page, name))) unnamed.push(`${scene}: ${name}, on hover`);
        await page.mouse.move(0, 0);
        // The last input decides whether focus by code is visible.
        await page.keyboard.press('Tab');
        await target.focus();
        if (!(await showsTooltip(page, name))) unnamed.push(`${scene}: ${name}, on focus`);
        await target.blur();
      }
    }
    expect(unnamed).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });

async function openProfile(page: Page): Promise<Locator> {
  await page.goto('/accounts');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(1).click();
  return button(page, /^Change total seats, /);
}

/** In a row the tooltip leaves out what the row is about, after the comma. */
function showsTooltip(page: Page, name: string): Promise<boolean> {
  const [action = name] = name.split(', ');
  return page
    .getByRole('tooltip')
    .filter({ hasText: action })
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
}

/** The names of the buttons and links in view that show no text; without toasts, which disappear. */
function iconButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasArea = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const showsText = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (textContent?.trim() && parentElement && hasArea(parentElement)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('a[href], button')]
      .filter(
        (element) =>
          hasArea(element) &&
          !element.closest('[aria-hidden="true"], [inert], [data-notifications]') &&
          !element.querySelector('[role="img"]') &&
          !showsText(element),
      )
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
}
