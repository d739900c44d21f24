import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ensureWebKit } from '../../run/engineBrowsers';
import { freePorts } from '../../run/ports';
import { browserEnv, viewport, type Engine, type Session, type Tab } from './Tab';
import { WebDriverClient } from './WebDriverClient';

/**
 * WebKitGTK by its WebDriver, on a virtual display. A driver has one session, which is a browser of
 * its own.
 */
export async function launchWebKit(): Promise<Engine> {
  const programs = ensureWebKit();
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [displayNumber] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const home = makeHome();
  const env = {
    ...browserEnv(),
    DISPLAY: `:${displayNumber.toString().trim()}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // The sandbox needs user namespaces, which root in a container doesn't have.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const openSession = () => startSession(programs.driver, env, join(home, 'Downloads'));

  const session = await openSession();
  await session.close();
  return {
    version: session.version,
    openSession,
    async close() {
      await stop(display);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A home directory whose downloads folder GTK knows. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'));
  mkdirSync(join(home, 'Downloads'));
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  return home;
}

async function startSession(
  program: string,
  env: NodeJS.ProcessEnv,
  downloads: string,
): Promise<Session & { version: string }> {
  const [port = 0] = await freePorts(1);
  const driver = spawn(program, [`--port=${port}`], { stdio: ['ignore', 'pipe', 'ignore'], env });
  const problems: string[] = [];
  createInterface({ input: driver.stdout }).on('line', (line) => {
    const isFailedRequest = line.includes('Failed to load resource');
    if (/^CONSOLE .*\bERROR\b/.test(line) && !isFailedRequest) problems.push(line);
  });
  try {
    const client = await WebDriverClient.connect(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    });
    const handle = (await client.get('window')) as string;
    const tab = new WebKitTab(client, handle, { current: handle });
    await tab.setViewport();
    return {
      version: client.version,
      tab,
      problems,
      downloads,
      async close() {
        await client.quit().catch(() => undefined);
        await stop(driver);
      },
    };
  } catch (error) {
    await stop(driver);
    throw error;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** WebDriver's codes of the keys that don't type (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

class WebKitTab implements Tab {
  constructor(
    private readonly client: WebDriverClient,
    private readonly handle: string,
    /** Commands go to the current tab of the session, which all tabs of a session share. */
    private readonly window: { current: string },
  ) {}

  /** The window's frame and toolbar take a part of its height. */
  async setViewport(): Promise<void> {
    await this.post('window/rect', { x: 0, y: 0, ...viewport });
    const height = (await this.call('() => innerHeight', [])) as number;
    await this.post('window/rect', { ...viewport, height: 2 * viewport.height - height });
  }

  async navigate(url: string): Promise<void> {
    await this.post('url', { url });
  }

  async reload(): Promise<void> {
    await this.post('refresh');
  }

  call(source: string, args: readonly unknown[]): Promise<unknown> {
    return this.post('execute/sync', { script: `return (${source})(...arguments)`, args });
  }

  async click(x: number, y: number): Promise<void> {
    const position = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
    await this.act('pointer', [
      { type: 'pointerMove', ...position },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async drag(x: number, y: number, distance: number): Promise<void> {
    const from = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
    await this.act('pointer', [
      { type: 'pointerMove', ...from },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', duration: 200, ...from, x: from.x + distance },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async press(keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => keyCodes[key] ?? key);
    await this.act('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async type(text: string): Promise<void> {
    const presses = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    if (presses.length > 0) await this.act('key', presses);
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    await this.switchHere();
    await this.post(`element/${await this.client.findElement(selector)}/value`, { text: path });
  }

  async screenshot(): Promise<Buffer> {
    await this.switchHere();
    return Buffer.from((await this.client.get('screenshot')) as string, 'base64');
  }

  async open(): Promise<Tab> {
    const { handle } = (await this.post('window/new', { type: 'window' })) as { handle: string };
    const tab = new WebKitTab(this.client, handle, this.window);
    await tab.setViewport();
    return tab;
  }

  private async act(type: 'key' | 'pointer', actions: readonly object[]): Promise<void> {
    await this.post('actions', { actions: [{ type, id: type, actions }] });
  }

  private async post(command: string, parameters: object = {}): Promise<unknown> {
    await this.switchHere();
    return this.client.post(command, parameters);
  }

  private async switchHere(): Promise<void> {
    if (this.window.current === this.handle) return;
    await this.client.post('window', { handle: this.handle });
    this.window.current = this.handle;
  }
}
