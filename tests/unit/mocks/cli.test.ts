import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { scenarioNames } from '~~/mocks/scenarios/scenarios';
import { argumentOptions, parseArguments } from '~~/mocks/node/parseArguments';

const started: ChildProcess[] = [];

// A failing test must not leave a server running.
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

it('parseArguments parses every flag', () => {
  expect(parseArguments([])).toEqual({ port: 4010, host: 'localhost', scenario: 'default' });
  expect(
    parseArguments(
      '--port 0 --scenario large --organizations 5 --seed 9 --latency 1000-3000 --origin http://a.example --origin https://b.example:8443'.split(
        ' ',
      ),
    ),
  ).toEqual({
    port: 0,
    host: 'localhost',
    scenario: 'large',
    organizations: 5,
    seed: 9,
    latency: [1_000, 3_000],
    origins: ['http://a.example', 'https://b.example:8443'],
  });
});

it('parseArguments throws a one-line message for an invalid flag', () => {
  for (const wrong of [
    '--port x',
    '--port 70000',
    '--port',
    '--organizations -1',
    '--seed 1.5',
    '--latency 5-1',
    '--latency fast',
    '--scenario huge',
    '--today 2026-02-30',
    '--today tomorrow',
    '--origin a.example',
    '--origin http://a.example/',
    '--nope',
    'stray',
  ]) {
    expect(() => parseArguments(wrong.split(' '))).toThrow(/^.{10,}/);
  }
});

it('mock-api prints its URL, stops cleanly, and exits with one line if the port is in use', async () => {
  const server = start('--port', '0', '--scenario', 'empty', '--seed', '7');
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  expect(String(line)).toMatch(
    /^Mock API on http:\/\/localhost:\d+ \(scenario empty, 0 organizations, seed 7\)\n$/,
  );
  const port = /:(\d+)/.exec(String(line))?.[1] ?? '';
  const second = start('--port', port);
  const [[errorOutput], [code]] = (await Promise.all([
    once(second.stderr ?? second, 'data'),
    once(second, 'exit'),
  ])) as [[Buffer], [number]];
  expect([String(errorOutput), code]).toEqual([
    `Port ${port} is already in use: choose another with --port.\n`,
    1,
  ]);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 60_000);

it('mock-api --help prints every option and scenario, even with an invalid option', async () => {
  const { code, out, errorOutput } = await run('-h', '--port', '70000');
  expect([code, errorOutput]).toEqual([0, '']);
  for (const option of Object.keys(argumentOptions)) expect(out).toContain(`  --${option} <`);
  for (const name of scenarioNames) expect(out).toContain(name);
}, 60_000);

async function run(...args: string[]) {
  const child = start(...args);
  let out = '';
  let errorOutput = '';
  child.stdout?.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (errorOutput += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, errorOutput };
}

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/node/cli.ts', ...args]);
  started.push(child);
  return child;
}
