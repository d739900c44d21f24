import { organizationPath } from '~/components/organizationPath';
import { statusChange } from '~/domain/statusChange';
import type { Organization } from '~/domain/Organization';
import type { Stores } from '~/stores/Stores';
import type { CommandItem } from './CommandItem';
import { commandTone, profileIcon, profileLabels, type ProfileCommandId } from './commandItems';

/** A search as typed: verbs that its first word begins, and the rest, which is a name. */
export interface TypedSearch {
  readonly verbs: readonly ProfileCommandId[];
  /** What to search organizations by. */
  readonly name: string;
}

/** Shorter beginnings of a verb are more likely names. */
const minVerbLength = 2;

/**
 * Splits "deac auro" into the verb "deactivate" and the name "auro". The first word may be the beginning
 * of a verb's; of "add note auro" the verbs that have the most of the words remain.
 */
export function parseSearch(text: string): TypedSearch {
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  if (first.length < minVerbLength) return { verbs: [], name: text.trim() };
  const candidates = (Object.keys(profileLabels) as ProfileCommandId[]).map(
    (id) => [id, matchedWords(id, words)] as const,
  );
  const length = Math.max(...candidates.map(([, count]) => count));
  if (length === 0) return { verbs: [], name: text.trim() };
  const verbs = candidates.filter(([, count]) => count === length).map(([id]) => id);
  return { verbs, name: words.slice(length).join(' ') };
}

/** How many words at the start are those of a verb; the last one always belongs to a name. */
function matchedWords(id: ProfileCommandId, words: readonly string[]): number {
  const label = profileLabels[id].toLowerCase().split(' ');
  const matches = (word: string, index: number) =>
    index === 0 ? label[0]?.startsWith(word) : label[index] === word;
  const end = words.findIndex((word, index) => !matches(word.toLowerCase(), index));
  return Math.min(end < 0 ? words.length : end, words.length - 1);
}

/** The verbs' commands for an organization: those that its status allows. */
export function verbItems(
  { commands }: Stores,
  verbs: readonly ProfileCommandId[],
  { id, name, status }: Organization,
): CommandItem[] {
  const path = organizationPath(id);
  if (path === undefined) return [];
  return verbs
    .filter(
      (verb) => (verb !== 'activate' && verb !== 'deactivate') || statusChange(status) === verb,
    )
    .map((verb) => ({
      id: `${verb} ${id}`,
      label: `${profileLabels[verb]} ${name}`,
      icon: profileIcon(verb),
      tone: commandTone(verb),
      run: () => commands.runOn(path, verb),
    }));
}
