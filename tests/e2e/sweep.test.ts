import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type Axe from 'axe-core';
import { choose, expect, fail, heading, listLinks, openProfile, test, type Api } from './fixtures';

/**
 * Every screen at three widths in both themes: what axe finds, whether the page scrolls sideways, and
 * whether targets are large enough for a finger. `npm test` leaves out the dark theme and 768 px.
 */
const isFull = process.env.AMS_E2E_FULL === '1';
const themes = isFull ? (['light', 'dark'] as const) : (['light'] as const);
const widths = isFull ? [1280, 768, 375] : [1280, 375];

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Shows a screen, and returns the last of it to appear. */
type Show = (page: Page, api: Api) => Promise<Locator>;

const open = (path: string, find: (page: Page) => Locator): Show => {
  return async (page) => {
    await page.goto(path);
    return find(page);
  };
};
const row = (table: string) => (page: Page) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').nth(1);

const screens: Readonly<Record<string, Show>> = {
  login: async (page) => {
    await page.goto('/nowhere');
    // Not by a sign-out, which would end the session of other tests.
    await page.evaluate(() => localStorage.removeItem('ams.session'));
    await page.goto('/login');
    return page.getByRole('button', { name: 'Sign in', exact: true });
  },
  home: open('/', row('Needs attention')),
  list: open('/accounts', (page) => listLinks(page).last()),
  'low list': open('/accounts?seats=low', (page) => listLinks(page).last()),
  profile: open('/accounts/acme.v2', row('Daily Seats')),
  tokens: open('/token', row('Tokens')),
  import: open('/accounts?import', (page) => page.getByText('Download template')),
  'edit dialog': open('/accounts/acme.v2?edit', (page) =>
    page.getByRole('dialog').getByLabel('Billing phone'),
  ),
  'command menu': async (page) => {
    await page.goto('/token');
    await expect(heading(page, 'Token')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    return page.getByRole('option', { name: 'New organization' });
  },
  'error page': open('/nowhere', (page) => page.getByRole('link', { name: 'Go home' })),
};

for (const [name, show] of Object.entries(screens))
  for (const theme of themes)
    test(`sweep: ${name}, ${theme}`, async ({ signedIn: page, api }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (data) => localStorage.setItem('ams.theme', JSON.stringify({ v: 1, data })),
        theme,
      );
      const last = await show(page, api);
      await expect(last).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of widths)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => page.evaluate(sidewaysScroll), 'scrolls sideways').toEqual([]);
          if (width === 375)
            await expect.poll(() => page.evaluate(smallTargets), 'small targets').toEqual([]);
          expect(await violations(page)).toEqual([]);
        });
    });

async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger: the page's policy allows no other script.
  await page.evaluate(axe);
  // Else a sticky header may cover a part of a row.
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.evaluate(async (values) => {
    const { axe: runner } = window as unknown as { axe: typeof Axe };
    const results = await runner.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
  }, tags);
}

/** Runs in the page: the page, and dialogs, that are wider than the screen. */
function sidewaysScroll(): string[] {
  const boxes = [document.documentElement, ...document.querySelectorAll('[role$=dialog], main')];
  return boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} > ${clientWidth}`);
}

/**
 * Runs in the page: controls that a finger misses. What is hit 18 px above and below, left and right of
 * a control's centre must be the control or its label: a field of 38 px has a
 * border around it. The checkbox of a row ends where its table does. axe knows the rule for links in texts.
 */
function smallTargets(): string[] {
  const controls = 'button, input, select, textarea, summary, [role=option], [role^=menuitem]';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    control.scrollIntoView({ block: 'center' });
    const owner = control.closest('label') ?? control;
    const { left, top, width, height } = owner.getBoundingClientRect();
    const isHit = (dx: number, dy: number) =>
      owner.contains(document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy));
    // Hidden from the eye, or covered by a dialog.
    if (width < 2 || height < 2 || !isHit(0, 0)) return [];
    const start = control.matches(':is(th, td) > [type=checkbox]') ? -8 : -18;
    if (isHit(0, -18) && isHit(0, 18) && isHit(start, 0) && isHit(18, 0)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    return `${control.tagName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`;
  });
}

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Fails the first call to these URLs, in a way that isn't repeated. */
const failOnce = (page: Page, url: RegExp) =>
  page.route(url, (route) => fail(route, 418), { times: 1 });

/** Controls that are gone, or can't be used, once they were: focus must not fall to the page. */
const vanishing: Readonly<Record<string, Show>> = {
  '"Try again" of a screen': async (page) => {
    await failOnce(page, /\/tokens/);
    await page.goto('/token');
    return button(page, 'Try again');
  },
  '"Try again" of a region': async (page) => {
    await failOnce(page, /\/daily-seats/);
    await page.goto('/accounts/acme.v2');
    return button(page, 'Try again');
  },
  '"Clear filters"': async (page) => {
    await page.goto('/accounts?status=inactive&q=zzzz-nobody');
    return button(page, 'Clear filters');
  },
  '"Undo" of a toast': async (page, api) => {
    await openProfile(page, await api.create('Focus'));
    await button(page, 'Assign seats, full').press('Enter');
    await expect(page.getByLabel('Assigned seats')).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    return button(page, 'Undo');
  },
  '"Dismiss" of a toast': async (page, api) => {
    await openProfile(page, await api.create('Focus'));
    await choose(page, 'More actions', 'Deactivate');
    await button(page.getByRole('alertdialog'), 'Deactivate').press('Enter');
    return button(page, 'Dismiss');
  },
  '"Remove subscription"': async (page) => {
    await page.goto('/accounts?new');
    await button(page, 'Add subscription').press('Enter');
    return page.getByRole('button', { name: /^Remove subscription/ }).last();
  },
  '"Revoke"': async (page, api) => {
    const name = `Focus ${Date.now()}`;
    await api.call('POST', '/auth/create-token', { name, expires_at: null });
    await page.goto('/token');
    await button(page, `Revoke ${name}`).press('Enter');
    return button(page.getByRole('alertdialog'), 'Revoke');
  },
  '"Activate" of an inactive organization': async (page, api) => {
    const { id, name } = await api.create('Focus off');
    await api.call('POST', `/accounts/${id}/deactivate`);
    await openProfile(page, { id, name });
    await button(page.getByRole('note'), 'Activate').press('Enter');
    return button(page.getByRole('alertdialog'), 'Activate');
  },
  'the menu of a phone': async (page) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    await button(page, 'Open menu').press('Enter');
    return button(page, 'Close menu');
  },
};

for (const [name, show] of Object.entries(vanishing))
  test(`focus doesn’t fall to the page after ${name}`, async ({ signedIn: page, api }) => {
    const control = await show(page, api);
    await control.focus();
    const element = await control.elementHandle();
    await page.keyboard.press('Enter');
    const isGone = () =>
      element?.evaluate(
        (used) => !used.isConnected || used.matches(':disabled, [aria-disabled=true]'),
      );
    await expect.poll(isGone).toBe(true);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'))
      .not.toBe('BODY');
  });
