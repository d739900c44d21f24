import { parseArgs } from 'node:util';
import { checkApiHost } from './checkApiHost';
import type { Integrations } from '../../src/lib/configuration';
import { checkLinks, checkTickets } from './checkLinks';
import {
  checkBase,
  checkDsn,
  checkLogo,
  checkProviderName,
  checkRoot,
  oneLine,
  type Check,
} from './checkValue';

/** What `npm run configure` was asked to do; all values are valid. */
export interface ConfigureOptions extends Integrations {
  readonly api: string;
  readonly name: string | undefined;
  readonly logo: string | undefined;
  readonly sentryDsn: string | undefined;
  /** Folder of the build; undefined for the default. */
  readonly build: string | undefined;
  /** The path that the console is served under; undefined for the one it was built for. */
  readonly base: string | undefined;
  /** The document root on the server; undefined for the one it had. */
  readonly root: string | undefined;
  readonly includeSubdomains: boolean;
}

const flags = {
  api: { type: 'string' },
  name: { type: 'string' },
  logo: { type: 'string' },
  'sentry-dsn': { type: 'string' },
  link: { type: 'string', multiple: true },
  ticket: { type: 'string' },
  'ticket-keys': { type: 'string' },
  build: { type: 'string' },
  base: { type: 'string' },
  root: { type: 'string' },
  'include-subdomains': { type: 'boolean', default: false },
} as const;

/**
 * Parses and validates the command line; throws an error with a one-line message for an unknown or
 * repeated flag and for an invalid value.
 */
export function parseOptions(args: readonly string[]): ConfigureOptions {
  const { values, tokens } = parse(args);
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find((name, index) => name !== 'link' && names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`--${repeated} must not be repeated`);
  const { origin, problem } = checkApiHost(values.api, '--api', '--api https://api.example.com');
  if (problem !== undefined) throw new Error(problem);
  if (values.build?.trim() === '') throw new Error('--build must not be empty');
  return {
    api: origin,
    name: optional(checkProviderName, '--name', values.name),
    logo: optional(checkLogo, '--logo', values.logo),
    sentryDsn: optional(checkDsn, '--sentry-dsn', values['sentry-dsn']),
    links: values.link && checkLinks(values.link),
    tickets: checkTickets(values.ticket, values['ticket-keys']),
    build: values.build,
    base: optional(checkBase, '--base', values.base),
    root: optional(checkRoot, '--root', values.root),
    includeSubdomains: values['include-subdomains'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, tokens: true });
  } catch (error) {
    throw new Error(oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300), {
      cause: error,
    });
  }
}

function optional(
  check: (option: string, text: string) => Check,
  option: string,
  text: string | undefined,
): string | undefined {
  return text === undefined ? undefined : valid(check(option, text));
}

function valid({ value, problem }: Check): string {
  if (problem !== undefined) throw new Error(problem);
  return value;
}
