import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { documentedKeys } from './documentedKeys';
import { signInAsDemoUser } from './signInAsDemoUser';

export { expect } from '@playwright/test';

type AllowProblems = (...patterns: (string | RegExp)[]) => void;

/** Chromium logs every 4xx and 5xx response; tests provoke those on purpose. */
const failedResourceLog = /^Failed to load resource/;

/**
 * Fails a test on uncaught errors, unhandled rejections, console errors, `[MobX]` warnings, Content
 * Security Policy violations, CSS rules that don't parse, and, in the staff build, stored data that
 * docs/security.md doesn't name, in any of its pages. A test that provokes one declares it:
 * `allowProblems(/quota/)`.
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
  // Unique per attempt: a retry runs against a server that has the records of earlier attempts.
  uniqueSuffix: async (
    { browserName },
    use,
    { project, parallelIndex, repeatEachIndex, retry },
  ) => {
    await use([browserName, project.name, parallelIndex, repeatEachIndex, retry].join('-'));
  },
  // Starts from a stored session, which is much faster than signing in by the form.
  signedIn: async ({ page, storedEntries }, use) => {
    await page.addInitScript((entries) => {
      if (localStorage.length === 0)
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storedEntries);
    await use(page);
  },
  problems: [
    async ({ context }, use, { project }) => {
      const problems: string[] = [];
      context.on('weberror', (webError) =>
        problems.push(`uncaught: ${webError.error().stack ?? String(webError.error())}`),
      );
      context.on('console', (message) => {
        if (isProblem(message)) problems.push(`console.${message.type()}: ${message.text()}`);
      });
      await context.addInitScript(reportCspViolations);
      await context.addInitScript(reportInvalidRules);
      // The demo stores its data too.
      if (project.name === 'staff')
        await context.addInitScript(
          reportUndocumentedKeys,
          documentedKeys().map(({ key }) => key),
        );
      await use(problems);
      base.expect(problems, 'unexpected errors in the page').toEqual([]);
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
 * Runs in the page. Chromium doesn't log every violation to the console; the event fires for each
 * (https://developer.mozilla.org/docs/Web/API/SecurityPolicyViolationEvent).
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

/** Runs in the page. Emotion ignores rules that the browser rejects. */
function reportInvalidRules(): void {
  const insertRule = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule')
    ?.value as (this: CSSStyleSheet, rule: string, index?: number) => number;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    try {
      return insertRule.call(this, rule, index);
    } catch (error) {
      // Emotion adds the prefixed selectors of other browsers as rules of their own.
      if (!/:-(?:moz|ms|webkit)-/.test(rule)) console.error(`Invalid CSS: ${rule}`);
      throw error;
    }
  };
}

/** Runs in the page. */
function reportUndocumentedKeys(keys: readonly string[]): void {
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as (
    this: Storage,
    key: string,
    value: string,
  ) => void;
  Storage.prototype.setItem = function (key, value) {
    if (!keys.includes(key)) console.error(`Stored, but not in docs/security.md: ${key}`);
    setItem.call(this, key, value);
  };
}
