import { spawnSync } from 'node:child_process';

/** Runs a command with inherited stdio, and exits with its status if it fails. */
export function runOrExit(
  [program = '', ...args]: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): void {
  const { status, error } = spawnSync(program, args, {
    ...options,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) process.stderr.write(`${program}: ${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
}
