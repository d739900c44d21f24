import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Installs Debian packages where that can be done without asking anybody; whether it worked shows
 * in what is there afterwards.
 */
export function aptInstall(...packages: string[]): void {
  if (!findOnPath('apt-get')) return;
  const root = process.getuid?.() === 0;
  if (!root && !tryRun('sudo', ['-n', 'true'])) return;
  const apt = (...args: string[]) =>
    root ? tryRun('apt-get', args) : tryRun('sudo', ['-n', 'apt-get', ...args]);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** The path of a program; daemons lie in /usr/sbin, which not everyone has on the PATH. */
export function findOnPath(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/**
 * Quietly: what an installer says on the way to failing is not the one line that helps. No daemon
 * is started by its package.
 */
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
