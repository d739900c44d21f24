import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Shows what has buttons: a screen, a dialog or a menu. */
const scenes: readonly (readonly [name: string, open: (page: Page) => Promise<Locator>])[] = [
  [
    'home',
    (page) =>
      open(page, '/', page.getByRole('table', { name: 'Needs attention' }).getByRole('link')),
  ],
  ['the list', (page) => open(page, '/accounts', page.getByText(/^1–25 of/))],
  [
    'the list with a search, a filter and a selection',
    async (page) => {
      await open(page, '/accounts?q=a&status=active&seats=low', rowBoxes(page));
      await rowBoxes(page).first().check();
      return button(page, 'Clear selection');
    },
  ],
  [
    'views',
    async (page) => {
      await open(page, '/accounts?status=active', rowBoxes(page));
      await button(page, 'Views').click();
      await page.getByRole('menuitem', { name: 'Save view' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Active ones');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await button(page, 'Views').click();
      await page.getByRole('menuitem', { name: 'Manage views' }).click();
      return button(page, 'Delete Active ones');
    },
  ],
  [
    'a bulk change',
    async (page) => {
      await open(page, '/accounts?status=active', rowBoxes(page));
      await rowBoxes(page).first().check();
      await button(page.getByRole('region', { name: 'Selection' }), 'Deactivate').click();
      return button(page.getByRole('dialog'), /^Remove/);
    },
  ],
  [
    'a new organization',
    async (page) => {
      await open(page, '/accounts?new', page.getByRole('dialog', { name: 'New organization' }));
      return button(page, 'Remove subscription');
    },
  ],
  [
    'import',
    async (page) => {
      await open(page, '/accounts?import', page.getByRole('dialog', { name: 'Import CSV' }));
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
      return page.getByRole('dialog', { name: 'Assign seats' });
    },
  ],
  [
    'tokens',
    async (page) => {
      await open(page, '/token', page.getByLabel('Name'));
      await page.getByLabel('Name').fill('Icon buttons');
      await page.keyboard.press('Enter');
      return button(page, 'Dismiss');
    },
  ],
  [
    'the command menu',
    async (page) => {
      await open(page, '/token', page.getByLabel('Name'));
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
        for (const [how, point] of [
          ['hover', () => target.hover({ timeout: 2000 })],
          [
            'focus',
            async () => {
              // The last input decides whether focus by code is visible.
              await page.keyboard.press('Tab');
              await target.focus();
            },
          ],
        ] as const) {
          await point();
          const tooltip = page.getByRole('tooltip').filter({ hasText: name });
          if (
            !(await tooltip
              .first()
              .waitFor({ timeout: 3000 })
              .then(
                () => true,
                () => false,
              ))
          )
            unnamed.push(`${scene}: ${name} on ${how}`);
          await page.mouse.move(0, 0);
          await target.blur();
        }
      }
    }
    console.log(width, [...seen].join(' | '));
    expect(unnamed).toEqual([]);
  });

const rowBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all on)/ });

async function open(page: Page, path: string, ready: Locator): Promise<Locator> {
  await page.goto(path);
  await ready.first().waitFor();
  return ready;
}

async function openProfile(page: Page): Promise<Locator> {
  await page.goto('/accounts');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  return button(page, /^More actions, /);
}

/** The names of the buttons and links in view that show no text. */
function iconButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (node: Node) => {
      const { parentElement } = node;
      if (!node.textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true }))
        return false;
      const { width, height } = parentElement.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(parentElement).fontSize !== '0px';
    };
    return [...document.querySelectorAll('a[href], a[role], button')]
      .filter((element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest('[aria-hidden="true"], [inert]')
        )
          return false;
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) if (isShown(texts.currentNode)) return false;
        return true;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
}
