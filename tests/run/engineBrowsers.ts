import { existsSync } from 'node:fs';
import { findOnPath, installAsRoot } from './install';

/** WebKitGTK's driver, which starts its MiniBrowser, and the server of a virtual display. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly display: string;
}

/** The executable of Firefox: `FIREFOX_PATH`, or one on the PATH; installs it if necessary. */
export function ensureFirefox(): string {
  return ensure('Firefox', findFirefox, ['firefox-esr'], ', or set FIREFOX_PATH');
}

/** WebKitGTK, the WebKit that Linux distributions have; installs it if necessary. */
export function ensureWebKit(): WebKitPrograms {
  return ensure('WebKitGTK', findWebKit, ['webkit2gtk-driver', 'xvfb'], '');
}

function findFirefox(): string | undefined {
  const configuredPath = process.env.FIREFOX_PATH;
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : undefined;
  return findOnPath('firefox-esr') ?? findOnPath('firefox');
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = findOnPath('WebKitWebDriver');
  const display = findOnPath('Xvfb');
  return driver && display ? { driver, display } : undefined;
}

/** Finds or installs a browser; exits with one line that says what to install if neither works. */
function ensure<Programs>(
  name: string,
  find: () => Programs | undefined,
  packages: readonly string[],
  alternative: string,
): Programs {
  let programs = find();
  if (programs === undefined) {
    installAsRoot(...packages);
    programs = find();
  }
  if (programs !== undefined) return programs;
  process.stderr.write(
    `${name} was not found and could not be installed; install it (apt-get install ${packages.join(' ')})${alternative}.\n`,
  );
  process.exit(1);
}
