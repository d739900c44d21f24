import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builds } from '../../run/builds';
import { serveFolder } from '../../setup/serveFolder';
import { expect, test } from '../fixtures';
import { submitLogin } from '../signInAsDemoUser';

/** More than a second, as on a loaded machine. */
const slowStart = 'for (const end = Date.now() + 1300; Date.now() < end; );\n';

test('no call reaches the host of the files while the browser starts the service worker again', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  cpSync(builds.demo, folder, { recursive: true });
  const worker = join(folder, 'demoServiceWorker.js');
  writeFileSync(worker, slowStart + readFileSync(worker, 'utf8'));
  const requests: string[] = [];
  const host = await serveFolder(folder, {
    fallback: false,
    onRequest: (pathname) => requests.push(pathname),
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const stopWorker = async () => {
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await devTools.send('ServiceWorker.stopAllWorkers');
  };
  const rows = page.getByRole('table', { name: 'Organizations' }).getByRole('link');

  await page.goto(host.origin);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await stopWorker();
  await submitLogin(page);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await expect(rows).toHaveCount(25);
  await stopWorker();
  await rows.first().hover();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('26–50')).toBeVisible();
  await expect(rows).toHaveCount(25);
  // The worker opens the links of a host without a page for unknown paths.
  await page.reload();
  await expect(rows).toHaveCount(25);
  expect(requests.filter((pathname) => pathname.startsWith('/api/'))).toEqual([]);

  await host.close();
  rmSync(folder, { recursive: true });
});
