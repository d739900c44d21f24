import { parseArgs } from 'node:util';
import { linkPlaceholders, linkTarget } from '../src/domain/links/organizationLinks';
import type { Integrations, Link, Tickets } from '../src/lib/configuration';

const maxLinks = 5;
const maxLabelLength = 40;
/** What the keys of tickets may begin with. */
const ticketKey = /^[A-Z][A-Z\d]{0,19}$/;
/** Characters that could end a line, hide or reorder text. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What `npm run configure` was asked to do; all values are valid. */
export interface ConfigureOptions extends Integrations {
  readonly api: string;
  readonly name?: string | undefined;
  readonly logo?: string | undefined;
  readonly sentryDsn?: string | undefined;
  /** Folder of the build; undefined for the default. */
  readonly build?: string | undefined;
  /** The path that the console is served under; undefined for the one it had. */
  readonly base?: string | undefined;
}

/** A valid value of each option, for its errors. */
const examples = {
  api: 'https://api.example.com',
  name: 'Seatwell',
  logo: '/logo.svg',
  'sentry-dsn': 'https://publickey@sentry.example.com/42',
  link: '"Billing=https://billing.example.com/{id}"',
  ticket: '"https://tickets.example.com/browse/{ticket}"',
  'ticket-keys': 'SUP,OPS',
  base: '/console/',
} as const;

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
} as const;

/** The flags that the variables of a container stand for: CONSOLE_API, CONSOLE_LINK (one a line) ... */
function flagsOf(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(flags).flatMap((flag) => {
    const value = env[`CONSOLE_${flag.toUpperCase().replace('-', '_')}`] ?? '';
    return value.split('\n').flatMap((line) => (line.trim() ? [`--${flag}=${line.trim()}`] : []));
  });
}

/**
 * Parses and validates the command line and the variables; throws an error with one line for what is
 * invalid.
 */
export function parseOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ConfigureOptions {
  // npm takes what stands before `--` for its own options.
  if (env['npm_config_api'] !== undefined && !args.some((arg) => arg.startsWith('-')))
    throw new Error(`"--" is missing: npm run configure -- --api ${examples.api}`);
  const all = [...flagsOf(env), ...args];
  const { values, tokens } = parseArgs({ args: all, options: flags, tokens: true });
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find((name, index) => name !== 'link' && names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`--${repeated} must not be repeated`);
  if (values.build?.trim() === '') throw new Error('--build must not be empty');
  const { api, name, logo, base, build, 'sentry-dsn': dsn } = values;
  return {
    api: checkApiHost('--api', api),
    name: name === undefined ? undefined : checkProviderName('--name', name),
    logo: logo === undefined ? undefined : checkLogo('--logo', logo),
    sentryDsn: dsn === undefined ? undefined : checkDsn('--sentry-dsn', dsn),
    base: base === undefined ? undefined : checkBase('--base', base),
    links: values.link && checkLinks(values.link),
    tickets: checkTickets(values.ticket, values['ticket-keys']),
    build,
  };
}

