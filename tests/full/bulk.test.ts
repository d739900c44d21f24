import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LoggedCall } from '~~/mocks/http/CallLog';
import type { FaultEffect } from '~~/mocks/http/Fault';
import { startStaffConsole, type StaffConsole } from './startStaffConsole';

// Deactivates hundreds of 10,000 organizations on the staff build in Chromium. Expects that the
// reported outcomes are those of the API's log, row by row.

let staffConsole: StaffConsole;
beforeAll(async () => {
  staffConsole = await startStaffConsole(10_000);
});
afterAll(() => staffConsole.close());
beforeEach(() => {
  staffConsole.control.clearFaults();
  staffConsole.control.clearLog();
});

/** Not `network`: Chromium repeats a call by itself if a reused connection breaks. */
const effects: readonly FaultEffect[] = [
  { status: 412 },
  { status: 503 },
  { status: 500 },
  { status: 404 },
  { status: 403 },
  'malformed',
];

/** The status of every call that deactivates, by organization, oldest first. */
function recordCalls({ control }: StaffConsole): Map<string, number[]> {
  const finished = new Map<number, LoggedCall>();
  const statuses = new Map<string, number[]>();
  control.subscribe(() => {
    for (const call of control.log()) {
      const [, id] =
        /^\/api\/accounts\/([^/]+)\/deactivate$/.exec(decodeURIComponent(call.path)) ?? [];
      if (id === undefined || call.status === undefined || finished.has(call.number)) continue;
      finished.set(call.number, call);
      statuses.set(id, [...(statuses.get(id) ?? []), call.fault ? 0 : call.status]);
    }
  });
  return statuses;
}

const format = (count: number) => count.toLocaleString('en');

/** Selects pages of 100; returns the names by id. */
async function selectPages(page: Page, pages: number): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let number = 1; number <= pages; number += 1) {
    await page
      .getByText(new RegExp(`^${format(number * 100 - 99)}–${format(number * 100)} of`))
      .waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByText(`${format(number * 100)} selected`).waitFor();
    const rows = await page
      .locator('td > input')
      .evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).map(
          (input) => [input.value, input.ariaLabel ?? ''] as const,
        ),
      );
    for (const [id, label] of rows) names.set(id, label.replace('Select ', ''));
    if (number < pages) await page.getByRole('button', { name: 'Next page' }).click();
  }
  return names;
}

it('300 of 10,000 with every fifth call failing: outcomes agree with the log, and no organization is changed twice', async () => {
  const { control } = staffConsole;
  const statuses = recordCalls(staffConsole);
  const page = await staffConsole.openPage('/accounts?status=active&per_page=100', true);
  const names = await selectPages(page, 3);
  expect(names.size).toBe(300);
  for (let index = 0; index < 80; index += 1) {
    const effect = effects[index % effects.length];
    control.failNext({ call: 'deactivateOrganization', times: 4 });
    if (effect) control.failNext({ call: 'deactivateOrganization', effect });
  }
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  const dialog = page.getByRole('dialog', {
    name: /^(Deactivate 300 organizations\?|\d+ organizations deactivated)$/,
  });
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  for (let attempt = 0; ; attempt += 1) {
    await dialog.getByRole('button', { name: 'Done' }).waitFor({ timeout: 120_000 });
    const failed = [...statuses].filter(([, calls]) => calls.at(-1) !== 200).map(([id]) => id);
    const reported = await dialog
      .getByRole('list', { name: 'Failed' })
      .getByRole('listitem')
      .locator('strong')
      .allTextContents();
    expect(new Set(reported)).toEqual(new Set(failed.map((id) => names.get(id))));
    expect(reported).toHaveLength(failed.length);
    expect(await dialog.getByText(/^\d+ deactivated$/).innerText()).toBe(
      `${300 - failed.length} deactivated`,
    );
    expect(statuses.size).toBe(300);
    if (attempt === 0) expect(failed).toHaveLength(60);
    if (failed.length === 0) break;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('progressbar').or(dialog.getByText('300 deactivated')).waitFor();
  }
  for (const calls of statuses.values())
    expect(calls.filter((status) => status === 200)).toHaveLength(1);
});

it('1,000 of 10,000 are deactivated, each once, while the page responds', async () => {
  const statuses = recordCalls(staffConsole);
  const page = await staffConsole.openPage('/accounts?status=active&per_page=100', true);
  await selectPages(page, 10);
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  const dialog = page.getByRole('dialog', {
    name: /^(Deactivate 1,000 organizations\?|1,000 organizations deactivated)$/,
  });
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await dialog.getByText('1,000 deactivated').waitFor({ timeout: 5 * 60_000 });
  expect([...statuses.values()]).toEqual(Array.from({ length: 1000 }, () => [200]));
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  );
  expect(longest, 'milliseconds of the longest task').toBeLessThan(1000);
});
