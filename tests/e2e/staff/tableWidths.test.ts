import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Narrower names can't be told apart; seat types are short. */
const minNameWidth = 160;
const minSeatTypeWidth = 120;
const widths = [320, 375, 768, 900, 1024, 1100, 1280];

const tables = [
  ['/accounts', 'Organizations', minNameWidth],
  ['/accounts/org_hallberg', 'Subscriptions', minSeatTypeWidth],
  ['/token', 'Tokens', minNameWidth],
  ['/', 'Needs attention', minNameWidth],
] as const;

for (const [path, name, minWidth] of tables)
  for (const menu of ['collapsed', 'expanded'] as const)
    test(`${name}: names stay readable and nothing is cut at any width, menu ${menu}`, async ({
      signedIn: page,
    }) => {
      test.slow();
      await openWithMenu(page, path, menu);
      const table = page.getByRole('table', { name });
      await expect(table.locator('tbody:not([aria-hidden]) td:first-child').first()).toBeVisible();
      // In this order: from 320 px up, then back to a phone and up again, without a reload.
      for (const width of [...widths, 375, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(async () => {
          expect(await horizontalOverflow(page), 'sideways scrolling').toBe(0);
          expect(await page.evaluate(cutTexts), 'cut texts').toEqual([]);
          expect(await table.evaluate(overflowOfTable), 'the table scrolls sideways').toBe(0);
          const nameWidth = await table.evaluate(narrowestName);
          expect(nameWidth, 'narrowest name').toBeGreaterThanOrEqual(minWidth);
        }, `at ${width} px`).toPass({ timeout: 5_000 });
      }
    });

test('the list with a selection and filters fits at 768 px beside the expanded menu', async ({
  signedIn: page,
}) => {
  await openWithMenu(page, '/accounts?status=active&seats=low', 'expanded');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  await expect.poll(() => horizontalOverflow(page), 'with filters').toBe(0);
  expect(await page.evaluate(cutTexts)).toEqual([]);
  await page.goto('/accounts');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  await expect.poll(() => horizontalOverflow(page), 'with a selection').toBe(0);
  expect(await page.evaluate(cutTexts)).toEqual([]);
});

async function openWithMenu(page: Page, path: string, menu: 'collapsed' | 'expanded') {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.addInitScript(
    (collapsed) =>
      localStorage.setItem('ams.menu', JSON.stringify({ v: 1, data: { collapsed, folded: [] } })),
    menu === 'collapsed',
  );
  await page.goto(path);
}

/** Pixels by which the page scrolls sideways. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Runs in the page. */
function overflowOfTable(table: Element): number {
  const scroller = table.parentElement;
  return scroller ? scroller.scrollWidth - scroller.clientWidth : 0;
}

/** Runs in the page: the width of the narrowest cell with a name. */
function narrowestName(table: Element): number {
  const names = [...table.querySelectorAll('tbody > tr > td:first-child')];
  return Math.min(...names.map((cell) => cell.getBoundingClientRect().width));
}

/**
 * Runs in the page: texts of headers, controls and figures that leave their box or, unless they scroll
 * sideways there, the page.
 */
function cutTexts(): string[] {
  const cut: string[] = [];
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      isInScroller(element.parentElement));
  const range = document.createRange();
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const box = text.parentElement?.closest(
      'th, td.table-compact-cell, button, label, dt, dd, h1, h2',
    );
    if (!box?.checkVisibility() || !text.nodeValue?.trim()) continue;
    // An ellipsis tells that there is more.
    if (getComputedStyle(box).textOverflow === 'ellipsis') continue;
    // Of 1 px: visually hidden.
    const hidden = [text.parentElement, box.closest('thead, th')];
    if (hidden.some((element) => element && element.clientWidth === 1)) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const bounds = box.getBoundingClientRect();
    const fits = left >= bounds.left - 1 && right <= bounds.right + 1;
    const leavesPage = right > document.documentElement.clientWidth && !isInScroller(box);
    if (!fits || leavesPage) cut.push(text.nodeValue.trim());
  }
  return cut;
}
