import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../reportingConsole';
import { findSecret, recordTraces } from '../traces';
import { submitLogin } from '../signInAsDemoUser';

const password = 'Correct+horse/battery staple?';

/** Types a password of its own; the API, which knows only simple ones, gets the account's. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.route('**/api/auth/login', (route, request) =>
    route.fallback({ postData: request.postData()?.replace(password, name) ?? null }),
  );
  await submitLogin(page, name, password);
  await expect(page.getByRole('heading', { name: /^Welcome, .+!$/ })).toBeVisible();
}

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('ams.session') ?? '{}') as {
      data: { token: string };
    };
    return data.token;
  });

/** Collects the texts of all responses: names, addresses, ids. */
function recordData(page: Page): () => Promise<readonly string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/(accounts|activity|auth\/tokens)/.test(response.url()))
      bodies.push(response.text().catch(() => ''));
  });
  return async () => {
    const texts = (await Promise.all(bodies)).flatMap((body) =>
      [
        ...body.matchAll(/"(?:name|billing_name|billing_email|subdomain|note)":"([^"\\]{6,})"/g),
      ].map(([, text = '']) => text),
    );
    return [...new Set(texts)];
  };
}

test('no token or password leaves its place, and nothing of one user remains for the next', async ({
  page,
  uniqueSuffix,
  reporting: { host, sentry },
}) => {
  test.slow();
  const readTraces = recordTraces(page, sentry);
  const readData = recordData(page);
  await page.goto(`${host.origin}/login`);
  await signIn(page, 'demo');
  const token = await tokenOf(page);
  const secrets = [password, token];
  const files: string[] = [];
  const expectNoSecret = async (where: string) => {
    const { detached, ...traces } = { ...(await readTraces()), files: files.join('\n') };
    for (const secret of secrets) expect(findSecret(traces, secret), where).toEqual([]);
    // The field of the last sign-in may still be in memory.
    for (const secret of secrets.slice(1))
      expect(findSecret({ detached }, secret), where).toEqual([]);
    return { ...traces, detached };
  };
  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
  await expectNoSecret('after the sign-in');

  // Import: a name that looks like a formula and one that looks like a secret are only text.
  const word = `sweep${uniqueSuffix.replace(/\W/g, '')}${Date.now().toString(36)}`;
  const header = 'name,subdomain,billing_name,billing_email,amount,currency,seat_type,total_seats';
  const rows = [1, 2].map(
    (n) => `=HYPERLINK(${n}) ${word},${word}-${n},@Ann,ann@${word}.example,1,EUR,full,5`,
  );
  await page.goto(`${host.origin}/accounts?import`);
  const importing = page.getByRole('dialog', { name: 'Import CSV' });
  await importing.getByLabel('Choose CSV or Excel files or drop them here').setInputFiles({
    name: 'organizations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\r\n')),
  });
  await importing.getByRole('button', { name: 'Continue' }).click();
  await expect(importing.getByRole('heading', { name: /^Step 2/ })).toBeAttached();
  await importing.getByRole('button', { name: 'Continue' }).click();
  await importing.getByRole('button', { name: 'Import 2 organizations' }).click();
  await expect(importing.getByText('2 organizations created.')).toBeVisible();
  await importing.getByRole('button', { name: 'Close' }).first().click();

  // Search, bulk change, export.
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill(word);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.getByRole('button', { name: 'Deactivate' }).click();
  const bulk = page.getByRole('dialog', { name: 'Deactivate 2 organizations?' });
  await bulk.getByLabel('Reason').fill(`Reason of ${word}`);
  await bulk.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('dialog', { name: '2 organizations deactivated' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const download = page.waitForEvent('download');
  await selection.getByRole('button', { name: 'Export CSV' }).click();
  files.push(await readFile(await (await download).path(), 'utf8'));
  expect(files[0]).toContain(`'=HYPERLINK(1) ${word}`);
  expect(files[0]).not.toMatch(/(^|,)"?[=+@\t\r-]/m);
  await expectNoSecret('the list');

  // A profile. Elements of the list that was left may still be in memory.
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(`Reason of ${word}`);
  const { detached } = await expectNoSecret('a profile');
  expect(detached, 'elements that are no longer shown').not.toBe('');

  // Reports: an error whose message has the token and the password, and a violation of the contract.
  await page.evaluate((texts) => {
    for (const text of texts)
      void Promise.reject(new Error(`Bearer ${text} was rejected, {"password":"${text}"}`));
  }, secrets);
  await page.route(/\/daily-seats\?days=90/, (route) =>
    route.fulfill({ json: { data: [{ date: token, seats: password, seat_type: 7 }] } }),
  );
  await page.getByRole('radio', { name: '90 days' }).check({ force: true });
  await expect.poll(() => sentry.events.length).toBeGreaterThanOrEqual(3);
  await expectNoSecret('reports');

  // A new token's secret is shown once, and gone afterwards.
  await page.getByRole('link', { name: 'Token', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Create token' }).click();
  const created = page.getByRole('region', { name: 'Your new token' });
  const secret = (await created.locator('code').first().innerText()).trim();
  expect(secret.length).toBeGreaterThan(10);
  expect(findSecret(await readTraces(), secret)).toEqual(['document']);
  await created.getByRole('button', { name: 'Copy' }).click();
  secrets.push(secret);
  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(3).click();
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
  await expectNoSecret('after the token');

  // Another user, for whom the API has nothing: whatever shows is left over.
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
  await expectNoSecret('the login');
  const data = [
    ...(await readData()).filter((text) => text !== 'Sam Rivera'),
    'Robin Hale',
    'demo@example.com',
    word,
  ];
  expect(data.length).toBeGreaterThan(50);
  await page.route(/\/api\/(accounts|activity|summary|auth\/tokens)/, (route) =>
    route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }),
  );
  await signIn(page, 'sam');
  secrets.push(await tokenOf(page));
  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Access Forbidden' })).toBeVisible();
  const { document, title, ...stored } = await expectNoSecret('another user');
  const left = { document, title, local: stored.localStorage, session: stored.sessionStorage };
  for (const [place, text] of Object.entries(left))
    expect(
      data.filter((each) => text.includes(each)),
      place,
    ).toEqual([]);

  // Nor does Back reveal a screen of the first user.
  for (let times = 0; times < 4; times += 1) {
    await page.goBack();
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    expect(
      data.filter((each) => text.includes(each)),
      page.url(),
    ).toEqual([]);
  }
});
