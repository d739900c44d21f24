import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { layoutProblems } from '../layoutProblems';

const widths = Array.from({ length: 81 }, (_, index) => 320 + 20 * index);

const screens = [
  ['home', '/', 'Welcome'],
  ['the list', '/accounts', 'Organizations'],
  ['the list of those low on seats', '/accounts?seats=low', 'Organizations'],
  ['a profile', '/accounts/acme.v2', 'Acme Robotics'],
  ['a profile with three seat types', '/accounts/org_hallberg', 'Hallberg Shipping'],
  ['the tokens', '/token', 'Token'],
  ['an error', '/nowhere', 'Page Not Found'],
] as const;

for (const [name, path, heading] of screens)
  test(`${name} fits every width from 320 to 1920 px`, async ({ signedIn: page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectToFit(page);
  });

test('the login fits every width from 320 to 1920 px', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectToFit(page);
});

/** Resizes the loaded page: what depends on its width must follow. */
async function expectToFit(page: Page): Promise<void> {
  test.slow();
  await page.waitForLoadState('networkidle');
  const found: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The browser keeps what is in view where it is, and sticky headers cover rows then.
    await page.evaluate(() => window.scrollTo(0, 0));
    let problems = await page.evaluate(layoutProblems);
    if (problems.length > 0) {
      // What follows a resize observer settles a little later.
      await page.waitForTimeout(250);
      problems = await page.evaluate(layoutProblems);
    }
    if (problems.length > 0) found[width] = problems;
  }
  expect(found).toEqual({});
}
