import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { BenchTarget } from './BenchTarget';
import { measureColdVisit, type ColdVisit } from './measureColdVisit';
import { measureMemory, openAndGoBack } from './memoryUsage';
import { median, measureTyping } from './measureTyping';
import { openBenchPage } from './openBenchPage';
import { startBench } from './startBench';
import { steps } from './steps';

/**
 * The benchmark (`npm run bench`): the staff build against `mock-api` with 10,000 organizations,
 * with 4x CPU throttling. Every figure is the median of rounds (`--rounds 7`) that alternate
 * between the console and the baseline, a page without a framework that fetches and renders the
 * same rows; or with `--against <commit>` the build of that commit.
 */
const args = process.argv.slice(2);
const rounds = Number(args[args.indexOf('--rounds') + 1]) || 7;
const against = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const { browser, targets, session, close } = await startBench(against);
const other = against === undefined ? 'baseline' : 'before';

const listReady = 'table[aria-label="Organizations"] tbody a';
const measurements = new Map<string, Record<BenchTarget['name'], number[]>>();
const record = (name: string, targetName: BenchTarget['name'], value: number) => {
  const values = measurements.get(name) ?? { console: [], before: [], baseline: [] };
  values[targetName].push(value);
  measurements.set(name, values);
};

let shift = 0;

try {
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
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
      const bench = await openBenchPage(browser, target, session);
      await bench.page.goto(`${target.origin}/accounts${target.query}`);
      await bench.page.locator(listReady).first().waitFor();
      await bench.page.waitForTimeout(1500);
      for (const { name, measure, consoleOnly } of steps) {
        if (consoleOnly && target.name === 'baseline') continue;
        record(name, target.name, await measure(bench));
        await bench.page.waitForTimeout(300);
      }
      if (target.name === 'console')
        shift = Math.max(shift, await bench.page.evaluate(() => window.benchmark.shift));
      await bench.context.close();
    }
  }
  for (const target of targets) {
    const bench = await openBenchPage(browser, target, session);
    await bench.page.goto(`${target.origin}/accounts${target.query}`);
    await bench.page.locator(listReady).first().waitFor();
    const inSearch = await measureTyping(bench, bench.page.getByRole('searchbox'));
    record('key in the search', target.name, inSearch.key);
    record('longest task during search', target.name, inSearch.longest);
    await bench.page.getByRole('searchbox').fill('');
    await bench.page.waitForTimeout(2000);
    await openAndGoBack(bench, 10);
    const before = await measureMemory(bench);
    await openAndGoBack(bench, 50);
    const after = await measureMemory(bench);
    record('heap after 10 trips (MB)', target.name, before.heap);
    record('heap after 60 trips (MB)', target.name, after.heap);
    record('nodes after 10 trips', target.name, before.nodes);
    record('nodes after 60 trips', target.name, after.nodes);
    record('listeners after 10 trips', target.name, before.listeners);
    record('listeners after 60 trips', target.name, after.listeners);
    await bench.context.close();
    const login = await openBenchPage(browser, target);
    await login.page.goto(`${target.origin}/login${target.query}`);
    const inForm = await measureTyping(login, login.page.getByLabel('Email'));
    record('key in a form', target.name, inForm.key);
    record('longest task in a form', target.name, inForm.longest);
    await login.context.close();
  }
  report();
} finally {
  await close();
}

function recordColdVisit(
  path: string,
  { name }: BenchTarget,
  { kilobytes, firstPaint, largestPaint, blocking, ready }: ColdVisit,
): void {
  record(`cold ${path}: KB`, name, kilobytes);
  record(`cold ${path}: first paint`, name, firstPaint);
  record(`cold ${path}: largest paint`, name, largestPaint);
  record(`cold ${path}: ready`, name, ready);
  record(`cold ${path}: blocking`, name, blocking);
}

/** The table of the medians, printed; against the baseline also written to docs/performance.md. */
function report(): void {
  const rows = Array.from(measurements, ([name, values]) => {
    const [consoleMedian, otherMedian] = [median(values.console), median(values[other])];
    return [
      name,
      withSpread(values.console),
      values[other].length > 0 ? withSpread(values[other]) : '',
      otherMedian > 0 ? (consoleMedian / otherMedian).toFixed(2) : '',
    ];
  });
  const header = ['step', 'console', other, 'ratio'];
  const table = [header, header.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  console.log(['', ...table, '', layoutShift()].join('\n'));
  if (against === undefined) writeFileSync('docs/performance.md', performanceDocument(table));
}

/** The median, with the lowest and the highest value. */
function withSpread(values: readonly number[]): string {
  if (values.length < 2) return median(values).toFixed(1);
  return `${median(values).toFixed(1)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
}

function layoutShift(): string {
  return `Maximum layout shift of all rounds: ${shift.toFixed(4)} (limit 0.02).`;
}

function performanceDocument(table: readonly string[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  return `# Performance

What a change must keep:

- \`npm run size\` (part of \`npm test\`): at most 161 kB of JavaScript (Brotli) until /login or /accounts is
  ready; until idle, with all daily dialogs, at most 200 kB in 12 requests and 268 kB in 18.
- \`npm run bench -- --rounds 5 --against <commit before>\`: no step more than 1.10 times as slow, the first
  rows of a cold visit and opening a profile 1.05 times, on an idle machine.
- The test of CPU time (\`npm run test:full\`), which is steadier than elapsed time.

An optimisation is kept if a user notices it: at least 10 % of a step in such a run, or a first load that is
10 % smaller (docs/adr/0006-loading.md).

## Record

Written by \`npm run bench\`: don't edit it. The staff build against \`mock-api\` with 10,000
organizations, in Chromium with 4x CPU throttling. The baseline is a page without a framework that
fetches and renders the same rows, and doesn't prefetch. Medians of ${rounds} rounds that alternate between
the two, with the lowest and the highest value; milliseconds unless stated otherwise.

Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, Node ${process.versions.node}, Chromium ${browser.version()}.

${table.join('\n')}

${layoutShift()}
`;
}
