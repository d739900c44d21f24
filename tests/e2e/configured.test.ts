import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationId } from '../../src/lib/configuration';
import { securityHeaders } from '../../vite/headers';
import { builds } from '../run/builds';
import { serveFolder } from '../setup/serveFolder';
import { choose, expect, heading, listLinks, signIn, test } from './fixtures';

/** Serves a copy of the staff build below a path, after a change of its files. */
async function serveCopy(base: string, change: (folder: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'configured-'));
  const folder = join(root, base);
  cpSync(builds.staff, folder, { recursive: true });
  change(folder);
  const page = join(folder, 'index.html');
  if (base !== '/') copyFileSync(page, join(root, 'index.html'));
  const headers = securityHeaders(readFileSync(page, 'utf8'));
  const host = await serveFolder(root, { headers, fallback: true });
  return {
    origin: host.origin,
    close: async () => {
      await host.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** Configures a copy by its own command, as one does on a server. */
const configure = (flags: readonly string[]) => (folder: string) =>
  void execFileSync(process.execPath, [join(folder, '.ops/configure.mjs'), ...flags], {
    cwd: tmpdir(),
  });

test('configuration: one build for a provider and a base path; without it the page says how', async ({
  page,
}) => {
  const bare = await serveCopy('/', (folder) => {
    const file = join(folder, 'index.html');
    const block = new RegExp(`(id="${configurationId}">)[^<]*`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(block, '$1{"base":"/"}'));
  });
  await page.goto(`${bare.origin}/accounts`);
  await expect(heading(page, 'This console is not configured')).toBeVisible();
  await expect(page.getByText('configure.mjs --api https://api.example.com')).toBeVisible();
  await bare.close();

  const name = 'Seat & </script> Co';
  const flags = [
    ['--api', process.env.AMS_API ?? ''],
    ['--name', name],
    ['--base', '/console/'],
    ['--link', 'Billing=https://billing.example.com/customers/{id}'],
    ['--link', 'Tenant=https://{subdomain}.example.com'],
    ['--ticket', 'https://tickets.example.com/browse/{ticket}'],
    ['--ticket-keys', 'SUP'],
  ];
  const host = await serveCopy('/console/', configure(flags.flat()));
  const start = `${host.origin}/console`;
  await page.goto(`${start}/accounts/acme.v2`);
  await expect(page.getByText(`Powered by ${name}`)).toBeVisible();
  await signIn(page);
  await expect(heading(page, 'Acme Robotics')).toBeVisible();
  await expect(page).toHaveURL(`${start}/accounts/acme.v2`);
  await expect(page.getByRole('img', { name }).first()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  for (const [label, href] of [
    ['Open in Billing', 'https://billing.example.com/customers/acme.v2'],
    ['Open in Tenant', 'https://acme-robotics.example.com/'],
  ] as const) {
    const item = page.getByRole('menuitem', { name: label });
    await expect(item).toHaveAttribute('href', href);
    await expect(item).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await expect(listLinks(page)).toHaveCount(25);
  await expect(page).toHaveURL(`${start}/accounts`);
  await choose(page, 'Robin Hale', 'Logout');
  await expect(page).toHaveURL(`${start}/login`);
  await host.close();
});
