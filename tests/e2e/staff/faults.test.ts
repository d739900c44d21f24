import type { Locator, Page, Request } from '@playwright/test';
import {
  endsSession,
  expectedMessage,
  faults,
  faultsOf,
  isRetried,
  statusOf,
  type Fault,
} from '../../faults/faultTable';
import { injectFault } from '../../faults/injectFault';
import { loadScenarios, type LoadScenario } from '../../faults/loadScenarios';
import { writeScenarios, type WriteScenario } from '../../faults/writeScenarios';
import { callApi, changePhone, organizationId, type Session } from '../callApi';
import { expect, test } from '../fixtures';
import { isFullRun } from '../isFullRun';

// Every call × every fault, from the user's action to its message and a retry that works. At the
// level of the stores: tests/unit/app/faults.test.ts.

/** What `npm test` tries in a browser, by scenario; `npm run test:full` tries everything. */
const sample: Readonly<Record<string, readonly string[]>> = {
  list: ['HTML 200'],
  row: ['500', '401'],
  'sign-in': ['connection reset'],
  activation: ['connection reset'],
  edit: ['422 validation_failed on an unknown field'],
  'assigned seats': ['connection reset'],
  'assigned seats beyond the total': ['connection reset'],
  'new token': ['connection reset'],
  'revoked token': ['connection reset'],
  'organizations of a list': ['500'],
};

const faultsToTry = (scenario: string, candidates: readonly Fault[]) =>
  candidates.filter(({ name }) => isFullRun || sample[scenario]?.includes(name));

/** Milliseconds: the request timeout, and a reserve for a busy machine. */
const messageTimeout = 15_000 + 2500;

test.beforeEach(({ allowProblems }) => allowProblems(/blocked by CORS policy/));

/** Scenarios by call and name. */
type Scenarios<Scenario> = Readonly<Record<string, Readonly<Record<string, Scenario>>>>;

const namesOf = (scenarios: Scenarios<unknown>) =>
  Object.entries(scenarios).flatMap(([call, ofCall]) =>
    Object.keys(ofCall).map((name) => ({ call, name })),
  );

for (const { call, name } of namesOf(loadScenarios('')))
  for (const fault of faultsToTry(name, faultsOf(call)))
    test(`a load (${name}) that fails with ${fault.name} says so in place and recovers`, async ({
      signedIn: page,
      storedEntries,
    }) => {
      const id = await organizationId({ page, storedEntries }, 24);
      const scenarios: Scenarios<LoadScenario> = loadScenarios(id);
      await runLoad(page, call, scenarios[call]?.[name] as LoadScenario, fault);
    });

for (const [index, { call, name }] of namesOf(writeScenarios('', '')).entries())
  test.describe(name, () => {
    // One after the other: they change the same organization.
    test.describe.configure({ mode: 'default' });
    for (const fault of faultsToTry(name, faultsOf(call)))
      test(`a write (${name}) that fails with ${fault.name} says so, keeps the input and recovers`, async ({
        page,
        storedEntries,
      }) => {
        const id = await organizationId({ page, storedEntries }, index);
        const unique = `${Date.now().toString(36)}-${index}`;
        const scenarios: Scenarios<WriteScenario> = writeScenarios(id, unique);
        const scenario = scenarios[call]?.[name] as WriteScenario;
        await runWrite({ page, storedEntries }, id, call, scenario, fault);
      });
  });

