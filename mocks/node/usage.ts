import { scenarioNames, scenarios } from '../scenarios/scenarios';

const options = [
  ['--port <number>', 'where it listens, 0 for any free port (default: 4010)'],
  ['--host <name>', 'the host name or address it listens on (default: localhost)'],
  ['--scenario <name>', 'one of the scenarios below (default: default)'],
  ['--seed <number>', 'the same seed gives the same data (default: 1)'],
  ['--today <date>', 'the day on which the data end, as 2026-03-01 (default: the real day)'],
  ['--organizations <number>', "how many there are (default: the scenario's)"],
  ['--latency <ms>', "300, or a range: 1000-3000 (default: the scenario's)"],
  ['--origin <origin>', 'browsers may call from it alone; repeatable (default: every origin)'],
  ['-h, --help', 'prints this'],
] as const;

/** What `--help` prints. */
export function usage(): string {
  return [
    'Usage: npm run mock-api -- [options]',
    '',
    'The mock API as an HTTP server, with its control under /__mock/.',
    '',
    'Options:',
    ...columns(options),
    '',
    'Scenarios:',
    ...columns(scenarioNames.map((name) => [name, scenarios[name].description])),
    '',
  ].join('\n');
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`);
}
