import { chromium } from 'playwright';
import { startServer } from '~~/mocks/node/server';
import { launchOptions } from '../../run/chromium';

/** Signs in to a served staff build, visits its screens and dialogs, and returns all errors. */
export async function runJourney(origin: string, api: string): Promise<string[]> {
  const server = await startServer({
    port: Number(new URL(api).port),
    host: 'localhost',
    organizations: 200,
    seed: 1,
    latency: [0, 0],
    origins: undefined,
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on(
      'console',
      (message) => void (message.type() === 'error' && errors.push(message.text())),
    );
    await page.goto(`${origin}/login?redirect=%2Faccounts%2Facme.v2`);
    await page.getByLabel('Email').fill('demo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('table', { name: 'Daily Seats' }).getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Robin Hale' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Assign seats, / })
      .first()
      .click();
    await page.getByLabel('Assigned seats', { exact: true }).fill('1');
    await page.getByRole('dialog').getByRole('button', { name: 'Assign seats' }).click();
    await page.getByText('Saved Successfully!').waitFor();
    await page.getByRole('link', { name: 'Token' }).click();
    await page.getByRole('heading', { name: 'Token', exact: true }).waitFor();
    await page.goto(`${origin}/accounts`);
    await page.getByText('1–25 of 200').waitFor();
    return errors;
  } finally {
    await browser.close();
    await server.close();
  }
}