for (const fault of isFullRun ? faults : [])
  test(`signing out works although its call fails with ${fault.name}`, async ({
    signedIn: page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Robin Hale' }).click();
    // The code of the login screen is prefetched, so that signing out needs no network.
    await page.waitForLoadState('networkidle');
    await injectFault(page, 'write', /\/logout$/, fault);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectSettled(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

async function runLoad(
  page: Page,
  call: string,
  scenario: LoadScenario,
  fault: Fault,
): Promise<void> {
  const { urls, path, prepare, target, errorRegion, success } = scenario;
  const sent = recordRequests(page, urls, 'GET');
  let removeFault: () => Promise<void>;
  let address = path;
  if (target) {
    await page.goto(path);
    await prepare?.(page);
    await target(page).waitFor();
    await page.waitForLoadState('networkidle');
    address = new URL(page.url()).pathname;
    const screen = async () => [page.url(), await page.locator('main').innerText()];
    const before = await screen();
    sent.length = 0;
    removeFault = await injectFault(page, 'read', urls, fault);
    await target(page).hover();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    if (!endsSession(call, fault)) {
      await page.waitForTimeout(200);
      expect(await screen(), 'a failed prefetch shows nothing').toEqual(before);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // Held beyond the prefetch delay: focusing a link schedules a prefetch as well.
      await target(page).click({ delay: 300 });
    }
  } else {
    removeFault = await injectFault(page, 'read', urls, fault);
    await page.goto(path);
  }
  if (endsSession(call, fault)) {
    await expectLogin(page, address);
    await removeFault();
    await signIn(page);
    if (!target) await expect(success(page)).toBeVisible();
    return;
  }
  await expectMessage(page, errorRegion(page), expectedMessage(call, fault));
  if (!target) expect(sent).toHaveLength(isRetried(fault) ? 3 : 1);
  // A click joins a prefetch that is pending or being retried.
  else if (!isRetried(fault) && fault.effect !== 'hang') expect(sent).toHaveLength(2);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await removeFault();
  await errorRegion(page).getByRole('button', { name: 'Try again' }).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function runWrite(
  session: Session,
  id: string,
  call: string,
  scenario: WriteScenario,
  fault: Fault,
): Promise<void> {
  const { page } = session;
  const { urls, path, setupRequest, draft, submit, errorRegion, success } = scenario;
  if (setupRequest) await callApi(session, 'POST', ...setupRequest);
  if (call !== 'login') await restoreSession(session);
  const sent = recordRequests(page, urls, 'POST', 'PUT', 'PATCH');
  await page.goto(path);
  await scenario.prepare(page);
  const input = draft && (await readInput(draft(page)));
  const expectInput = async () => {
    if (draft) await expect.poll(() => readInput(draft(page)), 'input is kept').toBe(input);
  };
  // Without a change by someone else, a 412 means that the API rejects its own current ETag.
  if (statusOf(fault) === 412 && path.includes(id)) await changePhone(session, id);
  const removeFault = await injectFault(page, 'write', urls, fault);
  await submit(page).click();
  if (endsSession(call, fault)) {
    await expectLogin(page, path);
    await removeFault();
    await signIn(page);
    if (!draft) return;
    await expectInput();
  } else {
    if (statusOf(fault) === 412 && scenario.mergeDialog) {
      await expect(page.getByRole('dialog', { name: scenario.mergeDialog })).toBeVisible();
    } else {
      await expectMessage(page, errorRegion(page), expectedMessage(call, fault));
      await expectFieldErrors(errorRegion(page), fault);
    }
    await removeFault();
    const caution = page.getByRole('alertdialog', { name: 'Caution' });
    if (expectedMessage(call, fault).startsWith('Unable to clock in'))
      await caution.getByRole('button', { name: 'OK' }).click();
    await expectInput();
  }
  await scenario.retype?.(page);
  expect(sent).toHaveLength(1);
  await submitTwice(submit(page));
  await expect(success(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  const [key, retryKey] = sent.map((request) => request.headers()['idempotency-key']);
  // A form that is restored after a sign-in has a new key.
  if (!endsSession(call, fault)) expect(retryKey).toBe(key);
}

function recordRequests(page: Page, urls: RegExp, ...methods: readonly string[]): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (urls.test(request.url()) && methods.includes(request.method())) sent.push(request);
  });
  return sent;
}

/** Clicks twice and submits the form (if any) twice in one task, before React can render. */
async function submitTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
    element.form?.requestSubmit();
  });
}

async function expectMessage(page: Page, region: Locator, message: string): Promise<void> {
  await expect(region).toContainText(message, { timeout: messageTimeout });
  await expectSettled(page);
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow), 'horizontal overflow').toBeLessThanOrEqual(0);
}

/** The page has a heading, and nothing is loading. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // Signing out doesn’t wait for its call, which may take as long as the timeout.
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, {
    timeout: messageTimeout,
  });
  await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
}

/** Each rejected field shows its error, and the first one has the focus. */
async function expectFieldErrors(region: Locator, { fieldErrors = {} }: Fault): Promise<void> {
  const entries = Object.entries(fieldErrors);
  for (const [index, [label, message]] of entries.entries()) {
    const field = region.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    if (index === 0) await expect(field).toBeFocused();
  }
  await expect(region.locator('[aria-invalid=true]')).toHaveCount(entries.length);
  if (entries.length > 0)
    await expect(region).toContainText('Correct the marked fields and try again.');
}

/** The texts of a field, or of all fields of a form. */
const readInput = (draft: Locator) =>
  draft.evaluate((element) =>
    [element, ...element.querySelectorAll('input, select')]
      .map((field) => (field as HTMLInputElement).value)
      .join('\n'),
  );

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('ams.session'));

async function expectLogin(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(
    // The redirect to home is the default.
    ({ pathname, searchParams }) =>
      pathname === '/login' && (searchParams.get('redirect') ?? '/') === path,
  );
  const caution = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(caution).toHaveCount(1);
  await expect(caution).toContainText('Your session has ended. Sign in again.');
  expect(await storedSession(page)).toBeNull();
  await expect(page.locator('body')).not.toContainText(/demo@example\.com|Robin Hale/);
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** As the fixture `signedIn` does, for a test that can't always start signed in. */
const restoreSession = ({ page, storedEntries }: Session) =>
  page.addInitScript((entries) => {
    if (localStorage.length === 0)
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storedEntries);
