import { expect, test } from '../../reportingConsole';
import { resolveFrame } from '../../resolveFrame';
import type { SentEvent } from '../../sentryServer';
import { submitLogin } from '../../signInAsDemoUser';

const secretMessage = 'Cannot show "Ada Lovelace" (ada@example.com) for Robin Hale';

const typeOf = ({ exception }: SentEvent) => exception?.values?.[0]?.type;
const typesOf = (events: readonly SentEvent[]) =>
  events.map((event) => String(typeOf(event))).toSorted((a, b) => a.localeCompare(b));
const framesOf = ({ exception }: SentEvent) => exception?.values?.[0]?.stacktrace?.frames ?? [];

test('each error arrives once, with release, route pattern, call and request id, and resolves to a source line', async ({
  page,
  reporting: {
    host,
    sentry,
    folder,
    release: { version, commit },
  },
}) => {
  await page.goto(`${host.origin}/login?redirect=%2Faccounts%2Facme.v2`);
  // Before Sentry is loaded: buffered.
  await page.evaluate((message) => void Promise.reject(new RangeError(message)), secretMessage);
  await page.route(/\/api\/accounts\/acme\.v2$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { billing: { amount: unknown } } };
    body.data.billing.amount = 'Ada Lovelace';
    await route.fulfill({ response, json: body });
  });
  await submitLogin(page);
  await expect(page.getByText(/^Reference req_\w+$/).first()).toBeVisible();
  const reference = await page
    .getByText(/^Reference req_\w+$/)
    .first()
    .innerText();
  await page.getByRole('button', { name: 'Copy reference' }).first().click();
  await expect(page.getByText('Copied').first()).toBeAttached();
  await page.unroute(/\/api\/accounts\/acme\.v2$/);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');

  // In an event handler.
  await page.evaluate((message) => {
    document.startViewTransition = () => {
      throw new EvalError(message);
    };
  }, secretMessage);
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await expect(page.getByText(`Version ${version} (${commit})`)).toBeVisible();
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await page.keyboard.press('Escape');

  // A violation of the policy.
  await page.evaluate(() => {
    new Image().src = 'https://images.invalid/ada@example.com.png';
  });

  // In a render.
  await page.evaluate((message) => {
    const { prototype } = Intl.NumberFormat;
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'format');
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.NumberFormat) {
        if (new Error('stack').stack?.includes('TokenScreen-')) throw new SyntaxError(message);
        return descriptor?.get?.call(this) as Intl.NumberFormat['format'];
      },
    });
  }, secretMessage);
  await page.getByRole('link', { name: 'Token' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();

  const types = [
    'ApiError',
    'ContentSecurityPolicyError',
    'EvalError',
    'RangeError',
    'SyntaxError',
  ];
  await expect.poll(() => typesOf(sentry.events)).toEqual(types);
  await page.waitForTimeout(300);
  expect(typesOf(sentry.events)).toEqual(types);

  const eventOf = (type: string) => sentry.events.find((event) => typeOf(event) === type);
  for (const event of sentry.events) expect(event.release).toBe(`${version}+${commit}`);
  expect(eventOf('RangeError')?.tags).toEqual({ route: '/login' });
  const { route, ...tags } = eventOf('ApiError')?.tags ?? {};
  // A navigation fetches the data of its target before it leaves the current screen.
  expect(['/login', '/accounts/:id']).toContain(route);
  expect(tags).toEqual({
    call: 'GET /api/accounts/{id}',
    status: '200',
    field: 'data.billing.amount',
    request_id: reference.replace('Reference ', ''),
  });
  expect(eventOf('EvalError')?.tags).toEqual({ route: '/accounts/:id' });
  expect(eventOf('SyntaxError')?.tags).toEqual({ route: '/token' });
  expect(eventOf('ContentSecurityPolicyError')?.exception?.values?.[0]?.value).toBe(
    'img-src blocked a URL',
  );

  const linesOf = (type: string) =>
    framesOf(eventOf(type) ?? { event_id: '' }).map((frame) => resolveFrame(folder, frame));
  expect(linesOf('EvalError')).toContain(
    'src/app/applyTheme.ts: document.startViewTransition(apply).ready.catch(() => undefined);',
  );
  expect(linesOf('SyntaxError')).toContain('src/lib/format.ts: return numberFormat.format(value);');
  expect(linesOf('SyntaxError').join('\n')).toMatch(
    /src\/screens\/Token\/\w+\.tsx: .*formatNumber/,
  );
  expect(linesOf('ApiError').join('\n')).toMatch(/src\/api\/readResponse\.ts: .*throw malformed\(/);
});
