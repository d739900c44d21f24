import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const table = (page: Page) => page.getByRole('table', { name: 'Organizations' });

/** Records the queries of the list's calls from now on. */
function recordLists(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/api/accounts') && request.method() === 'GET') sent.push(url.search);
  });
  return sent;
}

/**
 * Records, from the next click on, the frames in which the list's URL, first row, sorted column,
 * page or busy state differ from the frame before.
 */
function recordFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const state = () => [
      location.search,
      document.querySelector('tbody a')?.textContent,
      document.querySelector('th[aria-sort]:not([aria-sort="none"])')?.textContent,
      document.querySelector('nav[aria-label="Pages of organizations"]')?.textContent,
      document.querySelector('[aria-busy="true"]') !== null,
    ];
    const frames = [state()];
    Object.assign(window, { frames });
    const record = () => {
      if (String(state()) !== String(frames.at(-1))) frames.push(state());
      requestAnimationFrame(record);
    };
    addEventListener('click', () => requestAnimationFrame(record), { capture: true, once: true });
  });
}

const readFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: unknown[][] }).frames);

for (const [name, search] of [
  ['Total Seats', '?sort=total_seats'],
  ['Next page', '?page=2'],
] as const)
  test(`hovering over “${name}” requests its view once, and a click shows all of it in one frame`, async ({
    signedIn: page,
  }) => {
    await page.goto('/accounts');
    await expect(table(page).getByRole('link')).toHaveCount(25);
    const button = page.getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    const sent = recordLists(page);
    const received = page.waitForResponse(/\/api\/accounts\?/);
    await button.hover();
    await received;
    // Not `finished()`: Chromium reports some responses as aborted that the page has read.
    await page.waitForTimeout(200);
    await recordFrames(page);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL((url) => url.search === search);
    await page.waitForTimeout(300);
    const frames = await readFrames(page);
    expect(frames).toHaveLength(2);
    expect(frames[1]?.[1]).not.toBe(frames[0]?.[1]);
    expect(sent).toHaveLength(1);
  });

test('hovering over “Token” in the menu requests the tokens, and the click nothing more', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts');
  await expect(table(page).getByRole('link')).toHaveCount(25);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/api/')) sent.push(request.url());
  });
  const received = page.waitForResponse(/\/auth\/tokens/);
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
    name: 'Token',
  });
  await link.hover();
  await received;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Token' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(sent).toHaveLength(1);
});

test('pressing an organization’s link prefetches its profile, and the click requests nothing more', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts');
  const link = table(page).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/accounts\/[^?]/.test(request.url())) sent.push(request.url());
  });
  await link.hover({ position: { x: 5, y: 5 } });
  await page.mouse.down();
  await expect.poll(() => sent).toHaveLength(4);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.waitForTimeout(300);
  expect(sent).toHaveLength(4);
});
