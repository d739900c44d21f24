import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choose, expect, heading, listLinks, notifications, signIn, test } from './fixtures';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Demo', exact: true });
const acme = '/accounts/acme.v2';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

test('demo: an account fills in the sign-in, changes survive a reload and show in other tabs until they are reset', async ({
  page,
  context,
}) => {
  await page.goto(acme);
  await page.getByRole('button', { name: /^demo@example\.com/ }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Acme Robotics')).toBeVisible();
  await choose(page, 'More actions', 'Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(notifications(page).getByText('Saved Successfully!')).toBeVisible();
  const inactive = (tab: Page) => tab.getByRole('note').filter({ hasText: 'Inactive since' });
  await page.reload();
  await expect(inactive(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(acme);
  await expect(inactive(other)).toBeVisible();

  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Reset demo data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset demo data?' });
  await question.getByRole('button', { name: 'Reset demo data' }).click();
  await expect(page.getByText('The demo data was reset.')).toBeVisible();
  await expect(heading(page, 'Acme Robotics')).toBeVisible();
  await expect(inactive(page)).toHaveCount(0);
  await other.reload();
  await expect(heading(other, 'Acme Robotics')).toBeVisible();
  await expect(inactive(other)).toHaveCount(0);

  // Another scenario, by a link or in the panel.
  await page.goto('/accounts?scenario=empty&panel=off');
  await expect(page.getByText('No accounts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New organization' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demo', exact: true })).toHaveCount(0);
  await other.goto('/accounts?scenario=default');
  await expect(other.getByText('1–25 of 200')).toBeVisible();
});

test('demo: the next request fails, and no other', async ({ signedIn: page }) => {
  await page.goto('/accounts');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Fail next call' }).click();
  await expect(panel(page).getByText('The next call fails.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Token', exact: true }).click();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Tokens' })).toBeVisible();
});

/** More than a second, as on a loaded machine. */
const slowStart = 'for (const end = Date.now() + 1300; Date.now() < end; );\n';

test('demo: no call reaches the host of its files while the browser starts the service worker again', async ({
  page,
  serveCopy,
}) => {
  test.slow();
  const { origin, requests } = await serveCopy({
    build: 'demo',
    fallback: false,
    change: (folder) => {
      const worker = join(folder, 'demoServiceWorker.js');
      writeFileSync(worker, slowStart + readFileSync(worker, 'utf8'));
    },
  });
  const inFlight = new Set<unknown>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) inFlight.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => inFlight.delete(request));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  // The browser stops a worker that has nothing to do.
  const stopWorker = async () => {
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expect.poll(() => inFlight.size).toBe(0);
    await devTools.send('ServiceWorker.stopAllWorkers');
  };

  await page.goto(origin);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await stopWorker();
  await signIn(page);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await expect(listLinks(page)).toHaveCount(25);
  const first = await listLinks(page).first().innerText();
  await stopWorker();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('26–50 of 200')).toBeVisible();
  await expect(listLinks(page)).toHaveCount(25);
  await expect(listLinks(page).first()).not.toHaveText(first);
  await stopWorker();
  await listLinks(page).first().click();
  await expect(page.getByRole('table', { name: 'Subscriptions' }).getByRole('row')).not.toHaveCount(
    0,
  );
  await expect(page.getByText(/Something went wrong|Page Not Found/)).toHaveCount(0);
  expect(requests.filter((pathname) => pathname.startsWith('/api/'))).toEqual([]);
});

test('demo: its worker touches no other page that its origin serves', async ({
  page,
  serveCopy,
}) => {
  const { origin, requests } = await serveCopy({
    build: 'demo',
    fallback: false,
    change: (folder) =>
      writeFileSync(join(folder, 'other.html'), '<!doctype html><title>Another console</title>'),
  });
  await page.goto(origin);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(`${origin}/other.html`);
  await expect(page).toHaveTitle('Another console');
  expect(await page.evaluate(() => fetch('/api/summary').then(({ status }) => status))).toBe(404);
  expect(requests).toContain('/api/summary');
});

/** As the demo's worker was in version 1.0: it answers the calls of any page. */
const earlierWorker = `
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/api/'))
    event.respondWith(new Response(null, { status: 503 }));
});`;

test('demo: a staff console that follows on its origin removes a worker that answers its calls', async ({
  page,
  serveCopy,
}) => {
  const { origin } = await serveCopy({
    build: 'staff',
    change: (folder) => {
      writeFileSync(join(folder, 'demoServiceWorker.js'), earlierWorker);
      writeFileSync(join(folder, 'other.html'), '<!doctype html><title>The demo</title>');
    },
  });
  await page.goto(`${origin}/other.html`);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const isControlled = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve);
    });
    await serviceWorker.register('/demoServiceWorker.js');
    await isControlled;
  });
  await page.goto(origin);
  await signIn(page);
  await expect(heading(page, /^Welcome/)).toBeVisible();
});

