import { parseArgs } from 'node:util';
import type { SuiteOptions } from './Suite';

export interface CliOptions extends SuiteOptions {
  readonly only: readonly string[];
  readonly step?: number | undefined;
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
  --yes                 confirms that the suite may write to a host other than this machine
  -h, --help            print this help
`;

const options = {
  host: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string', multiple: true },
  step: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** Parses the command line; throws an error with a one-line message for an invalid argument. */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): CliOptions {
  const { values } = parseArgs({ args: [...args], options });
  const { email, password = env.CONFORMANCE_PASSWORD, origin, only = [], step } = values;
  const host = toOrigin('host', values.host);
  if (email === undefined) throw new Error('--email is missing.');
  if (password === undefined) throw new Error('--password is missing.');
  if (step !== undefined && !/^\d+$/.test(step)) throw new Error(`--step is a number: ${step}`);
  const isLoopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(
    new URL(host).hostname,
  );
  if (!isLoopback && !values.yes)
    throw new Error(`${host} is not this machine: pass --yes to let the suite write to it.`);
  return {
    host,
    email,
    password,
    origin: origin === undefined ? undefined : toOrigin('origin', origin),
    only: only.flatMap((names) => names.split(',')).filter((name) => name !== ''),
    step: step === undefined ? undefined : Number(step),
    rate: isLoopback ? 0 : 10,
  };
}

function toOrigin(name: string, text: string | undefined): string {
  if (text === undefined) throw new Error(`--${name} is missing.`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.origin === 'null' || url.pathname !== '/' || url.search !== '')
    throw new Error(`--${name} must be an origin such as https://staging.example: ${text}`);
  return url.origin;
}
