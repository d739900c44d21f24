import { createInterface } from 'node:readline/promises';
import { isLoopback, type CliOptions } from './options';

/**
 * Asks before the suite writes to a host that isn't this machine. Throws if the user declines, or
 * if there is no terminal to ask on.
 */
export async function confirmHost({ host, prefix, yes }: CliOptions): Promise<void> {
  if (yes || isLoopback(host)) return;
  if (!process.stdin.isTTY)
    throw new Error(`${host} is not this machine: pass --yes to let the suite write to it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const { hostname } = new URL(host);
  const question = `This creates organizations and tokens named ${prefix}… on ${host}, which the API cannot delete.\nType "${hostname}" to go on: `;
  try {
    if ((await terminal.question(question)).trim() !== hostname) throw new Error('Stopped.');
  } finally {
    terminal.close();
  }
}
