import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { SuiteOptions } from './Suite';

export interface CliOptions extends SuiteOptions {
  readonly only: readonly string[];
  readonly step?: number | undefined;
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
  return {
    host,
    email: values.email,
    password,
    prefix: values.prefix,
    origin: values.origin === undefined ? undefined : toOrigin('origin', values.origin),
    only: (values.only ?? []).flatMap((names) => names.split(',')).filter((name) => name !== ''),
    step: values.step === undefined ? undefined : toInteger('step', values.step),
    json: values.json,
    rate: toInteger('rate', values.rate ?? (isLoopback(host) ? '0' : '10')),
    yes: values.yes,
  };
}

/**
 * Asks before the suite writes to a host that isn't this machine. Throws if the user declines, or
 * if there is no terminal to ask on.
 */
export async function confirmHost({ host, prefix, yes }: CliOptions): Promise<void> {
  if (yes || isLoopback(host)) return;
  if (!process.stdin.isTTY)
    throw new Error(`${host} is not this machine: pass --yes to let the suite write to it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const { hostname } = new URL(host);
  const question = `This creates organizations and tokens named ${prefix}… on ${host}, which the API cannot delete.\nType "${hostname}" to go on: `;
  try {
    if ((await terminal.question(question)).trim() !== hostname) throw new Error('Stopped.');
  } finally {
    terminal.close();
  }
}

function isLoopback(host: string): boolean {
  const { hostname } = new URL(host);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
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
