import { parseArgs } from 'node:util';
import { mapValues } from 'es-toolkit';
import { linkPlaceholders, linkTarget } from '../src/domain/links/organizationLinks';
import type { Configuration, Link, Tickets } from '../src/lib/configuration';

const maxLinks = 5;
const maxLabelLength = 40;
/** What the keys of tickets may begin with. */
const ticketKey = /^[A-Z][A-Z\d]{0,19}$/;

/** What `npm run configure` was asked to do; all values are valid. */
export interface ConfigureOptions extends Partial<Omit<Configuration, 'version' | 'commit'>> {
  readonly api: string;
  /** Folder of the build; undefined for the default. */
  readonly build?: string | undefined;
}

/** The flags of `npm run configure`: what each takes, a valid value for errors, and its help. */
const flags = {
  api: ['origin', 'https://api.example.com', "the API's origin, such as https://api.example.com"],
  name: ['text', 'Seatwell', "the provider's name (default: Acme)"],
  logo: ['url', '/logo.svg', "URL or path of the provider's logo (default: a neutral mark)"],
  'sentry-dsn': [
    'url',
    'https://publickey@sentry.example.com/42',
    'where errors are reported to (default: nowhere)',
  ],
  link: [
    'label=url',
    '"Billing=https://billing.example.com/{id}"',
    `a link of an organization, with {id}, {subdomain}, {name} or {billing_email} in
                        its URL; may be repeated, five times at most`,
  ],
  ticket: [
    'url',
    '"https://tickets.example.com/browse/{ticket}"',
    'where a ticket is, with {ticket} for its key',
  ],
  'ticket-keys': ['keys', 'SUP,OPS', 'what keys of tickets begin with, such as SUP,OPS'],
  build: ['folder', 'dist', 'the build (default: dist, or the one that the script belongs to)'],
  base: ['path', '/console/', 'the path that the console is served under (default: as before)'],
} as const;

type Flag = keyof typeof flags;

/** The flags with their help, a line for each. */
export const flagHelp = Object.entries(flags)
  .map(([flag, [value, , help]]) => `  ${`--${flag} <${value}>`.padEnd(22)}${help}`)
  .join('\n');

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
    throw new Error(`"--" is missing: npm run configure -- --api ${flags.api[1]}`);
  const options = mapValues(flags, () => ({ type: 'string', multiple: true }) as const);
  const { values } = parseArgs({ args: [...flagsOf(env), ...args], options });
  const one = (flag: Flag) => {
    const [text, ...others] = values[flag] ?? [];
    if (others.length > 0) throw new Error(`--${flag} must not be repeated`);
    return text;
  };
  const checked = <Value>(flag: Flag, check: (option: string, text: string) => Value) => {
    const text = one(flag);
    return text === undefined ? undefined : check(`--${flag}`, text);
  };
  return {
    api: checkApiHost('--api', one('api')),
    name: checked('name', checkProviderName),
    logo: checked('logo', checkLogo),
    sentryDsn: checked('sentry-dsn', checkDsn),
    links: values.link && checkLinks(values.link),
    tickets: checkTickets(one('ticket'), one('ticket-keys')),
    build: one('build'),
    base: checked('base', checkBase),
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
  if (!/^https?:\/\/[A-Za-z\d]+@[^/]+(?:\/[\w-]+)*\/\d+$/i.test(text))
    throw invalid(option, 'must be a public key, a host and the number of a project', text);
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
    const [, label = '', template = ''] = /^([^=]*[^=\s][^=]*)=(.*)$/s.exec(text) ?? [];
    const fail = (reason: string) => invalid('--link', reason, text);
    if (label === '') throw fail('must be a label and a URL');
    if (unprintable.test(label)) throw fail('must not have control characters');
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
  if (option === 'VITE_API_HOST') return `; for example ${option}=${flags.api[1]}`;
  const flag = option.slice(2);
  return flag in flags ? `; for example ${option} ${flags[flag as Flag][1]} (see --help)` : '';
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
