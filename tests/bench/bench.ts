import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { buildCommand, builds } from '../run/builds';
import { launchOptions } from '../run/chromium';
import { mustRun } from '../run/mustRun';
import { choosePorts, portsEnv } from '../run/ports';
import { tool } from '../run/tool';
import { cold, type Cold } from './cold';
import { openBench } from './openBench';
import { serveFolder } from './serveFolder';
import type { Side } from './Side';
import { steps } from './steps';
import { holding, trips } from './trips';
import { median, typing } from './typing';

/**
 * The benchmark (`npm run bench`): the staff build against `mock-api` with 10,000 organizations, on
 * a processor slowed down four times. Every figure is a median of rounds in which the console and a
 * bare page without framework take turns; the bare page fetches and renders the same rows, and is
 * the floor. `--rounds 7`.
 */
const args = process.argv.slice(2);
const rounds = Number(args[args.indexOf('--rounds') + 1]) || 7;
const ports = await choosePorts();
const env = { ...process.env, ...portsEnv(ports) };

mustRun(buildCommand('staff'), { env });

const api = `http://localhost:${ports.api}`;
const mock = spawn(
  tool('tsx'),
  ['mocks/node/cli.ts', '--port', String(ports.api), '--organizations', '10000'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise((ready) => mock.stdout.once('data', ready));
const staff = await serveFolder(builds.staff);
const floor = await serveFolder('tests/bench/floor');
const sides: readonly Side[] = [
  { name: 'console', origin: staff.origin, query: '' },
  { name: 'floor', origin: floor.origin, query: `?api=${encodeURIComponent(api)}` },
];
const browser = await chromium.launch(launchOptions());

const listReady = 'table[aria-label="Organizations"] tbody a';
const figures = new Map<string, Record<Side['name'], number[]>>();
const note = (name: string, side: Side['name'], value: number) => {
  const of = figures.get(name) ?? { console: [], floor: [] };
  of[side].push(value);
  figures.set(name, of);
};

try {
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo' }),
  });
  const session = JSON.stringify({ v: 1, ...((await answer.json()) as object) });
  let shift = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      noteCold(
        '/login',
        side,
        await cold(browser, side, undefined, '/login', 'input[type="password"]'),
      );
      noteCold('/accounts', side, await cold(browser, side, session, '/accounts', listReady));
      const bench = await openBench(browser, side, session);
      await bench.page.goto(`${side.origin}/accounts${side.query}`);
      await bench.page.locator(listReady).first().waitFor();
      await bench.page.waitForTimeout(1500);
      for (const { name, measure } of steps) {
        note(name, side.name, await measure(bench));
        await bench.page.waitForTimeout(300);
      }
      if (side.name === 'console')
        shift = Math.max(shift, await bench.page.evaluate(() => window.benchmark.shift));
      await bench.context.close();
    }
  }
  for (const side of sides) {
    const bench = await openBench(browser, side, session);
    await bench.page.goto(`${side.origin}/accounts${side.query}`);
    await bench.page.locator(listReady).first().waitFor();
    const inSearch = await typing(bench, bench.page.getByRole('searchbox'));
    note('a key in the search', side.name, inSearch.key);
    note('longest task while typing there', side.name, inSearch.longest);
    await bench.page.getByRole('searchbox').fill('');
    await bench.page.waitForTimeout(2000);
    await trips(bench, 10);
    const before = await holding(bench);
    await trips(bench, 50);
    const after = await holding(bench);
    note('heap after 10 trips (MB)', side.name, before.heap);
    note('heap after 60 trips (MB)', side.name, after.heap);
    note('nodes after 10 trips', side.name, before.nodes);
    note('nodes after 60 trips', side.name, after.nodes);
    note('listeners after 10 trips', side.name, before.listeners);
    note('listeners after 60 trips', side.name, after.listeners);
    await bench.context.close();
    const login = await openBench(browser, side);
    await login.page.goto(`${side.origin}/login${side.query}`);
    const inForm = await typing(login, login.page.getByLabel('Email'));
    note('a key in a form', side.name, inForm.key);
    note('longest task while typing there (form)', side.name, inForm.longest);
    await login.context.close();
  }
  report();
  console.log(`layout shift, the most in any round: ${shift.toFixed(4)} (at most 0.02)`);
} finally {
  await browser.close();
  await Promise.all([staff.close(), floor.close()]);
  mock.kill();
}

function noteCold(
  path: string,
  { name }: Side,
  { kilobytes, firstPaint, largestPaint, blocking, ready }: Cold,
): void {
  note(`cold ${path}: KB`, name, kilobytes);
  note(`cold ${path}: first paint`, name, firstPaint);
  note(`cold ${path}: largest paint`, name, largestPaint);
  note(`cold ${path}: ready`, name, ready);
  note(`cold ${path}: blocking`, name, blocking);
}

function report(): void {
  console.log(
    `\nMedians of ${rounds} rounds, milliseconds unless said; 4x slow-down, 10,000 organizations`,
  );
  console.log(
    `${'step'.padEnd(40)}${'console'.padStart(10)}${'floor'.padStart(10)}${'ratio'.padStart(8)}  goal`,
  );
  for (const [name, of] of figures) {
    const [ours, floors] = [median(of.console), median(of.floor)];
    const goal = steps.find((step) => step.name === name)?.atMost;
    const ratio = floors > 0 ? (ours / floors).toFixed(2) : '';
    const verdict = goal === undefined ? '' : `${goal}${ours / floors > goal ? '  ABOVE' : ''}`;
    console.log(
      `${name.padEnd(40)}${ours.toFixed(1).padStart(10)}${floors.toFixed(1).padStart(10)}${ratio.padStart(8)}  ${verdict}`,
    );
  }
}
