import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

test('the staff console talks to an API on another origin', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on(
    'request',
    (request) => request.url().includes('/api/') && origins.add(new URL(request.url()).origin),
  );
  await signInAsDemoUser(page);
  await page.goto('/accounts');
  await expect(page.getByRole('table', { name: 'Organizations' }).getByRole('row')).toHaveCount(26);
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  expect([...origins]).toEqual([process.env.VITE_API_HOST]);
  expect(origins.has(new URL(baseURL ?? '').origin)).toBe(false);
});

test('every path of the console serves the page, and a missing asset is a 404', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/login',
    '/accounts/acme.v2',
    '/accounts/acme.js',
    '/accounts/%E0%A4%A',
    `/accounts/${'x'.repeat(4000)}`,
  ]) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('<div id="root"');
  }
  const missing = await request.get('/assets/gone-12345678.js', { headers: { accept: '*/*' } });
  expect(missing.status()).toBe(404);
});
