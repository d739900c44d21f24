import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { BenchTarget, Cost } from './BenchTarget';
import { measureColdVisit, type ColdVisit } from './measureColdVisit';
import { measureMemory, openAndGoBack } from './memoryUsage';
import { median, measureTyping } from './measureTyping';
import { openBenchPage } from './openBenchPage';
import { startBench } from './startBench';
import { goTo, steps } from './steps';

/**
 * The benchmark (`npm run bench`): the staff build against `mock-api` with 10,000 organizations,
 * with 4x CPU throttling. Every figure is the median of rounds (`--rounds 7`) that alternate
 * between the console and the baseline, a page without a framework that fetches and renders the
 * same rows; or with `--against <commit>` the build of that commit. `--steps sort,back` measures only the
 * steps whose name begins so, "cold", "typing" and "memory" among them, and writes no document.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    against: { type: 'string' },
    steps: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const { against } = options;
const isWanted = (name: string) =>
  options.steps === undefined || options.steps.split(',').some((start) => name.startsWith(start));
const { browser, targets, session, close } = await startBench(against);
const other = against === undefined ? 'baseline' : 'before';

const listReady = 'table[aria-label="Organizations"] tbody a';
const measurements = new Map<string, Record<BenchTarget['name'], Cost[]>>();
const record = (name: string, targetName: BenchTarget['name'], cost: Cost | number) => {
  const costs = measurements.get(name) ?? { console: [], before: [], baseline: [] };
  costs[targetName].push(typeof cost === 'number' ? { wall: cost } : cost);
  measurements.set(name, costs);
};

let shift = 0;

try {
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      if (isWanted('cold')) {
        recordColdVisit(
          '/login',
          target,
          await measureColdVisit(browser, target, undefined, '/login', 'input[type="password"]'),
        );
        recordColdVisit(
          '/accounts',
          target,
          await measureColdVisit(browser, target, session, '/accounts', listReady),
        );
      }
      const bench = await openList(target);
      await bench.page.waitForTimeout(1500);
      for (const step of steps) {
        if (!isWanted(step.name) || (step.consoleOnly && target.name === 'baseline')) continue;
        await goTo(bench, step);
        record(step.name, target.name, await step.measure(bench));
      }
      if (target.name === 'console')
        shift = Math.max(shift, await bench.page.evaluate(() => window.benchmark.shift));
      await bench.context.close();
    }
  }
  for (const target of targets) {
    if (isWanted('typing')) await recordTyping(target);
    if (isWanted('memory')) await recordMemory(target);
  }
  report();
} finally {
  await close();
}

async function openList(target: BenchTarget) {
  const bench = await openBenchPage(browser, target, session);
  await bench.page.goto(`${target.origin}/accounts${target.query}`);
  await bench.page.locator(listReady).first().waitFor();
  return bench;
}

async function recordTyping(target: BenchTarget): Promise<void> {
  const list = await openList(target);
  const inSearch = await measureTyping(list, list.page.getByRole('searchbox'));
  record('key in the search', target.name, inSearch.key);
  record('longest task during search', target.name, inSearch.longest);
  await list.context.close();
  const login = await openBenchPage(browser, target);
  await login.page.goto(`${target.origin}/login${target.query}`);
  const inForm = await measureTyping(login, login.page.getByLabel('Email'));
  record('key in a form', target.name, inForm.key);
  record('longest task in a form', target.name, inForm.longest);
  await login.context.close();
}

async function recordMemory(target: BenchTarget): Promise<void> {
  const bench = await openList(target);
  for (const [trips, total] of [
    [10, 10],
    [50, 60],
  ] as const) {
    await openAndGoBack(bench, trips);
    const { heap, nodes, listeners } = await measureMemory(bench);
    record(`heap after ${total} trips (MB)`, target.name, heap);
    record(`nodes after ${total} trips`, target.name, nodes);
    record(`listeners after ${total} trips`, target.name, listeners);
  }
  await bench.context.close();
}

function recordColdVisit(
  path: string,
  { name }: BenchTarget,
  { kilobytes, firstPaint, largestPaint, blocking, ready, cpu }: ColdVisit,
): void {
  record(`cold ${path}: KB`, name, kilobytes);
  record(`cold ${path}: first paint`, name, firstPaint);
  record(`cold ${path}: largest paint`, name, largestPaint);
  record(`cold ${path}: ready`, name, { wall: ready, cpu });
  record(`cold ${path}: blocking`, name, blocking);
}

/** The table of the medians, printed; against the baseline also written to docs/performance.md. */
function report(): void {
  const rows = Array.from(measurements, ([name, costs]) => [
    name,
    ...comparison(costs, ({ wall }) => wall),
    ...comparison(costs, ({ cpu }) => cpu),
  ]);
  const header = ['step', 'console', other, 'ratio', 'CPU: console', other, 'ratio'];
  const table = [header, header.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  console.log(['', ...table, '', layoutShift()].join('\n'));
  if (against === undefined && options.steps === undefined)
    writeFileSync('docs/performance.md', performanceDocument(table));
}

/** Three cells: the console, the other, and their ratio. */
function comparison(
  costs: Record<BenchTarget['name'], Cost[]>,
  valueOf: (cost: Cost) => number | undefined,
): string[] {
  const [consoleValues, otherValues] = [costs.console, costs[other]].map((those) =>
    those.flatMap((cost) => valueOf(cost) ?? []),
  ) as [number[], number[]];
  const ratio = median(consoleValues) / median(otherValues);
  return [
    withSpread(consoleValues),
    withSpread(otherValues),
    isFinite(ratio) ? ratio.toFixed(2) : '',
  ];
}

/** The median, with the lowest and the highest value. */
function withSpread(values: readonly number[]): string {
  if (values.length < 2) return values[0]?.toFixed(1) ?? '';
  return `${median(values).toFixed(1)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
}

function layoutShift(): string {
  return `Maximum layout shift of all rounds: ${shift.toFixed(4)} (limit 0.02 without what filters move: a select that a script changes isn't input for the browser).`;
}

function performanceDocument(table: readonly string[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  return `# Performance

What a change must keep:

- \`npm run size\` (part of \`npm test\`; limits in \`tests/build.test.ts\` and \`tests/renders.test.ts\`): JavaScript
  (Brotli) until /login and /accounts are ready, and all of it and the requests until the page is idle; what
  React renders in a sort, a profile, an edit form, a key in it, and a key in "New total" of many.
- \`npm run bench -- --rounds 5 --against <commit before>\`: no step more than 1.10 times as slow, the first
  rows of a cold visit and opening a profile 1.05 times. Where the machine isn't idle, CPU time counts;
  \`--steps sort,back\` measures only some.

An optimisation is kept if a user notices it: at least 10 % of a step in such a run, or a first load that is
10 % smaller (docs/adr/0006-loading.md).

## Record

Written by \`npm run bench\`: don't edit it. The staff build against \`mock-api\` with 10,000
organizations, in Chromium with 4x CPU throttling. The baseline is a page without a framework that
fetches and renders the same rows, and doesn't prefetch. Medians of ${rounds} rounds that alternate between
the two, with the lowest and the highest value; milliseconds unless stated otherwise. The last three
columns are CPU time of the page's main thread.

Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, Node ${process.versions.node}, Chromium ${browser.version()}.

${table.join('\n')}

${layoutShift()}
`;
}
