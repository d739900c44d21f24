import type { Page } from '@playwright/test';
import { expect, fail, heading, listLinks, notifications, signIn, signOut, test } from './fixtures';

const login = /\/login$/;
const discardQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit organization' });

test('sign in and out: a rejected sign-in keeps the email only, a sign-out leaves nothing', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(login);
  await expect(page).toHaveTitle('Login | Accounts Management System');
  await expect(heading(page, 'Accounts Management System')).toBeVisible();
  await expect(page.getByText('Powered by Acme')).toBeVisible();
  await expect(page.getByText('demo@example.com')).toHaveCount(0);
  const [email, password] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];

  await expect(email).toBeFocused();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please check required fields')).toBeVisible();
  await signIn(page, 'demo', 'wrong');
  const alert = page.locator('form').getByRole('alert');
  await expect(alert).toContainText('Access Denied');
  await expect(alert).toContainText('The email or password is incorrect.');
  await expect(email).toHaveValue('demo@example.com');
  await expect(password).toHaveValue('');
  await expect(password).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();

  await password.fill('demo');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.press('Enter');
  await expect(heading(page, 'Welcome, Robin Hale!')).toBeFocused();
  await expect(page).toHaveTitle('Home | Accounts Management System');
  await page.goto('/login?redirect=%2Ftoken');
  await expect(heading(page, 'Welcome, Robin Hale!')).toBeVisible();

  await page.getByRole('link', { name: 'Accounts' }).first().click();
  await listLinks(page).first().click();
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
  // Whatever the server responds.
  await page.route(/\/auth\/logout/, (route) => fail(route, 500));
  await signOut(page);
  await expect(page).toHaveURL(login);
  const left = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(left).not.toMatch(/Robin Hale|usr_demo|"token"|recent/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('redirect: to a screen of this console exactly as given, anything else home with a caution', async ({
  page,
}) => {
  const followed = '/accounts?q=a%2Fb&status=active#rows';
  for (const [redirect, target] of [
    [followed, followed],
    ['/accounts/..//evil.example', '/'],
  ] as const)
    await test.step(redirect, async () => {
      await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
      await signIn(page);
      await expect(page).toHaveURL(
        ({ pathname, search, hash }) => pathname + search + hash === target,
      );
      const caution = notifications(page).getByRole('alert').filter({ hasText: 'Invalid URL' });
      await expect(heading(page, target === '/' ? /^Welcome/ : 'Organizations')).toBeVisible();
      await expect(caution).toHaveCount(target === '/' ? 1 : 0);
      await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    });
});

test('unsaved changes: Escape, a link, Back, a sign-out and closing the tab ask first', async ({
  signedIn: page,
  api,
}) => {
  const { id, name } = await api.create('Guard');
  await page.goto('/accounts');
  await page.goto(`/accounts/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const address = editDialog(page).getByLabel('Address');
  await address.fill('1 Typed Street');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => editDialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await discardQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(discardQuestion(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?edit$/);
    await expect(address).toHaveValue('1 Typed Street');
  }
  const prompts: string[] = [];
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => prompts).toEqual(['beforeunload']);
  await page.keyboard.press('Escape');
  await discardQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await expect(editDialog(page)).toHaveCount(0);
  await expect(heading(page, name)).toBeVisible();

  // A form of the screen itself.
  await page.getByLabel('Note', { exact: true }).fill('Half a note');
  await page.getByRole('link', { name: 'Token', exact: true }).click();
  await discardQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Half a note');
  await page.getByRole('link', { name: 'Token', exact: true }).click();
  await discardQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await expect(heading(page, 'Token')).toBeFocused();
});

test('the session ends in a form: one caution, no question, and the values are there again', async ({
  signedIn: page,
  api,
}) => {
  const { id } = await api.create('Ended');
  await page.goto(`/accounts/${id}?edit`);
  const address = editDialog(page).getByLabel('Address');
  await address.fill('2 Kept Street');
  await editDialog(page).getByLabel('Reason').fill('Moved');
  await page.route(/\/api\/accounts/, (route) => fail(route, 401, { code: 'unauthorized' }));
  await editDialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/accounts/${id}?edit`)}`);
  const caution = notifications(page).getByText('Your session has ended. Sign in again.');
  await expect(caution).toHaveCount(1);
  await expect(discardQuestion(page)).toHaveCount(0);

  await page.unroute(/\/api\/accounts/);
  await signIn(page);
  await expect(address).toHaveValue('2 Kept Street');
  await expect(editDialog(page).getByLabel('Reason')).toHaveValue('Moved');
  await editDialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(notifications(page).getByText('Saved Successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toContainText(
    '2 Kept Street',
  );
});

test('two tabs: a sign-out and a sign-in reach the other one, and nothing of the first user stays', async ({
  page,
  context,
}) => {
  // A session of its own: the sign-out ends it on the server.
  await page.goto('/login');
  await signIn(page);
  await expect(heading(page, 'Welcome, Robin Hale!')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/accounts?status=active');
  await expect(listLinks(other)).toHaveCount(25);
  await signOut(page);
  await expect(other).toHaveURL('/login?redirect=%2Faccounts%3Fstatus%3Dactive');
  expect(
    await other.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.documentElement.outerHTML,
      ]),
    ),
  ).not.toMatch(/Robin Hale|usr_demo|@example\.com/);

  await signIn(page, 'sam');
  await expect(heading(page, 'Welcome, Sam Rivera!')).toBeVisible();
  await expect(other).toHaveURL('/accounts?status=active');
  await expect(listLinks(other)).toHaveCount(25);
  await expect(other.getByRole('button', { name: 'Sam Rivera', exact: true })).toBeVisible();
});

test('theme: light at first, dark from the first frame after a reload, and the menu stays collapsed', async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/token');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Robin Hale', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: 'Expand menu' }).hover();
  await expect(page.getByText('Expand menu')).toBeVisible();

  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const record = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Tokens' }).getByRole('cell').first()).toBeVisible();
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  expect([...new Set(frames)]).toEqual(['dark']);
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
});

test('errors: the page of a code, and an unknown organization in its place', async ({
  signedIn: page,
}) => {
  await page.goto('/nowhere?code=503');
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await page.goto('/nowhere?code=x');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Accounts Management System');
  // While the screen's code loads.
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/home-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('progressbar', { name: 'Page loading' })).toBeVisible();
  release();
  await expect(heading(page, /^Welcome/)).toBeVisible();

  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api\/)?admin/.test(pathname)) strays.push(pathname);
  });
  for (const id of ['org_nobody', '..%2F..%2Fadmin', '%00', '%E0%A4%A'])
    await test.step(id, async () => {
      await page.goto(`/accounts/${id}`);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      await expect(page.getByText('There is no organization with this ID.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Robin Hale', exact: true })).toBeVisible();
      await expect(page).toHaveURL(`/accounts/${id}`);
    });
  expect(strays).toEqual([]);

  await page.route(/\/api\/accounts\/[^/]+$/, (route) => fail(route, 403), { times: 1 });
  await page.goto('/accounts/acme.v2');
  await expect(heading(page, 'Access Forbidden')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Acme Robotics')).toBeVisible();

  // A region fails alone.
  await page.route(/\/daily-seats/, (route) => fail(route, 500), { times: 1 });
  await page.goto('/accounts/acme.v2');
  const region = page.getByRole('region', { name: 'Daily Seats' });
  await expect(region.getByText('Something went wrong')).toBeVisible();
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect(region.getByRole('table', { name: 'Daily Seats' }).getByRole('row')).toHaveCount(8);
});
