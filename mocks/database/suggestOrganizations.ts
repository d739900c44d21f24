import { nameKey } from '~/domain/text/legalForms';
import { searchKey } from '~/domain/text/cleanText';
import type { OrganizationRecord } from './records';

/** An organization with what its name is compared by. */
interface NamedRow {
  readonly row: OrganizationRecord;
  readonly key: string;
}

const maxSuggestions = 3;
/** Two per ten characters. */
const editsPerCharacter = 0.2;

export function namedRows(rows: readonly OrganizationRecord[]): readonly NamedRow[] {
  return rows.map((row) => ({ row, key: nameKey(row.name) })).filter(({ key }) => key !== '');
}

/**
 * The organizations that a value may mean, closest first: those whose names contain it or that it
 * contains, legal forms left out, else those whose names are spelt similarly.
 */
export function suggestOrganizations(
  named: readonly NamedRow[],
  value: string,
): readonly OrganizationRecord[] {
  const key = nameKey(value);
  if (key === '') return [];
  const containing = named.filter((other) => other.key.includes(key) || key.includes(other.key));
  const candidates = containing.length > 0 ? containing : named;
  const maxEdits = containing.length > 0 ? Infinity : Math.floor(key.length * editsPerCharacter);
  return candidates
    .map(({ row, key: other }) => ({ row, edits: editDistance(key, other, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits)
    .map((each) => ({ ...each, all: editDistance(searchKey(value), searchKey(each.row.name)) }))
    .toSorted((a, b) => a.edits - b.edits || a.all - b.all || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ row }) => row);
}

/**
 * The fewest insertions, deletions and replacements that make one text of the other (Levenshtein);
 * Infinity once they are more than `limit`.
 */
function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const changed = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, changed));
    }
    if (Math.min(...current) > limit) return Infinity;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
