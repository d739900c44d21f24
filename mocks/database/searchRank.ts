import { cleanText, searchKey } from '~/domain/text/cleanText';
import { hasTerm, searchTerms } from '~/domain/text/searchTerms';
import type { OrganizationRecord } from './records';

/** Between the searched texts: no white space, which would become a space. */
export const fieldSeparator = '\u001F';

/** Sorts what a search finds by relevance (docs/api.md, `GET api/accounts`); equal ones keep their order. */
export function sortByRelevance(
  matches: readonly OrganizationRecord[],
  q: string,
): OrganizationRecord[] {
  const rankOf = searchRank(q);
  const groups: OrganizationRecord[][] = [[], [], [], [], []];
  for (const match of matches) groups[rankOf(match)]?.push(match);
  return groups.flat();
}

/** 0 for those that are the text, 4 for those that have it in other fields than name and subdomain. */
function searchRank(q: string): (organization: OrganizationRecord) => number {
  const id = cleanText(q);
  const text = searchKey(q);
  const terms = searchTerms(q);
  return ({ id: ownId, derived }) => {
    const [name = '', subdomain = ''] = (derived.searched ?? '').split(fieldSeparator, 2);
    if (ownId === id || name === text || subdomain === text) return 0;
    if (name.startsWith(text) || subdomain.startsWith(text)) return 1;
    if (startsWord(name, text) || startsWord(subdomain, text)) return 2;
    return terms.every((term) => hasTerm(term, name + fieldSeparator + subdomain, '')) ? 3 : 4;
  };
}

/** Whether a text occurs where a word starts. */
function startsWord(value: string, text: string): boolean {
  for (let at = value.indexOf(text); at >= 0; at = value.indexOf(text, at + 1))
    if (!/[\p{L}\p{N}]/u.test(value[at - 1] ?? '')) return true;
  return false;
}
