import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Installs Debian packages when running as root. Callers check whether it worked. */
export function installAsRoot(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get.\n`);
  tryRun('apt-get', ['update']);
  tryRun('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** The path of a program; daemons are in /usr/sbin, which is often missing from the PATH. */
export function findOnPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** Runs a command without output. `RUNLEVEL=1` keeps Debian packages from starting daemons. */
export function tryRun(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return (
    spawnSync(command, args, {
      stdio: 'ignore',
      env,
      timeout: 300_000,
      shell: process.platform === 'win32',
    }).status === 0
  );
}
