import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationId } from '../../src/lib/configuration';
import { securityHeaders } from '../../vite/headers';
import { choose, expect, heading, listLinks, signIn, test } from './fixtures';

/** Configures a copy by its own command, as one does on a server. */
const configure = (flags: readonly string[]) => (folder: string) =>
  void execFileSync(process.execPath, [join(folder, '.ops/configure.mjs'), ...flags], {
    cwd: tmpdir(),
  });

test('configuration: one build for a provider and a base path; without it the page says how', async ({
  page,
  serveCopy,
}) => {
  const bare = await serveCopy({
    build: 'staff',
    headers: securityHeaders,
    change: (folder) => {
      const file = join(folder, 'index.html');
      const block = new RegExp(`(id="${configurationId}">)[^<]*`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(block, '$1{"base":"/"}'));
    },
  });
  await page.goto(`${bare.origin}/accounts`);
  await expect(heading(page, 'This console is not configured')).toBeVisible();
  await expect(page.getByText('configure.mjs --api https://api.example.com')).toBeVisible();

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
  const host = await serveCopy({
    build: 'staff',
    base: '/console/',
    headers: securityHeaders,
    change: configure(flags.flat()),
  });
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
});
