import { oneLine } from './configure/checkValue';

/**
 * Runs a command line tool: `--help` prints its usage, an error is one line and `failureStatus`. The
 * exit status doesn't depend on whether the output is read to its end, as in `check.mjs | head -1`.
 */
export async function runCommand(
  usage: string,
  run: (args: readonly string[]) => Promise<void> | void,
  failureStatus = 1,
): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  const args = process.argv.slice(2);
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) process.stdout.write(usage);
    else await run(args);
  } catch (error) {
    process.stderr.write(`${oneLine(error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = failureStatus;
  }
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
