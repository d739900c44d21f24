import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installAsRoot, tryRun } from './install';

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
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  join(
    process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)',
    'Google\\Chrome\\Application\\chrome.exe',
  ),
];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, Playwright's own (the version it was built for), then
 * the system's; `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return configuredPath;
  return [bundledChromium(), ...systemPaths].find((path) => path !== undefined && existsSync(path));
}

/** Finds Chromium or installs it; exits with one line that says what to do if neither works. */
export function ensureChromium(): string {
  const detectedPath = findChromium();
  const path =
    detectedPath && existsSync(detectedPath)
      ? detectedPath
      : process.env.CHROMIUM_PATH
        ? undefined
        : install();
  if (path) return path;
  const reason = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH does not exist: ${process.env.CHROMIUM_PATH}`
    : 'Chromium was not found and could not be installed';
  process.stderr.write(
    `${reason}; install Chromium or Chrome, or set CHROMIUM_PATH to its executable.\n`,
  );
  process.exit(1);
}

export function launchOptions() {
  return { executablePath: ensureChromium(), args: chromiumArgs };
}

function bundledChromium(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function install(): string | undefined {
  process.stdout.write('Chromium not found, installing it with Playwright.\n');
  tryRun('npx', ['playwright', 'install', 'chromium']);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!findChromium()) installAsRoot(name);
  return findChromium();
}
