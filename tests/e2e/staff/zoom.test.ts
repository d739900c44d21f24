import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/**
 * Zoom, forced colours and target sizes (WCAG 2.2: 1.4.4, 1.4.10, 2.5.8). A browser window of
 * 1280 × 1024 px at 200 % and 400 % is as large as one of 640 × 512 and 320 × 256 px.
 */
const screens = [
  '/',
  '/accounts',
  '/accounts/acme.v2',
  '/token',
  '/accounts?new',
  '/accounts?import',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toBeEmpty();
  if (path.includes('?')) await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [zoom, viewport] of [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const)
  test(`at ${zoom} no screen scrolls sideways, and the focused element is in view`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of screens) {
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} scrolls sideways`).toBe(0);
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(hiddenFocus), `${path}, after ${press + 1} Tabs`).toBe('');
      }
    }
  });

test('in forced colours the focused element of every screen has an outline', async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of screens) {
    await open(page, path);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(missingOutline), `${path}, after ${press + 1} Tabs`).toBe('');
    }
  }
});

for (const width of [1280, 375])
  test(`targets are at least 24 px large, or as far apart, at ${width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of screens) {
      await open(page, path);
      expect(await page.evaluate(smallTargets), path).toEqual([]);
    }
  });

for (const [reducedMotion, effect, expected] of [
  ['reduce', 'is there at once', []],
  ['no-preference', 'fades and moves in', ['dialog opacity', 'dialog transform']],
] as const)
  test(`a dialog ${effect} if the user’s preference for reduced motion is “${reducedMotion}”`, async ({
    signedIn: page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/accounts/acme.v2');
    await page.evaluate(recordTransitions);
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit organization' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((popup) => getComputedStyle(popup).opacity)).toBe('1');
    const transitions = await page.evaluate(() => window.transitions);
    expect(transitions.filter((name) => name.startsWith('dialog')).toSorted()).toEqual(expected);
  });

declare global {
  interface Window {
    /** Role of the element and property of each transition that has started. */
    transitions: string[];
  }
}

/** Runs in the page. */
function recordTransitions(): void {
  window.transitions = [];
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (target instanceof Element)
      window.transitions.push(`${target.getAttribute('role')} ${propertyName}`);
  });
}

/** Runs in the page: describes a focused element that is out of view or covered; empty otherwise. */
function hiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  if (!isInView) return `out of view: ${focused.outerHTML.slice(0, 200)}`;
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const hit = document.elementFromPoint(x, y);
  const isCovered =
    hit && !focused.contains(hit) && !hit.contains(focused) && !hit.closest('label');
  return isCovered
    ? `${focused.outerHTML.slice(0, 120)} covered by ${hit.outerHTML.slice(0, 120)}`
    : '';
}

/** Runs in the page: the markup of a focused element without an outline; empty otherwise. */
function missingOutline(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const elements = [
    focused,
    focused.parentElement,
    focused.closest('tr'),
    focused.closest('label'),
  ];
  const hasOutline = elements.some((element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    }),
  );
  return hasOutline ? '' : focused.outerHTML.slice(0, 200);
}

/**
 * Runs in the page: targets below 24 px whose circle of 24 px meets another target (2.5.8). Links
 * within text are exempt.
 */
function smallTargets(): string[] {
  const size = 24;
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].flatMap((element) => {
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // Neither covered, nor visually hidden, nor out of view.
    const isShown = hit && (element.contains(hit) || hit.contains(element));
    return isShown && !element.matches('p a, li a, dd a, td a') ? [{ element, box }] : [];
  });
  const isSmall = ({ width, height }: DOMRect) => width < size || height < size;
  return targets.flatMap(({ element, box }) => {
    if (!isSmall(box)) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const neighbour = targets.find((other) => {
      if (other.element === element) return false;
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(dx, dy) < size / 2;
    });
    return neighbour
      ? [
          `${element.outerHTML.slice(0, 120)} is close to ${neighbour.element.outerHTML.slice(0, 120)}`,
        ]
      : [];
  });
}
