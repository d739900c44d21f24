import { parseArgs } from 'node:util';
import type { Latency } from '../faults';
import { isScenarioName, scenarioNames, scenarios } from '../scenarios';
import { startServer } from './server';

const options = [
  ['--port <number>', 'port to listen on, 0 for any free port (default: 4010)'],
  ['--host <name>', 'host name or IP address to listen on (default: localhost)'],
  ['--scenario <name>', 'one of the scenarios below (default: default)'],
  ['--seed <number>', 'the same seed gives the same data (default: 1)'],
  ['--organizations <number>', "number of organizations (default: the scenario's)"],
  ['--latency <ms>', "milliseconds, such as 300 or 1000-3000 (default: the scenario's)"],
  ['--origin <origin>', 'origin that browsers may call from; repeatable (default: every origin)'],
  ['--data <file>', 'keeps changes across restarts in this file (default: none)'],
  ['-h, --help', 'print this help'],
] as const;

const usage = `Usage: npm run mock-api -- [options]

The mock API as an HTTP server, with its control under /__mock/ and its document at
/openapi.yaml.

Options:
${columns(options)}

Scenarios:
${columns(scenarioNames.map((name) => [name, scenarios[name].description]))}
`;

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: 'localhost' },
      scenario: { type: 'string', default: 'default' },
      seed: { type: 'string' },
      organizations: { type: 'string' },
      latency: { type: 'string' },
      origin: { type: 'string', multiple: true },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { scenario, host, data } = values;
  if (!isScenarioName(scenario))
    throw new Error(`--scenario must be one of ${scenarioNames.join(', ')}: ${scenario}`);
  const port = toInteger('port', values.port, 65_535);
  const server = await startServer({
    port,
    host,
    scenario,
    data,
    seed: values.seed === undefined ? undefined : toInteger('seed', values.seed, 1_000_000),
    organizations:
      values.organizations === undefined
        ? undefined
        : toInteger('organizations', values.organizations, 100_000),
    latency: values.latency === undefined ? undefined : toLatency(values.latency),
    origins: values.origin?.map(toOrigin),
    onResponse({ method, path, status = 0, fault }) {
      if (!fault && status >= 400) process.stdout.write(`${method} ${path} ${status}\n`);
    },
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is already in use: choose another with --port.`)
      : error;
  });
  process.stdout.write(
    `Mock API on ${server.url} (scenario ${scenario}, ${server.organizationCount} organizations)\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}

function toInteger(flag: string, text: string, max: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > max)
    throw new Error(`--${flag} must be a whole number from 0 to ${max}: ${text}`);
  return Number(text);
}

function toLatency(text: string): Latency {
  const [, min, max = min] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (min === undefined || Number(max) < Number(min))
    throw new Error(`--latency must be milliseconds, such as 300 or 1000-3000: ${text}`);
  return [Number(min), Number(max)];
}

function toOrigin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(`--origin must be an origin such as https://console.example.com: ${text}`);
  return text;
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
