import { sum, verdict, type Count } from './Part';
import { stages } from './parts';
import { choosePorts, portsEnv } from './ports';
import { runPart } from './runPart';

/**
 * All tests (`npm test`), with `--full` the long ones too. The last line says how many passed and
 * failed; the exit code agrees.
 */
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const start = performance.now();
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
const env = { ...process.env, ...colours, ...portsEnv(await choosePorts()), CI: 'true' };

const counts = new Map<string, Count>();
for (const stage of stages(process.argv.includes('--full'))) {
  await Promise.all(
    stage.map(async (part) => counts.set(part.name, await runPart(part, env, counts))),
  );
}

const total = sum([...counts.values()]);
const minutes = (performance.now() - start) / 60_000;
process.stdout.write(`\nDone in ${minutes.toFixed(1)} minutes.\n${verdict(total)}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
