import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { signInAsDemoUser } from './signInAsDemoUser';

export { expect } from '@playwright/test';

type AllowProblems = (...patterns: (string | RegExp)[]) => void;

/**
 * Chromium's own line about an answer of 400 and above: the test knows which answers it provokes.
 */
const failedResourceLog = /^Failed to load resource/;

/**
 * A test fails on whatever goes wrong behind its back: an uncaught error, an unhandled rejection, a
 * console error, a report of the Content Security Policy, in any of its pages. One that means to
 * provoke something says so beforehand: `allowProblems(/quota/)`.
 */
export const test = base.extend<
  { allowProblems: AllowProblems; problems: string[]; signedIn: Page; uniqueSuffix: string },
  { storedEntries: Record<string, string> }
>({
  storedEntries: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use });
      const page = await context.newPage();
      await signInAsDemoUser(page);
      const storedEntries = await page.evaluate((): Record<string, string> =>
        Object.fromEntries(Object.entries(localStorage)),
      );
      await context.close();
      await use(storedEntries);
    },
    { scope: 'worker' },
  ],
  // What a test makes is named after the try that it is: another one finds a server on which that
  // is there already.
  uniqueSuffix: async (
    { browserName },
    use,
    { project, parallelIndex, repeatEachIndex, retry },
  ) => {
    await use([browserName, project.name, parallelIndex, repeatEachIndex, retry].join('-'));
  },
  // A page of somebody who has signed in before: what most tests start from, and much quicker than
  // the form.
  signedIn: async ({ page, storedEntries }, use) => {
    await page.addInitScript((entries) => {
      if (localStorage.length === 0)
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storedEntries);
    await use(page);
  },
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('weberror', (webError) =>
        problems.push(`uncaught: ${webError.error().stack ?? String(webError.error())}`),
      );
      context.on('console', (message) => {
        if (isProblem(message)) problems.push(`console.${message.type()}: ${message.text()}`);
      });
      await context.addInitScript(reportCspViolations);
      await use(problems);
      base.expect(problems, 'went wrong behind the test').toEqual([]);
    },
    { auto: true },
  ],
  allowProblems: async ({ problems }, use) => {
    const allowed: (string | RegExp)[] = [];
    await use((...patterns) => void allowed.push(...patterns));
    const unexpected = problems.filter(
      (problem) =>
        !allowed.some((pattern) =>
          typeof pattern === 'string' ? problem.includes(pattern) : pattern.test(problem),
        ),
    );
    problems.splice(0, problems.length, ...unexpected);
  },
});

function isProblem(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return !failedResourceLog.test(message.text());
  return message.type() === 'warning' && message.text().includes('[MobX]');
}

/**
 * In the page: Chromium says most violations on the console by itself, and this one each of them,
 * with the directive.
 */
function reportCspViolations(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(
        `Content Security Policy: ${effectiveDirective} blocked ${blockedURI} in ${sourceFile}`,
      );
    },
  );
}
