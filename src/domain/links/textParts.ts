import type { Tickets } from '~/lib/configuration';

/** A piece of a text; with `href` it is a link. Joined, the pieces are the text. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Longer ones are no addresses that people follow. */
const maxUrlLength = 2048;
const urlStart = String.raw`https?:\/\/[^\s<>"“”„«»]+`;
/** Of what belongs to the sentence rather than to the URL. */
const trailing = /[.,;:!?'’*_~…]$/;
const brackets: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

/**
 * Splits a text of users at its http and https URLs and, if configured, at ticket keys. Nothing else
 * is interpreted. A URL with credentials, which may pretend to be another site, stays text.
 */
export function textParts(text: string, tickets?: Tickets): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern(tickets))) {
    const link = match[1] === undefined ? ticketLink(match[0], tickets) : urlLink(match[0]);
    if (!link) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push(link);
    end = match.index + link.text.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
  return parts;
}

/** URLs first, so that a key in one isn't a link of its own. Their first group tells them apart. */
function linkPattern(tickets: Tickets | undefined): RegExp {
  const word = String.raw`[\p{L}\p{N}_]`;
  const url = `(?<!${word})(${urlStart})`;
  if (!tickets || tickets.keys.length === 0) return new RegExp(url, 'giu');
  // Keys are upper case; a URL's scheme may be either.
  const keys = String.raw`(?<![\p{L}\p{N}_/.-])(?:${tickets.keys.join('|')})-\d{1,10}(?![\p{L}\p{N}_-])`;
  return new RegExp(`${url.replace('https?', '[hH][tT][tT][pP][sS]?')}|${keys}`, 'gu');
}

function urlLink(match: string): TextPart | undefined {
  if (match.length > maxUrlLength) return undefined;
  const text = trimUrl(match);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? { text, href: url.href } : undefined;
}

function ticketLink(key: string, tickets: Tickets | undefined): TextPart | undefined {
  return tickets && { text: key, href: tickets.url.replaceAll('{ticket}', key) };
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
