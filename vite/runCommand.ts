import { oneLine } from './configure/checkValue';

/** Runs a command line tool: `--help` prints its usage, an error is one line and exit status 1. */
export async function runCommand(
  usage: string,
  run: (args: readonly string[]) => Promise<void> | void,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) process.stdout.write(usage);
    else await run(args);
  } catch (error) {
    process.stderr.write(`${oneLine(error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
