import { expect, test } from '../fixtures';

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
