import { expect, test } from '../fixtures';

test('responses carry the security headers; assets are immutable, the page is revalidated, missing files are 404', async ({
  page,
  request,
  allowProblems,
}) => {
  const response = await page.goto('/login');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]+=*')+;/,
  );
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  });
  expect(headers['strict-transport-security'], 'over http').toBeUndefined();

  const script = await page.locator('script[src]').last().getAttribute('src');
  const asset = await request.get(script ?? '');
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  // A chunk that is fetched and then imported is in the cache once (docs/adr/0006-loading.md).
  expect(asset.headers()['vary'] ?? '').not.toMatch(/origin/i);
  const missing = await request.get('/assets/gone-12345678.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });

  // Trusted Types are enforced: assigning a string as a script URL throws and is reported.
  allowProblems(/Content Security Policy|TrustedScript/);
  const violationLog = page.waitForEvent('console', (message) =>
    message.text().startsWith('Content Security Policy: require-trusted-types-for blocked'),
  );
  const assignmentResult = await page.evaluate(() => {
    try {
      document.createElement('script').src = '/assets/a.js';
      return 'assigned';
    } catch (error) {
      return String(error);
    }
  });
  expect(assignmentResult).toContain('TrustedScriptURL');
  await violationLog;
});
