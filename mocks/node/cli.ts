import { runCommand } from '../../vite/runCommand';
import { parseArguments } from './parseArguments';
import { errorLogLine } from './errorLogLine';
import { startServer } from './server';
import { usage } from './usage';

/**
 * `npm run mock-api -- --scenario large --seed 7 --today 2026-03-01 --port 4010 --origin
 * http://localhost:4173`; `--help` prints all options.
 */
await runCommand(usage(), serve);

async function serve(args: readonly string[]): Promise<void> {
  const options = parseArguments(args);
  const server = await startServer({
    ...options,
    onInvalidData: (copy) =>
      process.stderr.write(
        `The changes in ${options.data} are invalid: starting with fresh data. A copy is in ${copy}.\n`,
      ),
    onResponse(call) {
      const line = errorLogLine(call);
      if (line !== undefined) process.stdout.write(`${line}\n`);
    },
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${options.port} is already in use: choose another with --port.`)
      : error;
  });
  const { scenario, seed = 1 } = options;
  process.stdout.write(
    `Mock API on ${server.url} (scenario ${scenario}, ${server.organizationCount} organizations, seed ${seed})\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}
