import { expect, test } from '../../reportingConsole';
import { submitLogin } from '../../signInAsDemoUser';

test('reports contain no name, address or token of the data, the session or the input', async ({
  page,
  reporting: { host, sentry },
}) => {
  await page.goto(`${host.origin}/login`);
  await submitLogin(page);
  await expect(page.getByRole('heading', { name: /^Welcome, .+!$/ })).toBeVisible();

  const personal = await page.evaluate(async (api) => {
    const session = JSON.parse(localStorage.getItem('ams.session') ?? '{}') as {
      data: { token: string; user: { id: string; name: string; email: string } };
    };
    const { token, user } = session.data;
    const read = async (path: string) => {
      const response = await fetch(api + path, { headers: { Authorization: `Bearer ${token}` } });
      return ((await response.json()) as { data: Record<string, unknown>[] }).data;
    };
    const organizations = await Promise.all(
      [1, 2].map((each) => read(`/api/accounts?per_page=100&page=${each}`)),
    );
    const billing = (row: Record<string, unknown>) => row['billing'] as Record<string, string>;
    const tokens = await read('/api/auth/tokens');
    return [
      ...Object.values(user),
      token,
      ...organizations
        .flat()
        .flatMap((row) => [
          row['id'],
          row['name'],
          row['subdomain'],
          billing(row)['billing_name'],
          billing(row)['billing_email'],
        ]),
      ...tokens.flatMap((row) => [row['id'], row['name']]),
    ].filter((text): text is string => typeof text === 'string' && text.length > 3);
  }, process.env.VITE_API_HOST ?? '');
  expect(personal.length).toBeGreaterThan(500);

  // Errors with each kind of value in their messages, on screens with ids and searches in the URL.
  const typed = 'Typed Name Zweig';
  const throwAll = (texts: readonly string[]) =>
    page.evaluate((values) => {
      for (const value of values) {
        for (const message of [
          `Unexpected token, "${value}" is not valid JSON`,
          // A single lower-case word can't be told from prose.
          ...(/[^a-z]/.test(value) ? [`No record of ${value} in the list`] : []),
          `Failed for https://api.example.com/${encodeURIComponent(value)}?q=${value}`,
        ])
          void Promise.reject(new Error(message));
      }
    }, texts);
  await page.goto(`${host.origin}/accounts?search=acme`);
  await page.getByRole('searchbox').first().fill(typed);
  await throwAll([typed, ...personal.filter((_, index) => index % 60 === 0)]);
  await page.goto(`${host.origin}/accounts/acme.v2`);
  await page.route(/\/api\/accounts\/acme\.v2\/activity/, (route) =>
    route.fulfill({ json: { data: [{ id: personal[0], note: personal.at(-1) }] } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await throwAll(personal.slice(0, 4));
  await page.evaluate((value) => {
    setTimeout(() => {
      throw Object.assign(new Error(`${value}`), { name: value });
    });
    // oxlint-disable-next-line promise/prefer-promise-reject-errors -- not an error, on purpose
    void Promise.reject({ name: value, email: value });
  }, personal[2]);
  await expect.poll(() => sentry.events.length).toBeGreaterThanOrEqual(14);

  const sent = sentry.requests.join('\n').replaceAll(host.origin, '');
  expect([...new Set([...personal, typed])].filter((text) => containsWord(sent, text))).toEqual([]);
  for (const text of ['Referer', 'user"', 'breadcrumbs', 'search=', 'acme'])
    expect(sent.toLowerCase()).not.toContain(text.toLowerCase());
});

test('a console without a DSN loads nothing for reports and sends none', async ({
  signedIn: page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.goto('/accounts');
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  await page.waitForTimeout(4000);
  expect(requests.filter((url) => /[rR]eporting|envelope/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'amsErrors' in window)).toBe(false);
});

function containsWord(text: string, word: string): boolean {
  const pattern = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'u').test(text);
}
