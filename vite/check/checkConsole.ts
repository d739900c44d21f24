import { setTimeout } from 'node:timers/promises';
import { oneLine } from '../configure/checkValue';
import { apiCheck } from './apiCheck';
import { NotChecked } from './Check';
import { checkVersion, consoleChecks } from './consoleChecks';
import { recordCheck } from './recordCheck';
import type { ServedConsole } from './ServedConsole';

/** Runs all checks and reports each in a line; returns whether none has failed. */
export async function checkConsole(
  host: ServedConsole,
  report: (line: string) => void,
  attempts = 10,
): Promise<boolean> {
  await untilReloaded(host, attempts);
  let passed = true;
  for (const { name, run } of [...consoleChecks, apiCheck, recordCheck]) {
    try {
      report(`ok    ${name.padEnd(12)}${await run(host)}`);
    } catch (error) {
      const isFailure = !(error instanceof NotChecked);
      if (isFailure) passed = false;
      report(`${isFailure ? 'FAIL' : '--  '}  ${name.padEnd(12)}${describe(error)}`);
    }
  }
  return passed;
}

/** A web server goes on with its earlier configuration for a moment after it was told to reload. */
async function untilReloaded(host: ServedConsole, attempts: number): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isServed = await checkVersion(host).then(
      () => true,
      () => false,
    );
    if (isServed) return;
    await setTimeout(500);
  }
}

/** `fetch` fails with a message that says nothing, and with a cause that does. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return oneLine(`${error.message}${cause}`).slice(0, 300);
}
