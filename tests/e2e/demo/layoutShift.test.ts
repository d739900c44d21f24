import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures';

/** What shows that a screen is complete, and a region that loads last. */
const screens = {
  home: ['/', 'Recent activity'],
  list: ['/accounts', 'Organizations'],
  'low list': ['/accounts?status=active&seats=low&sort=seats_run_out', 'Organizations'],
  'low profile': ['/accounts/acme.v2', 'Activity'],
  'profile with two subscriptions, both low': ['/accounts/eu:schmidt-automation', 'Activity'],
  'profile with enough seats': ['/accounts/org_hallberg', 'Activity'],
  token: ['/token', 'Tokens'],
} as const;

/**
 * Runs in the page. Input doesn't excuse a shift: everything has its space before it is loaded. Names
 * what has moved.
 */
function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const describe = ({ node, previousRect, currentRect }: ShiftSource) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = element?.textContent.trim().slice(0, 30) ?? '';
    return `${element?.tagName ?? '?'} "${text}" ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[])
      shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(describe).join('; ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly ShiftSource[];
}
interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

async function shiftsOf(
  context: BrowserContext,
  width: number,
  [path, region]: readonly [path: string, region: string],
): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(
    page.getByRole(region === 'Organizations' ? 'table' : 'region', { name: region }),
  ).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  // Two frames: shifts are reported after the frame that has them.
  await page.waitForTimeout(200);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  await page.close();
  return shifts;
}

for (const width of [1280, 1024, 900, 768, 375])
  test(`nothing moves while a screen loads at ${width} px`, async ({ signedIn: page, context }) => {
    test.slow();
    // Also the scenario of the pages that follow.
    await page.goto('/token?scenario=slow');
    await expect(page.getByRole('table', { name: 'Tokens' })).toBeVisible();
    await context.addInitScript(recordShifts);
    // One after the other: demos that start at once on two cores miss the timeouts.
    const shifts: Record<string, readonly string[]> = {};
    for (const [name, screen] of Object.entries(screens))
      shifts[name] = await shiftsOf(context, width, screen);
    expect(shifts).toEqual(Object.fromEntries(Object.keys(screens).map((name) => [name, []])));
  });
