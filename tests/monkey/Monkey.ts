import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { seededRandom } from '../../mocks/seededRandom';
import { actions, type Action } from './actions';

/** More lost inputs than these are no accident. */
const mostLost = 10;

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
  private readonly did: string[] = [];
  private lost = 0;
  private readonly counts = new Map<string, number>();

  constructor({ page, seed, problems }: MonkeyOptions) {
    this.page = page;
    this.problems = problems;
    this.random = seededRandom(seed);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('pageerror', (error) => this.note(`uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => this.note('the page crashed'));
    page.on('console', (message) => {
      const wrong =
        message.type() === 'error'
          ? !message.text().startsWith('Failed to load resource')
          : message.text().includes('[MobX]');
      if (wrong) this.note(`console.${message.type()}: ${message.text()}`);
    });
  }

  /**
   * Does so many things; `without` names what is left out. Signs in whenever it finds itself at the
   * login for a while.
   */
  async act(count: number, without: readonly string[] = []): Promise<void> {
    const choice = actions.filter(({ name }) => !without.includes(name));
    for (let i = 0; i < count; i += 1) {
      if (i % 20 === 0) await this.answered(signIn(this.page));
      await this.perform(this.choose(choice));
    }
  }

  /** How often it did what, and what was lost on the way, in one line. */
  told(): string {
    return [...this.counts, ['lost on the way', this.lost] as const]
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  }

  private choose(choice: readonly Action[]): Action {
    let left = this.random() * choice.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = choice.find(({ weight }) => (left -= weight) < 0) ?? choice[0];
    if (!chosen) throw new Error('A monkey needs something to do');
    return chosen;
  }

  private async perform({ name, run }: Action): Promise<void> {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    // A page that is just being left can't be asked for anything.
    const what = await this.answered(run(this.page, this.random)).catch((error: Error) =>
      /context was destroyed|navigat|net::ERR_ABORTED/i.test(error.message)
        ? 'the page was leaving'
        : Promise.reject(error),
    );
    this.did.push(`${name} ${what}`);
    if (this.did.length > 15) this.did.shift();
  }

  private async answered<T>(work: Promise<T>): Promise<T | string> {
    const done = new AbortController();
    return Promise.race([work.finally(() => done.abort()), this.lostInput(done.signal)]);
  }

  /**
   * Now and then the browser takes an input and never says so: not the console's doing, as long as
   * the page still answers.
   */
  private async lostInput(signal: AbortSignal): Promise<string> {
    await setTimeout(5000, undefined, { signal });
    const answers = await Promise.race([
      this.page.evaluate(() => true).catch(() => true),
      setTimeout(10_000, false),
    ]);
    if (!answers) throw new Error('The page answers no more');
    this.lost += 1;
    if (this.lost > mostLost)
      throw new Error(
        `The browser takes no input any more, after ${this.told()}: ${this.did.join(' | ')}`,
      );
    return 'lost on the way';
  }

  private note(problem: string): void {
    this.problems.push(`${problem}\n  after: ${this.did.join(' | ')}`);
  }
}

/** Signs in by the form, when that is what the page shows. */
export async function signIn(page: Page): Promise<void> {
  const email = page.getByLabel('Email', { exact: true });
  if (!new URL(page.url()).pathname.startsWith('/login') || !(await email.isVisible())) return;
  const patience = { timeout: 2000 };
  await email.fill('demo@example.com', patience).catch(() => undefined);
  await page
    .getByLabel('Password', { exact: true })
    .fill('demo', patience)
    .catch(() => undefined);
  await page
    .getByRole('button', { name: 'Sign in' })
    .click(patience)
    .catch(() => undefined);
}
