import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { opsFolder } from './headers';
import { oneLine } from './configureFlags';

/** Runs a command line tool: `--help` prints its usage, an error is one line and `failureStatus`. */
export async function runCommand(
  usage: string,
  run: (args: readonly string[]) => Promise<void> | void,
  failureStatus = 1,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) process.stdout.write(usage);
    else await run(args);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${oneLine(message).slice(0, 500)}\n`);
    process.exitCode = failureStatus;
  }
}

/** The build that a script in `.ops` belongs to; `dist` for the scripts of the repository. */
export function ownBuild(scriptUrl: string): string {
  const folder = dirname(fileURLToPath(scriptUrl));
  return basename(folder) === opsFolder ? dirname(folder) : 'dist';
}
