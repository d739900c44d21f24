import { expect, test } from '../fixtures';

const crossOrigin = { 'Access-Control-Allow-Origin': '*' };

// In a browser, because only its `fetch` says that it has followed a redirect.
test('a save that a proxy redirects to its sign-in page offers to sign in, and keeps what was typed', async ({
  signedIn: page,
}) => {
  // A page of the mock API: Playwright doesn't intercept what a request is redirected to.
  const signInUrl = `${process.env.VITE_API_HOST}/docs`;
  await page.route('**/create-token', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 302, headers: { ...crossOrigin, Location: signInUrl } })
      : route.fallback(),
  );
  await page.goto('/token');
  await page.getByLabel('Name').fill('Behind a proxy');
  await page.getByRole('button', { name: 'Create token' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The server asks you to sign in first.');
  await expect(alert).not.toContainText('may have been');
  const link = alert.getByRole('link', { name: 'Sign in' });
  await expect(link).toHaveAttribute('href', signInUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByLabel('Name')).toHaveValue('Behind a proxy');
});
