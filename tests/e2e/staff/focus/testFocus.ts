import type { Locator, Page } from '@playwright/test';
import { callApi, type Session } from '../../callApi';
import { expect, test } from '../../fixtures';

export interface Scene extends Session {
  /** Makes names unique. */
  readonly suffix: string;
}

/** A control that is gone, or unusable, once it has been used. */
export interface FocusCase {
  readonly control: string;
  /** Shows it. */
  readonly show: (scene: Scene) => Promise<Locator>;
  /** Of the window, in pixels. */
  readonly width?: number;
}

/**
 * Uses each control by keyboard, and expects that focus doesn't fall to the page's body: otherwise the
 * user would start again at its top. the stories has the rules for where it
 * goes; this looks at each screen, because each removes its controls in its own way.
 */
export function testFocus(screen: string, cases: readonly FocusCase[]): void {
  test.describe(screen, () => {
    for (const { control, show, width = 1280 } of cases)
      test(`focus doesn't fall to the page after ${control}`, async ({
        signedIn: page,
        storedEntries,
        uniqueSuffix,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const target = await show({ page, storedEntries, suffix: uniqueSuffix });
        await target.focus();
        const element = await target.elementHandle();
        await page.keyboard.press('Enter');
        await expect
          .poll(() =>
            element?.evaluate(
              (used) => !used.isConnected || used.matches(':disabled, [aria-disabled="true"]'),
            ),
          )
          .toBe(true);
        await page.waitForLoadState('networkidle');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.tagName))
          .not.toBe('BODY');
      });
  });
}

export function button(scope: Page | Locator, name: string | RegExp): Locator {
  return scope.getByRole('button', { name, exact: typeof name === 'string' }).first();
}

/** Answers calls to these URLs with an error that is not retried, `times` times. */
export async function failCalls(page: Page, url: RegExp, times = 1, method = 'GET'): Promise<void> {
  let left = times;
  await page.route(url, async (route) => {
    if (route.request().method() !== method || left <= 0) return route.fallback();
    left -= 1;
    return route.fulfill({
      status: 418,
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Failed', status: 418, code: 'failed', errors: [] },
    });
  });
}

/** Creates an organization and opens its profile. */
export async function openNewProfile(scene: Scene, name: string, seats = 5): Promise<void> {
  const id = await createOrganization(scene, name, seats);
  await scene.page.goto(`/accounts/${id}`);
  await button(scene.page, /^Assign seats/).waitFor();
}

export async function createOrganization(scene: Scene, name: string, seats = 5): Promise<string> {
  const text = `${name} ${scene.suffix}`;
  const subdomain = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const response = await callApi(scene, 'POST', '/api/accounts', {
    name: text,
    subdomain,
    billing: {
      billing_name: 'Ada Lovelace',
      billing_email: `${subdomain}@example.com`,
      amount: 10,
      currency: 'USD',
    },
    subscriptions: [{ seat_type: 'full', total_seats: seats }],
  });
  return (response as { data: { id: string } }).data.id;
}

export async function assignSeat(page: Page): Promise<void> {
  await button(page, /^Assign seats/).press('Enter');
  await page.getByRole('dialog').getByLabel('Assigned seats', { exact: true }).fill('1');
  await page.keyboard.press('Enter');
}
