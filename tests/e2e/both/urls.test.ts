import { expect, test } from '../fixtures';

const errorPages = [
  ['?code=403', 'Access Forbidden'],
  ['?code=4e2', 'Page Not Found'],
  ['?code=%3Csvg%20onload%3Dalert(1)%3E', 'Page Not Found'],
  ['', 'Page Not Found'],
] as const;

test('the error page shows the error that `code` selects and echoes nothing else of the URL', async ({
  page,
}) => {
  for (const [query, title] of errorPages) {
    await page.goto(`/some/where${query}`);
    await expect(page.getByRole('heading', { level: 1, name: title }), query).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Accounts Management System`);
    await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
    await expect(page.getByText(/svg|4e2/)).toHaveCount(0);
  }
});

test('unknown and malformed organization ids show Page Not Found and send no request outside api/accounts/', async ({
  signedIn: page,
  allowProblems,
}) => {
  allowProblems(/malformed URL segment/);
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/accounts/'))
      strays.push(pathname);
  });
  for (const id of [
    '..%2F..%2Fadmin',
    'a%3Fx=1',
    '%00',
    '%E0%A4%A',
    'x'.repeat(4000),
    'acme.v2.js',
  ]) {
    await page.goto(`/accounts/${id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Page Not Found' }),
      id.slice(0, 40),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Robin Hale' })).toBeVisible();
  }
  expect(strays).toEqual([]);
});
