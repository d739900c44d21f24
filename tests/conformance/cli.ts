import { runCommand } from '../../vite/runCommand';
import { parseOptions, usage } from './options';
import { progressLine, reportLines } from './report';
import { allRules } from './rules/allRules';
import { runRules, selectRules } from './runRules';

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** `npm run conformance -- --host https://staging.example --email ... --password ...` */
await runCommand(
  usage,
  async (args) => {
    if (args.includes('--list')) print(allRules.map(({ id, title }) => `${id}: ${title}`));
    else await run(args);
  },
  2,
);

async function run(args: readonly string[]): Promise<void> {
  const options = parseOptions(args, process.env);
  const { only, origin, step } = options;
  const rules = selectRules(only, origin !== undefined, step);
  if (rules.length === 0) throw new Error('No rule is selected: see --list, and pass --origin.');
  const interrupt = new AbortController();
  process.once('SIGINT', () => {
    process.stderr.write('Stopping: cleaning up.\n');
    interrupt.abort();
  });
  const result = await runRules(
    options,
    rules,
    (one) => process.stderr.write(`${progressLine(one)}\n`),
    interrupt.signal,
  );
  print(reportLines(result));
  if (origin === undefined) process.stderr.write('The CORS rules did not run: pass --origin.\n');
  const hasFailed = result.results.some(({ findings }) => findings);
  process.exitCode = interrupt.signal.aborted ? 130 : hasFailed ? 1 : 0;
}
