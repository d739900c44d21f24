import type { Locator } from 'playwright';
import type { BenchPage, Cost, Measure } from './BenchTarget';
import { measureTyping } from './measureTyping';
import { timeToPaint, type PaintCondition } from './timeToPaint';

/** A step of a visit. */
export interface Step {
  readonly name: string;
  /** Where it starts: the runner goes there if the step before has ended elsewhere. */
  readonly at: 'list' | 'profile';
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
/** Every region of a profile has its data. */
const profileRendered: PaintCondition = {
  selector:
    'body:has(table[aria-label="Subscriptions"] tbody td):has([aria-label^="Daily seats" i])',
  idle: true,
};
const chartChanged: PaintCondition = {
  selector: '[role="group"][aria-label="Daily seats by type"]',
  changed: true,
  idle: true,
};
const nameField = '[role="dialog"] input[name="name"], dialog[open] input[name="name"]';

export const steps: readonly Step[] = [
  {
    name: 'sort, after 200 ms over the header',
    at: 'list',
    measure: (bench) => clickAfterRest(bench, 'Total Seats'),
  },
  {
    name: 'next page, after 200 ms over the button',
    at: 'list',
    measure: (bench) => clickAfterRest(bench, 'Next page'),
  },
  { name: 'filter by seats', at: 'list', measure: measureSeatsFilter },
  { name: 'search (less 350 ms)', at: 'list', measure: measureSearch },
  { name: '100 rows', at: 'list', measure: measureHundredRows },
  {
    name: 'open: name',
    at: 'list',
    measure: (bench) => openOrganization(bench, { row: 2, until: 'name' }),
  },
  { name: 'open', at: 'list', measure: (bench) => openOrganization(bench, { row: 3 }) },
  { name: 'back', at: 'profile', measure: goBack },
  {
    name: 'open after a hover: name',
    at: 'list',
    measure: (bench) => openOrganization(bench, { row: 6, hover: 600, until: 'name' }),
  },
  {
    name: 'open after a hover',
    at: 'list',
    measure: (bench) => openOrganization(bench, { row: 4, hover: 600 }),
  },
  { name: 'back again', at: 'profile', measure: goBack },
  {
    name: 'open, pressing for 80 ms',
    at: 'list',
    measure: (bench) => openOrganization(bench, { row: 5, press: 80 }),
  },
  {
    name: 'chart of 90 days',
    at: 'profile',
    measure: (bench) => measurePeriod(bench, '90 days'),
    consoleOnly: true,
  },
  {
    name: 'chart of a year',
    at: 'profile',
    measure: (bench) => measurePeriod(bench, '1 year'),
    consoleOnly: true,
  },
  { name: 'edit form', at: 'profile', measure: measureEditForm, consoleOnly: true },
  { name: 'key in the edit form', at: 'profile', measure: measureEditKey, consoleOnly: true },
  { name: 'key in a note', at: 'profile', measure: measureNoteKey, consoleOnly: true },
  { name: 'theme', at: 'profile', measure: measureThemeSwitch },
];

/** Goes to where a step starts, and waits until the page is calm. */
export async function goTo(bench: BenchPage, { at }: Step): Promise<void> {
  const isAtList = (await bench.page.locator(rowLink).count()) > 0;
  if (at === 'list' && !isAtList) await goBack(bench);
  if (at === 'profile' && isAtList) await openOrganization(bench, { row: 7 });
  await bench.page.waitForTimeout(300);
}

/** Moves the pointer to a control, and clicks it: finding it isn't part of the step. */
async function click(
  bench: BenchPage,
  control: Locator,
  condition: PaintCondition,
  rest = 0,
): Promise<Cost> {
  const { page } = bench;
  await control.hover();
  await page.waitForTimeout(rest);
  return timeToPaint(bench, 'click', condition, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** People rest on a target before they press it, for 100 to 200 ms. */
function clickAfterRest(bench: BenchPage, name: string): Promise<Cost> {
  return click(bench, bench.page.getByRole('button', { name }), tableChanged, 200);
}

async function measureSearch(bench: BenchPage): Promise<Cost> {
  const { page } = bench;
  const box = page.getByRole('searchbox', { name: 'Search organizations' });
  await box.click();
  const cost = await timeToPaint(bench, 'keydown', tableChanged, () => page.keyboard.press('z'));
  // Restores the unfiltered list.
  await timeToPaint(bench, 'keydown', tableChanged, () => page.keyboard.press('Backspace'));
  return { ...cost, wall: cost.wall - 350 };
}

/** Chooses an option of a select. */
async function choose(
  bench: BenchPage,
  name: string,
  value: string,
  condition: PaintCondition,
): Promise<Cost> {
  const select = await bench.page.getByRole('combobox', { name }).elementHandle();
  return timeToPaint(bench, 'change', condition, async () => select?.selectOption(value));
}

async function measureSeatsFilter(bench: BenchPage): Promise<Cost> {
  const cost = await choose(bench, 'Seats', 'low', tableChanged);
  await choose(bench, 'Seats', '', tableChanged);
  return cost;
}

async function measureHundredRows(bench: BenchPage): Promise<Cost> {
  const cost = await choose(bench, 'Rows per page', '100', { ...listRendered, count: 100 });
  await choose(bench, 'Rows per page', '25', listRendered);
  return cost;
}

interface Click {
  readonly row: number;
  /** Milliseconds between the pointer's arrival and the press. */
  readonly hover?: number;
  /** Milliseconds between press and release; people take about 100. */
  readonly press?: number;
  /** What must be painted: the name, or by default every region. */
  readonly until?: 'name';
}

export async function openOrganization(
  bench: BenchPage,
  { row, hover = 0, press = 0, until }: Click,
): Promise<Cost> {
  const { page } = bench;
  const link = page.locator(rowLink).nth(row);
  const box = await link.boundingBox();
  if (!box) throw new Error('The row is not visible');
  // In its first line: between two lines of a long name there is no link.
  const [x, y] = [box.x + 5, box.y + 8];
  const name = { selector: 'h1', text: (await link.textContent()) ?? '' };
  if (hover > 0) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(hover);
  }
  // Without a hover the pointer jumps and presses at once, so nothing is requested before the press.
  return timeToPaint(bench, 'click', until === 'name' ? name : profileRendered, () =>
    page.mouse.click(x, y, { delay: press }),
  );
}

export async function goBack(bench: BenchPage): Promise<Cost> {
  return timeToPaint(bench, 'popstate', listRendered, () =>
    bench.page.evaluate(() => history.back()),
  );
}

/** Until the chart of a period that is loaded has replaced that of 30 days. */
async function measurePeriod(bench: BenchPage, period: string): Promise<Cost> {
  const { page } = bench;
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const busy = page.locator('[aria-busy="true"]');
  for (const name of [period, '30 days']) {
    await radio(name).check();
    await busy.waitFor({ state: 'detached' });
  }
  return timeToPaint(bench, 'click', chartChanged, () => radio(period).check());
}

/** Until the first field of the form is painted. */
async function measureEditForm(bench: BenchPage): Promise<Cost> {
  const cost = await openEditForm(bench);
  await closeEditForm(bench);
  return cost;
}

async function measureEditKey(bench: BenchPage): Promise<Cost> {
  await openEditForm(bench);
  const field = bench.page.locator(nameField);
  const name = await field.inputValue();
  const { key } = await measureTyping(bench, field);
  await field.fill(name);
  await closeEditForm(bench);
  return key;
}

function openEditForm(bench: BenchPage): Promise<Cost> {
  const button = bench.page.getByRole('button', { name: 'Edit', exact: true });
  return click(bench, button, { selector: nameField });
}

async function closeEditForm({ page }: BenchPage): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator(nameField).waitFor({ state: 'detached' });
}

async function measureNoteKey(bench: BenchPage): Promise<Cost> {
  const field = bench.page.getByRole('textbox', { name: 'Note' });
  const { key } = await measureTyping(bench, field);
  await field.fill('');
  return key;
}

/** Switches the theme, until its transition has ended: from the user menu, or by F9 on the baseline page. */
async function measureThemeSwitch(bench: BenchPage): Promise<Cost> {
  const { target, page } = bench;
  const other = await page.evaluate(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark',
  );
  const condition = { selector: `html[data-theme="${other}"]`, settled: true };
  if (target.name === 'baseline')
    return timeToPaint(bench, 'keydown', condition, () => page.keyboard.press('F9'));
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Dark theme' });
  // Until the menu is where it stays.
  await item.waitFor();
  await page.waitForTimeout(200);
  const cost = await click(bench, item, condition, 200);
  await page.keyboard.press('Escape');
  return cost;
}
