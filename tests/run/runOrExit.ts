import { spawnSync } from 'node:child_process';

/** Runs a command to its end, its words going where ours go; what fails ends this process too. */
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
