import type { Tickets } from '~/lib/configuration';
import { linkTarget } from './organizationLinks';

/** A piece of a text; with `href` it is a link. Joined, the pieces are the text. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Nobody follows a longer one. */
const maxUrlLength = 2048;
const word = String.raw`[\p{L}\p{N}_]`;
/** Quotes, brackets and punctuation, also of CJK, that stand around URLs and never in one. */
const around = String.raw`<>"“”„«»\x60|\u3001\u3002\u3008-\u3011\u3014-\u301B\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65`;
const webUrl = String.raw`[hH][tT][tT][pP][sS]?:\/\/[^\s${around}]+`;
/** Addresses that don't become links; neither does a ticket key inside one. */
const otherAddress = String.raw`[\w.+-]+:\/\/\S*|[wW]{3}\.\S+`;
/** At the end of a URL: belongs to the sentence, or is invisible. */
const trailing = /[.,;:!?'’*_~…\p{Cf}]$/u;
/** Invisible characters, and backslashes, which URLs take for slashes. */
const misleading = /[\\\p{Cc}\p{Cf}\p{Cs}].*$/su;
/**
 * A host of ASCII letters and digits only: nothing that looks like the end of a host, like another
 * host's letters ("раypal" in Cyrillic), no credentials.
 */
const plainHost = /^[\w-]+(?:\.[\w-]+)*\.?(?::\d{1,5})?$/;
const brackets: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

/**
 * Splits text that users have typed at its http and https URLs and, if configured, at ticket keys.
 * Nothing else is interpreted. A URL that leads to another host than it seems to stays text.
 */
export function textParts(text: string, tickets?: Tickets): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, 1: url, 2: key, index } of text.matchAll(linkPattern(tickets))) {
    const link = url === undefined ? key && ticketLink(match, tickets) : urlLink(match);
    if (!link) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push(link);
    end = index + link.text.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
  return parts;
}

/** Its groups are a URL and a ticket key. URLs first, so that a key in one isn't a link of its own. */
function linkPattern(tickets: Tickets | undefined): RegExp {
  const key = tickets
    ? String.raw`|(?<![\p{L}\p{N}_/.-])((?:${tickets.keys.join('|')})-\d{1,10})(?![\p{L}\p{N}_@-])`
    : '';
  return new RegExp(`(?<!${word})(${webUrl})|${otherAddress}${key}`, 'gu');
}

function urlLink(match: string): TextPart | undefined {
  if (match.length > maxUrlLength) return undefined;
  const host = hostOf(trimUrl(match));
  const text = trimUrl(match.replace(misleading, ''));
  if (!plainHost.test(host) || hostOf(text) !== host || !URL.canParse(text)) return undefined;
  const { hostname, href } = new URL(text);
  // URLs read numbers as addresses.
  return hostname === host.toLowerCase().replace(/:\d*$/, '') ? { text, href } : undefined;
}

/** Host and port as they are written in a URL. */
function hostOf(url: string): string {
  return /^\w+:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';
}

function ticketLink(key: string, tickets: Tickets | undefined): TextPart | undefined {
  const href = tickets && linkTarget(tickets.url, { ticket: key });
  return href === undefined ? undefined : { text: key, href };
}

/** Without the punctuation after it, and without a bracket that it doesn't open. */
function trimUrl(match: string): string {
  let url = match;
  while (trailing.test(url) || brackets.some((pair) => endsWithUnopened(url, pair))) {
    url = url.slice(0, -1);
  }
  return url;
}

function endsWithUnopened(url: string, [open, close]: (typeof brackets)[number]): boolean {
  return url.endsWith(close) && count(url, close) > count(url, open);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