test('demo: the five minutes of docs/demo.md show what they say', async ({ page }) => {
  test.slow();
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const lowOnSeats = async () =>
    Number(/radio "Low on seats (\d+)"/.exec(await region('Needs attention').ariaSnapshot())?.[1]);
  const openHome = () => page.getByRole('link', { name: 'Home' }).first().click();

  await page.goto('/');
  await page.getByRole('group', { name: 'Demo accounts' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const first = region('Needs attention').getByRole('row').nth(1);
  await expect(first).toContainText('Acme Robotics');
  await expect(first).toContainText('~7 days');
  const low = await lowOnSeats();
  await first.getByRole('link').click();

  const seats = region('Subscriptions').getByRole('row').nth(1);
  const warning = page.getByRole('note', { name: 'Seats' });
  await expect(warning).toContainText('4 full seats left.');
  await expect(seats).toContainText('250');
  await seats.getByRole('button', { name: 'Change total seats, full' }).click();
  const total = page.getByRole('dialog', { name: 'Change total seats' });
  await total.getByLabel('Total seats').fill('300');
  await total.getByRole('button', { name: 'Change total seats' }).click();
  await expect(seats).toContainText('54');
  await expect(warning).toHaveCount(0);
  await expect(region('Organization Profile')).toContainText('4,625');
  await expect(region('Activity').getByRole('listitem').first()).toContainText(
    /Robin Hale.*250.*300/s,
  );

  for (const [verb, status] of [
    ['Deactivate', 'Inactive'],
    ['Activate', 'Active'],
  ] as const) {
    await page.getByRole('link', { name: 'Accounts' }).first().click();
    await expect(listLinks(page)).toHaveCount(25);
    const names = await listLinks(page).allInnerTexts();
    const acmeAt = names.findIndex((name) => name.includes('Acme Robotics'));
    const rows = page.getByRole('table', { name: 'Organizations' }).getByRole('row');
    // The header comes first.
    const two = [rows.nth(acmeAt + 2), rows.nth(acmeAt + 3)];
    for (const row of two) await row.getByRole('checkbox').check();
    await region('Selection').getByRole('button', { name: verb, exact: true }).click();
    const question = page.getByRole('dialog', { name: `${verb} 2 organizations?` });
    await question.getByRole('button', { name: verb, exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    for (const row of two) await expect(row).toContainText(status);
  }

  await listLinks(page).filter({ hasText: 'Acme Robotics' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit organization' });
  await form.getByLabel('Address', { exact: true }).fill('9 Pier Road');
  await openPanel(page);
  const section = panel(page).getByRole('region', { name: 'A colleague changes this' });
  await section.getByRole('button', { name: 'Change it' }).click();
  await expect(section).toContainText('Sam Rivera changed Billing email of Acme Robotics.');
  // Escape in the panel closes the panel only.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Save changes' }).click();
  const merge = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(merge.getByRole('group', { name: 'Billing email' })).toBeVisible();
  await merge.getByRole('button', { name: 'Save changes' }).click();
  await expect(merge).toHaveCount(0);
  await expect(region('Organization Profile')).toContainText('9 Pier Road');
  await openHome();
  await expect(region('Needs attention')).not.toContainText('Acme Robotics');
  await expect.poll(lowOnSeats).toBe(low - 1);
});
