import { readManifest } from '~~/vite/hosting/HostingManifest';
import { securityHeaders } from '~~/vite/hosting/headers';
import { builds } from '../../run/builds';
import { serveFolder } from '../../run/serveFolder';
import { expect, test } from '../fixtures';
import { submitLogin } from '../signInAsDemoUser';

test('on a host without a page for unknown paths, links and reloads work after the first visit, then without a network', async ({
  page,
  context,
}) => {
  const host = await serveFolder(builds.demo, {
    headers: securityHeaders(readManifest(builds.demo)),
    fallback: false,
  });
  await page.goto(host.origin);
  await submitLogin(page);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => caches.match('/').then((stored) => stored !== undefined)))
    .toBe(true);
  await page.close();

  const acme = `${host.origin}/accounts/acme.v2`;
  const later = await context.newPage();
  await later.goto(acme);
  await expect(later.getByRole('heading', { name: 'Acme Robotics', level: 1 })).toBeVisible();
  await later.close();

  await host.close();
  const offline = await context.newPage();
  await offline.goto(acme);
  await expect(offline.getByRole('heading', { name: 'Acme Robotics', level: 1 })).toBeVisible();
  await offline.reload();
  await expect(offline.getByRole('heading', { name: 'Acme Robotics', level: 1 })).toBeVisible();
  // Its code has not been loaded before.
  await offline.getByRole('link', { name: 'Accounts' }).first().click();
  await offline.getByRole('button', { name: 'Import CSV' }).click();
  await expect(offline.getByRole('dialog', { name: 'Import CSV' })).toBeVisible();
});
