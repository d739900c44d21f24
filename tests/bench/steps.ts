import type { BenchPage, Measure } from './BenchTarget';
import { timeToPaint, type PaintCondition } from './timeToPaint';

/** A step of a visit. */
export interface Step {
  readonly name: string;
  readonly measure: Measure;
  /** The baseline page lacks it. */
  readonly consoleOnly?: boolean;
}

const rowLink = 'table[aria-label="Organizations"] tbody a';
const listRendered: PaintCondition = { selector: rowLink, count: 25, idle: true };
const tableChanged: PaintCondition = {
  selector: 'table[aria-label="Organizations"] tbody',
  changed: true,
  idle: true,
};
const profileRendered: PaintCondition = {
  selector: 'table[aria-label="Subscriptions"] tbody td',
  idle: true,
};
const chartChanged: PaintCondition = {
  selector: '[role="group"][aria-label="Daily seats by type"]',
  changed: true,
  idle: true,
};
const nameField = '[role="dialog"] input[name="name"], dialog[open] input[name="name"]';

/** The steps of one visit: each starts where the previous one has ended. */
export const steps: readonly Step[] = [
  {
    name: 'sort, after 200 ms over the header',
    measure: (bench) => clickAfterRest(bench, 'Total Seats'),
  },
  {
    name: 'next page, after 200 ms over the button',
    measure: (bench) => clickAfterRest(bench, 'Next page'),
  },
  { name: 'filter by seats', measure: measureSeatsFilter },
  { name: 'search (less 350 ms)', measure: measureSearch },
  { name: '100 rows', measure: measureHundredRows },
  { name: 'open', measure: (bench) => openOrganization(bench, { row: 3 }) },
  { name: 'back', measure: goBack },
  {
    name: 'open after a hover',
    measure: (bench) => openOrganization(bench, { row: 4, hover: 600 }),
  },
  { name: 'back again', measure: goBack },
  {
    name: 'open, pressing for 80 ms',
    measure: (bench) => openOrganization(bench, { row: 5, press: 80 }),
  },
  {
    name: 'chart of 90 days',
    measure: (bench) => measurePeriod(bench, '90 days'),
    consoleOnly: true,
  },
  {
    name: 'chart of a year',
    measure: (bench) => measurePeriod(bench, '1 year'),
    consoleOnly: true,
  },
  { name: 'edit form', measure: measureEditForm, consoleOnly: true },
  { name: 'theme', measure: measureThemeSwitch },
];

/** People rest on a target before they press it, for 100 to 200 ms. The pointer is there by then. */
async function clickAfterRest({ page }: BenchPage, name: string): Promise<number> {
  await page.getByRole('button', { name }).hover();
  await page.waitForTimeout(200);
  return timeToPaint(page, 'click', tableChanged, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

async function measureSearch({ page }: BenchPage): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Search organizations' });
  await box.click();
  const duration = await timeToPaint(page, 'keydown', tableChanged, () => page.keyboard.press('z'));
  // Restores the unfiltered list.
  await timeToPaint(page, 'keydown', tableChanged, () => page.keyboard.press('Backspace'));
  return duration - 350;
}

async function measureSeatsFilter({ page }: BenchPage): Promise<number> {
  const select = page.getByRole('combobox', { name: 'Seats' });
  const duration = await timeToPaint(page, 'change', tableChanged, () =>
    select.selectOption('low'),
  );
  await timeToPaint(page, 'change', tableChanged, () => select.selectOption(''));
  return duration;
}

async function measureHundredRows({ page }: BenchPage): Promise<number> {
  const size = page.getByRole('combobox', { name: 'Rows per page' });
  const duration = await timeToPaint(page, 'change', { ...listRendered, count: 100 }, () =>
    size.selectOption('100'),
  );
  await timeToPaint(page, 'change', listRendered, () => size.selectOption('25'));
  return duration;
}

interface Click {
  readonly row: number;
  /** Milliseconds between the pointer's arrival and the press. */
  readonly hover?: number;
  /** Milliseconds between press and release; people take about 100. */
  readonly press?: number;
}

async function openOrganization(
  { page }: BenchPage,
  { row, hover = 0, press = 0 }: Click,
): Promise<number> {
  const box = await page.locator(rowLink).nth(row).boundingBox();
  if (!box) throw new Error('The row is not visible');
  const [x, y] = [box.x + 5, box.y + box.height / 2];
  if (hover > 0) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(hover);
  }
  // Without a hover the pointer jumps and presses at once, so nothing is requested before the press.
  return timeToPaint(page, 'click', profileRendered, () =>
    page.mouse.click(x, y, { delay: press }),
  );
}

async function goBack({ page }: BenchPage): Promise<number> {
  return timeToPaint(page, 'popstate', listRendered, () => page.evaluate(() => history.back()));
}

/** Until the chart of a period that is loaded has replaced that of 30 days. */
async function measurePeriod({ page }: BenchPage, period: string): Promise<number> {
  const select = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  const busy = page.locator('[aria-busy="true"]');
  for (const name of [period, '30 days']) {
    await select(name);
    await busy.waitFor({ state: 'detached' });
  }
  return timeToPaint(page, 'click', chartChanged, () => select(period));
}

/** Until the first field of the form is painted. */
async function measureEditForm({ page }: BenchPage): Promise<number> {
  const duration = await timeToPaint(page, 'click', { selector: nameField }, () =>
    page.getByRole('button', { name: 'Edit', exact: true }).click(),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator(nameField).waitFor({ state: 'detached' });
  return duration;
}

/** Switches the theme, until its transition has ended: from the user menu, or by F9 on the baseline page. */
async function measureThemeSwitch({ target, page }: BenchPage): Promise<number> {
  const other = await page.evaluate(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark',
  );
  const condition = { selector: `html[data-theme="${other}"]`, settled: true };
  if (target.name === 'baseline')
    return timeToPaint(page, 'keydown', condition, () => page.keyboard.press('F9'));
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  const duration = await timeToPaint(page, 'click', condition, () =>
    page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click(),
  );
  await page.keyboard.press('Escape');
  return duration;
}
