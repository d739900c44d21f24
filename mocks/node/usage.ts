import { scenarioNames, scenarios } from '../scenarios/scenarios';

const options = [
  ['--port <number>', 'port to listen on, 0 for any free port (default: 4010)'],
  ['--host <name>', 'host name or IP address to listen on (default: localhost)'],
  ['--scenario <name>', 'one of the scenarios below (default: default)'],
  ['--seed <number>', 'the same seed gives the same data (default: 1)'],
  ['--today <date>', 'last day of the data, such as 2026-03-01 (default: the current day)'],
  ['--organizations <number>', "number of organizations (default: the scenario's)"],
  ['--latency <ms>', "milliseconds, such as 300 or 1000-3000 (default: the scenario's)"],
  ['--origin <origin>', 'origin that browsers may call from; repeatable (default: every origin)'],
  ['--data <file>', 'keeps changes and sign-ins across restarts in this file (default: none)'],
  ['-h, --help', 'print this help'],
] as const;

/** The output of `--help`. */
export function usage(): string {
  return [
    'Usage: npm run mock-api -- [options]',
    '',
    'The mock API as an HTTP server, with its control under /__mock/ and its document at',
    '/openapi.yaml and /docs.',
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
  return rows.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`);
}
