import { uniqBy } from 'es-toolkit';
import { lookupRules } from '~/domain/rules/organizationRules';
import { sentSearch } from '~/api/listQuery';
import { cleanText, uniqueKey } from '~/domain/text/cleanText';
import { codePointCount, isBlank } from '~/lib/text';

/** A line of a pasted list, or a part of one. */
export interface PastedText {
  /** As the results show it: without bullet, numbering and quotes. */
  readonly text: string;
  /** What it may mean; none if it is too long to be looked up. */
  readonly values: readonly string[];
  /** The same with "and" for "&", or the other way round; asked for only if nothing is found. */
  readonly otherSpellings: readonly string[];
  /** What it is split into if nothing is found for it as a whole. */
  readonly parts: readonly PastedText[];
}

/** The marks of a quoted mail, and the bullet of a list. */
const marks = /^(?:>\s*)*(?:[-*+–—]\s+|[•‣▪▫◦●○■□·§]\s*)?/u;
/** `1.`, `2)`, `(3)`, `4.)`. A name may also begin like this. */
const numbering = /^\(?\d{1,3}[.)]{1,2}(?:\s+|(?=\p{Lu}))/u;
const csvCell = /^"(?:[^"]|"")*"$/;

/** The lines of a list as pasted, without blank ones. */
export function pastedTexts(list: string): PastedText[] {
  return list.split(/[\r\n\u2028\u2029]+/).flatMap(pastedText);
}

/** The number of texts once all of them are split, which is limited. */
export function countParts(texts: readonly PastedText[]): number {
  return texts.reduce((sum, { parts }) => sum + (countParts(parts) || 1), 0);
}

function pastedText(source: string): PastedText[] {
  const unmarked = source
    .trim()
    .replace(marks, '')
    .replaceAll(/^[\s,;]+|[\s,;]+$/g, '');
  const plain = unmarked.replace(numbering, '');
  // Lines of a mail without any letter or digit: "---".
  if (!/[\p{L}\p{N}]/u.test(plain)) return [];
  const values = meanings(plain, unmarked);
  return [
    {
      text: cleanText(withoutCsvQuotes(plain)),
      values,
      otherSpellings: values.flatMap(otherSpelling),
      parts: split(plain),
    },
  ];
}

/** Texts as they are and cleaned as a search is: `J.P.Morgan` is a name, but looks like a URL. */
function meanings(...texts: readonly string[]): string[] {
  const values = texts
    .map(withoutCsvQuotes)
    .flatMap((text) => [sentSearch(text), cleanText(text)])
    .filter((text) => !isBlank(text) && codePointCount(text) <= lookupRules.values.maxLength);
  return uniqBy(values, uniqueKey);
}

function otherSpelling(text: string): string[] {
  if (text.includes('&')) return [text.replaceAll(/\s*&\s*/g, ' and ')];
  const other = text.replaceAll(/\band\b/gi, '&');
  return other === text ? [] : [other];
}

function withoutCsvQuotes(text: string): string {
  return csvCell.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** At tabs and semicolons, else at commas. */
function split(text: string): PastedText[] {
  const cells = piecesOf(text, '\t;');
  const pieces = cells.length > 1 ? cells : piecesOf(text, ',');
  return pieces.length > 1 ? pieces.flatMap(pastedText) : [];
}

/** The texts between separators, which may be in quotes: `"Mitchell, Laura" <laura@example.com>`. */
function piecesOf(text: string, separators: string): string[] {
  const piece = `\\s*"(?:[^"]|"")*"\\s*(?:<[^<>]*>\\s*)?(?=[${separators}]|$)|[^${separators}]+`;
  return (text.match(new RegExp(piece, 'g')) ?? []).filter((part) => !isBlank(part));
}
