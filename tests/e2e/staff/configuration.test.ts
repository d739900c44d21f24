import { builds } from '../../run/builds';
import { configuredBuild, unconfiguredBuild } from '../configuredBuild';
import { readBuildFiles, startTestHost, type Files } from '../deployment';
import { expect, test } from '../fixtures';
import { submitLogin } from '../signInAsDemoUser';

test('a build that was never configured says so and how to configure it', async ({ page }) => {
  const { folder, remove } = unconfiguredBuild(builds.staff);
  const host = await startTestHost(folder, readBuildFiles(folder));
  await page.goto(`${host.origin}/accounts`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This console is not configured' }),
  ).toBeVisible();
  await expect(
    page.getByText('node .ops/configure.mjs --api https://api.example.com'),
  ).toBeVisible();
  host.close();
  remove();
});

test('a configured build has its provider, below another base path too', async ({ page }) => {
  const name = 'Seat & </script> Co';
  const { folder, remove } = configuredBuild(
    builds.staff,
    '--api',
    process.env.VITE_API_HOST ?? '',
    '--name',
    name,
    '--base',
    '/console/',
  );
  const host = await startTestHost(folder, readBuildFiles(folder, '/console/'), '/console/');
  await page.goto(`${host.origin}/console/login`);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await expect(page.getByText(`Powered by ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(`${host.origin}/console/accounts`);
  host.close();
  remove();
});

test('a build connected with other systems has links and tickets', async ({ page }) => {
  const flags = {
    '--api': [process.env.VITE_API_HOST ?? ''],
    '--link': [
      'Billing=https://billing.example.com/customers/{id}',
      'Tenant=https://{subdomain}.example.com',
    ],
    '--ticket': ['https://tickets.example.com/browse/{ticket}'],
    '--ticket-keys': ['SUP'],
  };
  const { folder, remove } = configuredBuild(
    builds.staff,
    ...Object.entries(flags).flatMap(([flag, values]) => values.map((value) => `${flag}=${value}`)),
  );
  const host = await startTestHost(folder, readBuildFiles(folder));
  await page.goto(`${host.origin}/login?redirect=%2Faccounts%2Facme.v2`);
  await submitLogin(page);
  await page.getByRole('button', { name: 'Open in' }).click();
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toHaveAttribute(
    'href',
    'https://billing.example.com/customers/acme.v2',
  );
  await expect(page.getByRole('menuitem', { name: 'Tenant' })).toHaveAttribute(
    'href',
    'https://acme-robotics.example.com/',
  );
  host.close();
  remove();
});

test('a build without other systems shows and loads nothing of them', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts/acme.v2');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Open in' })).toHaveCount(0);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(files.filter((name) => /OpenIn/.test(name))).toEqual([]);
});

test('a tab that is open during a deployment offers to reload, and typed text is kept until then', async ({
  signedIn: page,
}) => {
  const files = readBuildFiles(builds.staff);
  const host = await startTestHost(builds.staff, files);
  await page.goto(`${host.origin}/token`);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  const field = page.getByLabel('Name', { exact: true });
  const typed = 'Nightly export';
  await field.fill(typed);

  const version = Buffer.from(JSON.stringify({ version: '9.9.9', commit: 'fffffff' }));
  const next: Files = new Map([...files, ['/version.json', version]]);
  host.deploy(next, '404');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(notice).toBeVisible();
  await expect(field).toHaveValue(typed);

  const prompts: string[] = [];
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type());
    void (prompts.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => prompts).toEqual(['beforeunload']);
  await expect(field).toHaveValue(typed);
  expect(host.pageLoads()).toBe(1);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => host.pageLoads()).toBe(2);
  host.close();
});
