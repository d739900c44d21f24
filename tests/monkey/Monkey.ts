import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { seededRandom } from '../../mocks/seededRandom';
import { monkeyActions, type MonkeyAction } from './actions';

/** More lost inputs than these are no accident. */
const maxLostInputs = 10;

export interface MonkeyOptions {
  readonly page: Page;
  readonly seed: number;
  /** Where what goes wrong is noted. */
  readonly problems: string[];
}

/**
 * Somebody who does anything, in no sensible order and without waiting: the same things for the
 * same seed, as far as the page shows the same. It notes what goes wrong, and what it did last.
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

  /**
   * Does so many things; `without` names what is left out. Signs in whenever it finds itself at the
   * login for a while.
   */
  async act(count: number, excluded: readonly string[] = []): Promise<void> {
    const choice = monkeyActions.filter(({ name }) => !excluded.includes(name));
    for (let i = 0; i < count; i += 1) {
      if (i % 20 === 0) await this.raceLostInput(signInIfPrompted(this.page));
      await this.perform(this.choose(choice));
    }
  }

  /** How often it did what, and what was lost on the way, in one line. */
  summary(): string {
    return [...this.counts, ['lost on the way', this.lostInputs] as const]
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  }

  private choose(choice: readonly MonkeyAction[]): MonkeyAction {
    let remaining = this.random() * choice.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = choice.find(({ weight }) => (remaining -= weight) < 0) ?? choice[0];
    if (!chosen) throw new Error('A monkey needs something to do');
    return chosen;
  }

  private async perform({ name, run }: MonkeyAction): Promise<void> {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    // A page that is just being left can't be asked for anything.
    const result = await this.raceLostInput(run(this.page, this.random)).catch((error: Error) =>
      /context was destroyed|navigat|net::ERR_ABORTED/i.test(error.message)
        ? 'the page was leaving'
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
   * Now and then the browser takes an input and never says so: not the console's doing, as long as
   * the page still answers.
   */
  private async detectLostInput(signal: AbortSignal): Promise<string> {
    await setTimeout(5000, undefined, { signal });
    const isResponsive = await Promise.race([
      this.page.evaluate(() => true).catch(() => true),
      setTimeout(10_000, false),
    ]);
    if (!isResponsive) throw new Error('The page answers no more');
    this.lostInputs += 1;
    if (this.lostInputs > maxLostInputs)
      throw new Error(
        `The browser takes no input any more, after ${this.summary()}: ${this.recentActions.join(' | ')}`,
      );
    return 'lost on the way';
  }

  private reportProblem(problem: string): void {
    this.problems.push(`${problem}\n  after: ${this.recentActions.join(' | ')}`);
  }
}

/** Signs in by the form, when that is what the page shows. */
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
