import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Tab } from './driver/Tab';
import { readTarget, type Target, type TargetState } from './targets';

/** Defines `TestingLibraryDom` in the page. */
const queries = `function () { ${readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
)} }`;

/** In milliseconds, as in the end-to-end tests. */
const timeout = 15_000;

/** A page of the console. Its elements are found as users find them, and every step waits. */
export class EnginePage {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  goto(path: string): Promise<void> {
    return this.tab.navigate(this.origin + path);
  }

  reload(): Promise<void> {
    return this.tab.reload();
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  /** Calls a function in the page; it can use its arguments only. */
  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.tab.call(run.toString(), args)) as Awaited<Result>;
  }

  /** Path and query of the address bar. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  async seePath(path: string | RegExp): Promise<void> {
    await this.until(`path ${String(path)}`, async () => {
      const current = await this.path();
      return typeof path === 'string' ? current === path : path.test(current);
    });
  }

  async see(target: Target): Promise<TargetState> {
    return this.wait(target, 'to be visible', ({ count }) => count > 0);
  }

  async dontSee(target: Target): Promise<void> {
    await this.wait(target, 'to disappear', ({ count }) => count === 0);
  }

  async seeFocus(target: Target): Promise<void> {
    await this.wait(target, 'to have focus', ({ focused }) => focused);
  }

  async seeText(target: Target, text: string): Promise<void> {
    await this.wait(target, `to contain “${text}”`, (state) => state.text.includes(text));
  }

  async seeValue(target: Target, value: string): Promise<void> {
    await this.wait(target, `to have the value “${value}”`, (state) => state.value === value);
  }

  async seeAttribute(target: Target, name: string, value: string): Promise<void> {
    await this.wait(
      target,
      `to have ${name}="${value}"`,
      (state) => state.attributes[name] === value,
    );
  }

  async seeCount(target: Target, expected: number): Promise<void> {
    await this.wait(target, `to occur ${expected} times`, ({ count }) => count === expected);
  }

  /** Clicks the center of a target, once it stands still and nothing covers it. */
  async click(target: Target): Promise<void> {
    let previous = '';
    const { x, y } = await this.wait(
      target,
      'to be clickable',
      (state) => {
        const isStill = previous === `${state.x} ${state.y}`;
        previous = `${state.x} ${state.y}`;
        return state.count > 0 && isStill && !state.covered && !state.disabled;
      },
      true,
    );
    await this.tab.click(x, y);
  }

  /** Drags from the center of a target to the right, by a distance in pixels. */
  async drag(target: Target, distance: number): Promise<void> {
    const { x, y } = await this.see(target);
    await this.tab.drag(x, y, distance);
  }

  /** Replaces the text of a field by keyboard. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.seeFocus(target);
    await this.press('Control', 'a');
    await this.press('Backspace');
    await this.type(text);
    await this.seeValue(target, text);
  }

  /** Chooses an option of a native select, whose popup is outside of the page. */
  async choose(target: Target, option: string): Promise<void> {
    await this.click(target);
    await this.seeFocus(target);
    await this.press('Escape');
    await this.evaluate((wanted) => {
      const select = document.activeElement as HTMLSelectElement;
      const { value } = [...select.options].find(({ label }) => label === wanted) ?? {};
      select.value = value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, option);
  }

  /** Presses keys together, in this order. */
  press(...keys: string[]): Promise<void> {
    return this.tab.press(keys);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Presses Tab until the target has focus. */
  async tabTo(target: Target, ...modifiers: string[]): Promise<void> {
    for (let step = 0; step < 60; step += 1) {
      await this.press(...modifiers, 'Tab');
      if ((await this.state(target)).focused) return;
    }
    throw new Error(`${describe(target)} is not reachable by Tab.`);
  }

  /** Chooses a file in the page's only file input. */
  chooseFile(path: string): Promise<void> {
    return this.tab.chooseFile('input[type="file"]', path);
  }

  async screenshot(file: string): Promise<void> {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await this.tab.screenshot());
  }

  /** Opens another tab of the same profile. */
  async openTab(): Promise<EnginePage> {
    return new EnginePage(await this.tab.open(), this.origin);
  }

  async until(expected: string, check: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + timeout;
    while (!(await check())) {
      if (performance.now() > end)
        throw new Error(`Expected ${expected}; at ${await this.path()}.`);
      await setTimeout(50);
    }
  }

  private async wait(
    target: Target,
    expected: string,
    isMet: (state: TargetState) => boolean,
    scroll = false,
  ): Promise<TargetState> {
    let state = await this.state(target, scroll);
    await this.until(`${describe(target)} ${expected}`, async () => {
      state = await this.state(target, scroll);
      return isMet(state);
    });
    return state;
  }

  private async state(target: Target, scroll = false): Promise<TargetState> {
    const state = await this.evaluate(readTarget, target, scroll);
    if (state) return state;
    await this.tab.call(queries, []);
    return this.state(target, scroll);
  }
}

/** `button “Save changes” in dialog “Edit organization”`. */
function describe({ by, role = by, name, index, within }: Target): string {
  const quoted = typeof name === 'object' ? `/${name.source}/` : name && `“${name}”`;
  const position = index !== undefined && `(${index})`;
  const words = [role, quoted, position, within && `in ${describe(within)}`];
  return words.filter(Boolean).join(' ');
}
