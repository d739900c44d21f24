import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * No background traffic, and rendering without a GPU. Chromium refuses to run as root with its
 * sandbox, so only root runs without it.
 */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell first: it draws no browser windows, which saves a third of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How Playwright starts Chromium; exits with one line that says what to do if there is none. */
export function launchOptions() {
  return { executablePath: ensureChromium(), args: chromiumArgs };
}

/** `CHROMIUM_PATH`, Playwright's own (the version it was built for), the system's, or an installed one. */
export function ensureChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? findChromium() ?? install();
  if (path !== undefined && existsSync(path)) return path;
  process.stderr.write('There is no Chromium: install it or Chrome, or set CHROMIUM_PATH to it.\n');
  process.exit(1);
}

function findChromium(): string | undefined {
  const paths = [chromium.executablePath(), ...otherPaths, ...names.map(findOnPath)];
  return paths.find((path) => path !== undefined && existsSync(path));
}

function install(): string | undefined {
  process.stdout.write('Chromium not found, installing it.\n');
  runQuietly('npx', ['playwright', 'install', 'chromium']);
  if (!findChromium()) installPackage('chromium');
  return findChromium();
}

/** Installs a Debian package when running as root. Callers check whether it worked. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  process.stdout.write(`Installing ${name} with apt-get.\n`);
  runQuietly('apt-get', ['update']);
  runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** The path of a program; daemons are in /usr/sbin, which is often missing from the PATH. */
export function findOnPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** `RUNLEVEL=1` keeps Debian packages from starting daemons. */
function runQuietly(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const shell = process.platform === 'win32';
  spawnSync(command, args, { stdio: 'ignore', env, timeout: 300_000, shell });
}
