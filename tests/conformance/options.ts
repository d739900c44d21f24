import { parseArgs } from 'node:util';
import { steps } from './steps';
import type { SuiteOptions } from './Suite';

export interface CliOptions extends SuiteOptions {
  readonly only: readonly string[];
  readonly json?: string | undefined;
  /** Writes to a host that isn't loopback without asking. */
  readonly yes: boolean;
}

export const usage = `Usage: npm run conformance -- --host <origin> --email <email> --password <password> [options]

Checks an API server against the contract in docs/api.md, over HTTP. It creates organizations and
tokens, which the API cannot delete; the last lines name them.

Options:
  --host <origin>       origin of the API, such as https://staging.example
  --email, --password   account to sign in with; the password also as CONFORMANCE_PASSWORD
  --origin <origin>     origin of the console; without it the CORS rules do not run
  --only <names>        rules or groups of rules, separated by commas: versions,list.search
  --step <number>       the rules of a step of docs/api.md, "Build a server in this order"
  --list                print all rules and stop
  --prefix <text>       start of the names of all records (default: zz-)
  --json <file>         also write a report as JSON
  --rate <number>       requests per second (default: 10, and no limit on this machine)
  --runs <number>       random payloads per call (default: 20)
  --seed <number>       the same seed sends the same random payloads (default: random)
  --yes                 write to a host other than this machine without asking
  -h, --help            print this help
`;

const options = {
  host: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string', multiple: true },
  step: { type: 'string' },
  prefix: { type: 'string', default: 'zz-' },
  json: { type: 'string' },
  rate: { type: 'string' },
  runs: { type: 'string', default: '20' },
  seed: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** Parses the command line; throws an error with a one-line message for an invalid argument. */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): CliOptions {
  const { values } = parseArgs({ args: [...args], options });
  const host = toOrigin('host', values.host);
  const password = values.password ?? env.CONFORMANCE_PASSWORD;
  if (values.email === undefined) throw new Error('--email is missing.');
  if (password === undefined) throw new Error('--password is missing.');
  if (!/^[a-z0-9][a-z0-9-]{0,19}$/.test(values.prefix))
    throw new Error(`--prefix must be up to 20 of a-z, 0-9 and -: ${values.prefix}`);
  const origin = values.origin === undefined ? undefined : toOrigin('origin', values.origin);
  const stepRules = values.step === undefined ? [] : rulesOfStep(values.step, origin);
  const defaultRate = isLoopback(host) ? '0' : '10';
  return {
    host,
    email: values.email,
    password,
    prefix: values.prefix,
    origin,
    only: [
      ...(values.only ?? []).flatMap((names) => names.split(',')).filter((name) => name !== ''),
      ...stepRules,
    ],
    json: values.json,
    rate: toInteger('rate', values.rate ?? defaultRate),
    runs: toInteger('runs', values.runs),
    seed: toInteger('seed', values.seed ?? String(Math.floor(Math.random() * 2 ** 31))),
    lastUseSeconds: 60,
    yes: values.yes,
  };
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  const { hostname } = new URL(host);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function rulesOfStep(text: string, origin: string | undefined): readonly string[] {
  const step = steps[toInteger('step', text) - 1];
  if (!step) throw new Error(`--step must be from 1 to ${steps.length}: ${text}`);
  if (step.only.includes('cors') && origin === undefined)
    throw new Error(`--origin is missing: step ${text} is about cross-origin requests.`);
  return step.only;
}

function toOrigin(name: string, text: string | undefined): string {
  if (text === undefined) throw new Error(`--${name} is missing.`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin === 'null' || url.pathname !== '/' || url.search !== '')
    throw new Error(`--${name} must be an origin such as https://staging.example: ${text}`);
  return url.origin;
}

function toInteger(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`--${name} must be a whole number: ${text}`);
  return Number(text);
}
