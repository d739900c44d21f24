import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { aptInstall, tryRun } from './install';

/**
 * Quiet, deterministic and the same everywhere; a sandbox that root can't have is given up for root
 * alone.
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

const systemPaths = [
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
 * The Chromium to test with, or nothing. Playwright's own comes before the system's: it is the one
 * its version was made for.
 */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return configuredPath;
  return [bundledChromium(), ...systemPaths].find((path) => path !== undefined && existsSync(path));
}

/**
 * Finds a Chromium or installs one; where neither works, ends the process with one line that says
 * what to do.
 */
export function ensureChromium(): string {
  const found = findChromium();
  const path =
    found && existsSync(found) ? found : process.env.CHROMIUM_PATH ? undefined : install();
  if (path) return path;
  const reason = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`
    : 'No Chromium was found and none could be installed';
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
  process.stdout.write('No Chromium found: installing one.\n');
  tryRun('npx', ['playwright', 'install', 'chromium']);
  if (!findChromium()) aptInstall('chromium');
  return findChromium();
}
