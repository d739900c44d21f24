import type { BenchPage, Measure } from './Side';
import { painted, type Done } from './painted';

/**
 * A step that both sides take, and how many times the floor's time the console may need (the
 * benchmark's goals).
 */
export interface Step {
  readonly name: string;
  readonly atMost?: number;
  readonly measure: Measure;
}

const row = 'table[aria-label="Organizations"] tbody a';
const listed: Done = { selector: row, count: 25, idle: true };
const changed: Done = {
  selector: 'table[aria-label="Organizations"] tbody',
  changed: true,
  idle: true,
};
const profile: Done = { selector: 'table[aria-label="Subscriptions"] tbody td', idle: true };
const opened = 'dialog[open], [role="alertdialog"]:not(dialog)';

/** In one visit, in this order: each starts where the one before has ended. */
export const steps: readonly Step[] = [
  {
    name: 'sort',
    atMost: 1.3,
    measure: ({ page }) =>
      painted(page, 'click', changed, () =>
        page.getByRole('button', { name: 'Total Seats' }).click(),
      ),
  },
  {
    name: 'page',
    atMost: 1.3,
    measure: ({ page }) =>
      painted(page, 'click', changed, () =>
        page.getByRole('button', { name: 'Next page' }).click(),
      ),
  },
  { name: 'search (less 350 ms)', atMost: 1.3, measure: search },
  { name: '100 rows', atMost: 1.3, measure: hundredRows },
  { name: 'open', atMost: 1.4, measure: (bench) => open(bench, 0) },
  { name: 'back', atMost: 1.4, measure: back },
  { name: 'open after a hover', atMost: 1.4, measure: (bench) => open(bench, 600) },
  { name: 'dialog', measure: dialog },
  { name: 'theme', measure: theme },
];

async function search({ page }: BenchPage): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Search organizations' });
  await box.click();
  const taken = await painted(page, 'keydown', changed, () => page.keyboard.press('z'));
  // As it was.
  await painted(page, 'keydown', changed, () => page.keyboard.press('Backspace'));
  return taken - 350;
}

async function hundredRows({ page }: BenchPage): Promise<number> {
  const size = page.getByRole('combobox', { name: 'Rows per page' });
  const taken = await painted(page, 'change', { ...listed, count: 100 }, () =>
    size.selectOption('100'),
  );
  await painted(page, 'change', listed, () => size.selectOption('25'));
  return taken;
}

async function open({ page }: BenchPage, hover: number): Promise<number> {
  const link = page.locator(row).nth(hover > 0 ? 4 : 3);
  const box = await link.boundingBox();
  if (!box) throw new Error('no row to open');
  if (hover > 0) {
    await page.mouse.move(box.x + 5, box.y + box.height / 2);
    await page.waitForTimeout(hover);
  }
  // The pointer comes from nowhere and presses at once: nothing could be fetched ahead.
  return painted(page, 'click', profile, () => page.mouse.click(box.x + 5, box.y + box.height / 2));
}

async function back({ page }: BenchPage): Promise<number> {
  return painted(page, 'popstate', listed, () => page.evaluate(() => history.back()));
}

async function dialog({ page }: BenchPage): Promise<number> {
  const taken = await painted(page, 'click', { selector: opened }, () =>
    page
      .getByRole('button', { name: /^(Activate|Deactivate)$/ })
      .first()
      .click(),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .locator(opened)
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  return taken;
}

/** The console switches from its menu; the bare page has a key for it. */
async function theme({ side, page }: BenchPage): Promise<number> {
  const other = await page.evaluate(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark',
  );
  const done = { selector: `html[data-theme="${other}"]` };
  if (side.name === 'floor') return painted(page, 'keydown', done, () => page.keyboard.press('F9'));
  await page.getByRole('button', { name: 'Demo' }).click();
  const taken = await painted(page, 'click', done, () =>
    page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click(),
  );
  await page.keyboard.press('Escape');
  return taken;
}
