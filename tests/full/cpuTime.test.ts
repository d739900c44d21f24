import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BenchPage, BenchTarget } from '../bench/BenchTarget';
import { measureTyping, median } from '../bench/measureTyping';
import { openBenchPage } from '../bench/openBenchPage';
import { startBench, type Bench } from '../bench/startBench';
import { steps } from '../bench/steps';

/**
 * CPU time of the page's main thread, as a multiple of what the baseline page needs for the same
 * step on the same machine: steadier than elapsed time. After a change that is meant to be slower
 * or faster, enter the new values that the test prints.
 */
const expected = {
  'cold start': 3.1,
  sort: 2.1,
  open: 3.9,
  back: 3.2,
  theme: 17.5,
  keystroke: 1.4,
};

type StepName = keyof typeof expected;

const rounds = 7;
const tolerance = 1.2;
const row = 'table[aria-label="Organizations"] tbody a';

let bench: Bench;
const ratios = new Map<StepName, number>();

beforeAll(async () => {
  bench = await startBench();
  const times = new Map<StepName, Record<BenchTarget['name'], number[]>>();
  for (let round = 0; round < rounds; round += 1)
    for (const target of bench.targets)
      for (const [name, time] of Object.entries(await measureRound(target)))
        valuesOf(times, name as StepName)[target.name].push(time);
  for (const [name, { console, baseline }] of times)
    ratios.set(name, median(console) / median(baseline));
}, 10 * 60_000);
afterAll(() => bench.close());

it.each(Object.entries(expected) as [StepName, number][])(
  'the CPU time of the step “%s” is at most a fifth above %s times the baseline’s',
  (name, recorded) => {
    const ratio = ratios.get(name) ?? NaN;
    console.log(`${name}: ${ratio.toFixed(1)} times the baseline`);
    expect(ratio).toBeLessThan(recorded * tolerance);
  },
);

function valuesOf(
  times: Map<StepName, Record<BenchTarget['name'], number[]>>,
  name: StepName,
): Record<BenchTarget['name'], number[]> {
  const values = times.get(name) ?? { console: [], before: [], baseline: [] };
  times.set(name, values);
  return values;
}

/** One visit to a page: milliseconds of CPU time for each step. */
async function measureRound(target: BenchTarget): Promise<Record<StepName, number>> {
  const visit = await openBenchPage(bench.browser, target, bench.session);
  const { page, cdp, context } = visit;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${target.origin}/accounts${target.query}`);
  await page.locator(row).first().waitFor();
  // All that the page has done so far.
  const times = { 'cold start': await cpuTime(visit) } as Record<StepName, number>;
  const measureStep = async (name: StepName, run: () => Promise<unknown>) => {
    await page.waitForTimeout(1500);
    const before = await cpuTime(visit);
    await run();
    times[name] = (await cpuTime(visit)) - before;
  };
  await measureStep('sort', () => runStep('sort, after 200 ms over the header', visit));
  await measureStep('open', () => runStep('open', visit));
  await measureStep('back', () => runStep('back', visit));
  await measureStep('theme', () => runStep('theme', visit));
  await measureStep('keystroke', () => measureTyping(visit, page.getByRole('searchbox')));
  await context.close();
  return times;
}

async function runStep(name: string, visit: BenchPage): Promise<void> {
  const step = steps.find((each) => each.name === name);
  if (!step) throw new Error(`There is no step “${name}”`);
  await step.measure(visit);
}

/** Milliseconds of CPU time that the page's main thread has used since it was opened. */
async function cpuTime({ cdp }: BenchPage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const duration = metrics.find(({ name }) => name === 'TaskDuration');
  return (duration?.value ?? NaN) * 1000;
}
