import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { seededRandom } from '~~/mocks/seededRandom';
import { monkeyActions, type MonkeyAction } from './actions';

/** More lost inputs than this count as a failure. */
const maxLostInputs = 10;

export interface MonkeyOptions {
  readonly page: Page;
  readonly seed: number;
  /** Receives every error, with the actions that led to it. */
  readonly problems: string[];
}

/**
 * Performs random actions without waiting for their results. The same seed makes the same actions,
 * as far as the page shows the same.
 */
export class Monkey {
  private readonly problems: string[];
  private readonly page: Page;
  private readonly random: () => number;
  private readonly recentActions: string[] = [];
  private lostInputs = 0;
  private readonly counts = new Map<string, number>();

  constructor({ page, seed, problems }: MonkeyOptions) {
    this.page = page;
    this.problems = problems;
    this.random = seededRandom(seed);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('pageerror', (error) =>
      this.reportProblem(`uncaught: ${error.stack ?? error.message}`),
    );
    page.on('crash', () => this.reportProblem('the page crashed'));
    page.on('console', (message) => {
      const wrong =
        message.type() === 'error'
          ? !message.text().startsWith('Failed to load resource')
          : message.text().includes('[MobX]');
      if (wrong) this.reportProblem(`console.${message.type()}: ${message.text()}`);
    });
  }

  /** Performs `count` actions, none of them `excluded` by name; signs in again when signed out. */
  async act(count: number, excluded: readonly string[] = []): Promise<void> {
    const choice = monkeyActions.filter(({ name }) => !excluded.includes(name));
    for (let i = 0; i < count; i += 1) {
      if (i % 20 === 0) await this.raceLostInput(signInIfPrompted(this.page));
      await this.perform(this.choose(choice));
    }
  }

  /** The number of actions by name, and of lost inputs, in one line. */
  summary(): string {
    return [...this.counts, ['lost inputs', this.lostInputs] as const]
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  }

  private choose(choice: readonly MonkeyAction[]): MonkeyAction {
    let remaining = this.random() * choice.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = choice.find(({ weight }) => (remaining -= weight) < 0) ?? choice[0];
    if (!chosen) throw new Error('All actions are excluded');
    return chosen;
  }

  private async perform({ name, run }: MonkeyAction): Promise<void> {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    // Evaluating in a page during a navigation throws.
    const result = await this.raceLostInput(run(this.page, this.random)).catch((error: Error) =>
      /context was destroyed|navigat|net::ERR_ABORTED/i.test(error.message)
        ? 'interrupted by a navigation'
        : Promise.reject(error),
    );
    this.recentActions.push(`${name} ${result}`);
    if (this.recentActions.length > 15) this.recentActions.shift();
  }

  private async raceLostInput<T>(work: Promise<T>): Promise<T | string> {
    const done = new AbortController();
    return Promise.race([work.finally(() => done.abort()), this.detectLostInput(done.signal)]);
  }

  /**
   * Chromium sometimes never acknowledges an input (for a similar case see
   * https://github.com/microsoft/playwright/issues/11595): no error as long as the page responds.
   */
  private async detectLostInput(signal: AbortSignal): Promise<string> {
    await setTimeout(5000, undefined, { signal });
    const isResponsive = await Promise.race([
      this.page.evaluate(() => true).catch(() => true),
      setTimeout(10_000, false),
    ]);
    if (!isResponsive)
      throw new Error(`The page no longer responds, after ${this.recentActions.join(' | ')}`);
    this.lostInputs += 1;
    if (this.lostInputs > maxLostInputs)
      throw new Error(
        `The browser no longer accepts input, after ${this.summary()}: ${this.recentActions.join(' | ')}`,
      );
    return 'lost';
  }

  private reportProblem(problem: string): void {
    this.problems.push(`${problem}\n  after: ${this.recentActions.join(' | ')}`);
  }
}

/** Signs in if the page shows the login form. */
export async function signInIfPrompted(page: Page): Promise<void> {
  const email = page.getByLabel('Email', { exact: true });
  if (!new URL(page.url()).pathname.startsWith('/login') || !(await email.isVisible())) return;
  const shortTimeout = { timeout: 2000 };
  await email.fill('demo@example.com', shortTimeout).catch(() => undefined);
  await page
    .getByLabel('Password', { exact: true })
    .fill('demo', shortTimeout)
    .catch(() => undefined);
  await page
    .getByRole('button', { name: 'Sign in' })
    .click(shortTimeout)
    .catch(() => undefined);
}