/** The API's origin. One trailing slash is removed, because pasted origins often have one. */
export function checkApiHost(option: string, text = ''): string {
  if (text.trim() === '') throw new Error(`${option} is missing${advice(option)}`);
  if (text.includes('@')) throw invalid(option, 'must not contain credentials', text);
  const url = checkUrl(option, text);
  if (/[?#]/.test(text)) throw invalid(option, 'must not have a query or a fragment', text);
  if (!/^https?:\/\/[^/]+\/?$/i.test(text)) throw invalid(option, 'must not have a path', text);
  return url.origin;
}

/** Characters that could end a line, hide or reorder text, or that no file can store as UTF-8. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\uFEFF]/u;

/** The provider's name: up to 100 printable characters. */
export function checkProviderName(option: string, text: string): string {
  if (text.trim() === '') throw invalid(option, 'must not be empty', text);
  if (unprintable.test(text)) throw invalid(option, 'must not have control characters', text);
  if (text.length > 100) throw invalid(option, 'must have at most 100 characters', text);
  return text.trim();
}

const logoData = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z\d+/]+={0,2}$/;

/** The logo: an https URL (http for loopback only), an absolute path, or a `data:` image. */
export function checkLogo(option: string, text: string): string {
  if (logoData.test(text) && text.length <= 100_000) return text;
  if (/^\/(?!\/)[\w./~-]*$/.test(text)) return text;
  if (!/^https?:/i.test(text))
    throw invalid(option, 'must be an https URL, a path such as /logo.svg or a base64 image', text);
  const url = checkUrl(option, text);
  if (text.includes('@')) throw invalid(option, 'must not contain credentials', text);
  return url.href;
}

/**
 * A Sentry DSN: `https://<public key>@<host>/<project>`. The public key is not a credential, a
 * secret key (`<public key>:<secret>`) is.
 */
function checkDsn(option: string, text: string): string {
  const url = checkUrl(option, text);
  if (url.password !== '') throw invalid(option, 'must not have a secret key', text);
  if (!/^[A-Za-z\d]+$/.test(url.username)) throw invalid(option, 'has no public key', text);
  if (/[?#]/.test(text)) throw invalid(option, 'must not have a query or a fragment', text);
  if (!/^(?:\/[\w-]+)*\/\d+$/.test(url.pathname))
    throw invalid(option, 'must end with the number of a project', text);
  return url.href;
}

/** The base path: `/` or `/console/`. */
function checkBase(option: string, text: string): string {
  if (/^\/(?:[\w~-][\w.~-]*\/)*$/.test(text)) return text;
  throw invalid(option, 'must be a path that starts and ends with a slash', text);
}

/** The links of `--link "Billing=https://..."`. */
function checkLinks(texts: readonly string[]): readonly Link[] {
  if (texts.length > maxLinks) throw new Error(`--link can be given ${maxLinks} times at most`);
  const links = texts.map((text) => {
    const [, label = '', template] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    const fail = (reason: string) => invalid('--link', reason, text);
    if (template === undefined) throw fail('must be a label and a URL');
    if (label.trim() === '') throw fail('must have a label before "="');
    if (hidden.test(label)) throw fail('must not have control characters or invisible ones');
    if (label.trim().length > maxLabelLength)
      throw fail(`must have a label of at most ${maxLabelLength} characters`);
    checkTemplate('--link', template, linkPlaceholders);
    return { label: label.trim(), url: template };
  });
  const labels = links.map(({ label }) => label.toLowerCase());
  const repeated = labels.find((label, index) => labels.indexOf(label) !== index);
  if (repeated !== undefined) throw new Error(`--link has the label ${redact(repeated)} twice`);
  return links;
}

/** The tickets of `--ticket` and `--ticket-keys`, which belong together; undefined without both. */
function checkTickets(template: string | undefined, keys: string | undefined): Tickets | undefined {
  if (template === undefined && keys === undefined) return undefined;
  if (template === undefined) throw new Error(`--ticket-keys needs --ticket${advice('--ticket')}`);
  if (keys === undefined) throw new Error(`--ticket needs --ticket-keys${advice('--ticket-keys')}`);
  checkTemplate('--ticket', template, ['ticket']);
  if (!template.includes('{ticket}')) throw invalid('--ticket', 'must have {ticket}', template);
  const list = keys.split(',').map((key) => key.trim());
  const wrong = list.find((key) => !ticketKey.test(key));
  if (wrong !== undefined)
    throw invalid('--ticket-keys', 'must be upper case letters and digits', wrong);
  return { url: template, keys: [...new Set(list)] };
}

/** Placeholders before the last two labels of a host only. */
const filledHost = /^[^:]*\.[^.:{}]+\.[^.:{}]+(?::\d+)?$/;
/** Half an encoding, which a value would complete, and characters that hide or reorder text. */
const notInTemplate = /[\p{Cc}\p{Cf}\p{Cs}]|%(?![\da-f]{2})/iu;

/**
 * A template is an https URL (http for loopback only) with placeholders in its path, query and
 * fragment, those of links also in its host before the last two labels: what follows decides who
 * runs the site.
 */
function checkTemplate(option: string, template: string, names: readonly string[]): void {
  const fail = (reason: string) => invalid(option, reason, template);
  const placeholder = new RegExp(String.raw`\{(?:${names.join('|')})\}`, 'g');
  const plain = template.replace(placeholder, 'x');
  const allowed = names.map((name) => `{${name}}`).join(', ');
  if (/[{}]/.test(plain)) throw fail(`may have ${allowed} and no other braces`);
  checkUrl(option, plain);
  if (notInTemplate.test(plain))
    throw fail('must not have invisible characters or incomplete encodings');
  const [, authority = ''] = /^\w+:\/\/([^/?#]*)/.exec(template) ?? [];
  if (authority.includes('@')) throw fail('must not contain credentials');
  if (authority.includes('{') && option === '--ticket')
    throw fail('must not have a placeholder in its host');
  if (authority.includes('{') && !filledHost.test(authority))
    throw fail('may have a placeholder before the last two parts of its host only');
  // The page leaves out what leads nowhere.
  const sample = Object.fromEntries(names.map((name) => [name, 'x']));
  if (linkTarget(template, sample) === undefined) throw fail('does not have a valid host');
}

/**
 * An absolute https URL, or http for loopback only. Its host has nothing but the characters of DNS
 * names: URLs allow `;` and `"` in a host, which would change a policy or a server configuration
 * that contains it.
 */
export function checkUrl(option: string, text: string): URL {
  const fail = (reason: string) => invalid(option, reason, text);
  if (!/^https?:\/\/[^/]/i.test(text) || /\s|\\/u.test(text) || unprintable.test(text))
    throw fail('is not an absolute http or https URL');
  if (!URL.canParse(text)) throw fail('is not a valid URL');
  const url = new URL(text);
  const { hostname, protocol } = url;
  // A policy can't name them (https://www.w3.org/TR/CSP3/#grammardef-host-part).
  if (hostname.startsWith('[')) throw fail('must name its host, an IPv6 address is not possible');
  if (!/^[a-z\d.-]+$/.test(hostname)) throw fail('does not have a valid host');
  // URLs complete `10.1` to `10.0.0.1`.
  const written = /^\w+:\/\/(?:[^/?#]*@)?([^/?#:]*)/.exec(text)?.[1];
  if (/^[\d.]+$/.test(hostname) && written !== hostname)
    throw fail('does not have a complete IPv4 address');
  if (protocol === 'http:' && hostname !== 'localhost' && !/^127(?:\.\d+){3}$/.test(hostname))
    throw fail('may use http for localhost only');
  return url;
}

function invalid(option: string, reason: string, text: string): Error {
  return new Error(`${option} ${reason}: ${redact(text)}${advice(option)}`);
}

/** What would be right, for a flag or a variable of a build. */
function advice(option: string): string {
  if (option === 'VITE_API_HOST') return `; for example ${option}=${examples.api}`;
  const example = examples[option.slice(2) as keyof typeof examples] as string | undefined;
  return example === undefined ? '' : `; for example ${option} ${example} (see --help)`;
}

/** The text in quotes, on one line, shortened and without credentials. */
function redact(text: string): string {
  const line = oneLine(text.replace(/\/\/[^/]*@/g, '//***@'));
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);
}

/** The text on one line, without characters that a terminal could interpret. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
}
