import { readArguments } from './readArguments';
import { refusalLine } from './refusalLine';
import { startServer } from './server';

/**
 * `npm run mock-api -- --scenario large --seed 7 --today 2026-03-01 --port 4010 --origin
 * http://localhost:4173`
 */
try {
  const options = readArguments(process.argv.slice(2));
  const server = await startServer({
    ...options,
    onAnswer(call) {
      const line = refusalLine(call);
      if (line !== undefined) process.stdout.write(`${line}\n`);
    },
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${options.port} is taken: choose another with --port.`)
      : error;
  });
  const { scenario, seed = 1 } = options;
  process.stdout.write(
    `Mock API on ${server.url} (scenario ${scenario}, ${server.organizations} organizations, seed ${seed})\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(
    `${(error instanceof Error ? error.message : String(error)).split('\n')[0]}\n`,
  );
  process.exit(1);
}
