import type { Locator, Page } from '@playwright/test';
import { button, failCalls, testFocus, type Scene } from './testFocus';

const header = 'name,subdomain,billing_name,billing_email,amount,currency,seat_type,total_seats';
const email = 'ada@example.com';

/** Rows with these emails; one that isn't valid has to be corrected. */
function csv(key: string, emails: readonly string[]): string {
  const rows = emails.map(
    (address, index) => `${key} ${index},${key}-${index},Ada,${address},10,USD,full,5`,
  );
  return [header, ...rows].join('\n');
}

async function addFile(page: Page, text: string): Promise<Locator> {
  await page.goto('/accounts?import');
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await button(dialog, 'Remove rows.csv').waitFor();
  return dialog;
}

async function check(page: Page, text: string): Promise<Locator> {
  const dialog = await addFile(page, text);
  await button(dialog, 'Continue').press('Enter');
  await button(dialog, 'Continue').press('Enter');
  return dialog;
}

const checkInvalid = ({ page, suffix }: Scene) => check(page, csv(suffix, ['invalid', email]));

/** Starts an import of twelve rows, each of which takes a second. */
async function start({ page, suffix }: Scene, key: string): Promise<Locator> {
  await page.route(/\/api\/accounts$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const dialog = await check(page, csv(`${key}-${suffix}`, Array<string>(12).fill(email)));
  await button(dialog, /^Import \d/).press('Enter');
  return dialog;
}

testFocus('import', [
  {
    control: '"Remove {file}"',
    show: async ({ page }) => button(await addFile(page, csv('a', [email])), 'Remove rows.csv'),
  },
  {
    control: '"Back" to the first step',
    show: async ({ page }) => {
      const dialog = await addFile(page, csv('a', [email]));
      await button(dialog, 'Continue').press('Enter');
      return button(dialog, 'Back');
    },
  },
  {
    control: '"Edit"',
    show: async (scene) => button(await checkInvalid(scene), /^Edit line/),
  },
  ...['Save', 'Discard'].map((name) => ({
    control: `"${name}" of a row`,
    show: async (scene: Scene) => {
      const dialog = await checkInvalid(scene);
      await button(dialog, /^Edit line/).press('Enter');
      await scene.page.keyboard.type(email);
      return button(dialog, name);
    },
  })),
  {
    control: '"Find and replace"',
    show: async (scene) => button(await checkInvalid(scene), 'Find and replace'),
  },
  {
    control: '"Close find and replace"',
    show: async (scene) => {
      const dialog = await checkInvalid(scene);
      await button(dialog, 'Find and replace').press('Enter');
      return button(dialog, 'Close find and replace');
    },
  },
  {
    control: '"Try again" of the look-up',
    show: async (scene) => {
      await failCalls(scene.page, /\/lookup/, 1, 'POST');
      return button(await checkInvalid(scene), 'Try again');
    },
  },
  {
    control: '"Import 1 organization"',
    show: async ({ page, suffix }) =>
      button(await check(page, csv(`start-${suffix}`, [email])), /^Import \d/),
  },
  {
    control: '"Done"',
    show: async ({ page, suffix }) => {
      const dialog = await check(page, csv(`done-${suffix}`, [email]));
      await button(dialog, /^Import \d/).press('Enter');
      return button(dialog, 'Done');
    },
  },
  {
    control: '"Pause"',
    show: async (scene) => button(await start(scene, 'pause'), 'Pause'),
  },
  {
    control: '"Resume"',
    show: async (scene) => {
      const dialog = await start(scene, 'resume');
      await button(dialog, 'Pause').press('Enter');
      return button(dialog, 'Resume');
    },
  },
]);
