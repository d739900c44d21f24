import { parseArgs } from 'node:util';
import { sumCounts, summaryLine, type Stage, type TestCounts } from './TestTask';
import { checkStages, stages } from './stages';
import { choosePorts, portsEnv } from './ports';
import { runTask } from './runTask';

/**
 * Runs all tests (`npm test`), with `--full` the long ones too, with `--check` those of uncommitted
 * changes. `--from <task>` skips the tasks before that one, but not what it depends on. The last line
 * counts passed and failed tests; the exit code agrees.
 */
const {
  full = false,
  check = false,
  from,
} = parseArgs({
  options: { full: { type: 'boolean' }, check: { type: 'boolean' }, from: { type: 'string' } },
}).values;
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const start = performance.now();
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
/** The linter of the API's document must not use the network. */
const redocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const env = {
  ...process.env,
  ...colours,
  ...redocly,
  ...portsEnv(await choosePorts()),
  CI: 'true',
};

const counts = new Map<string, TestCounts>();
const failures: string[] = [];
const all = check ? checkStages : stages(full);
const first = all.findIndex((stage) => stage.some(({ name }) => name === from));
if (from !== undefined && first === -1) throw new Error(`There is no task ${from}.`);
/** Tasks that later ones depend on. */
const prerequisites = ['chromium', 'build', 'build:demo'];
const isSelected = (stage: Stage, index: number) =>
  index >= first || stage.every(({ name }) => prerequisites.includes(name));
for (const stage of all.filter(isSelected)) {
  await Promise.all(
    stage.map(async (task) =>
      counts.set(
        task.name,
        await runTask(task, env, counts, (lines) => failures.push('', ...lines)),
      ),
    ),
  );
}

const total = sumCounts([...counts.values()]);
const minutes = (performance.now() - start) / 60_000;
// Repeated here, because CI systems show the end of a long output.
if (failures.length > 0)
  process.stdout.write(`\nFailed tasks, last lines of each:\n${failures.join('\n')}\n`);
process.stdout.write(`\nDone in ${minutes.toFixed(1)} minutes.\n${summaryLine(total)}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
