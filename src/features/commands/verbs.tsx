import { organizationPath } from '~/components/organizationPath';
import { statusChange } from '~/domain/statusChange';
import type { Organization } from '~/domain/Organization';
import type { Stores } from '~/stores/Stores';
import type { CommandItem } from './CommandItem';
import { profileIcon, profileLabels, type ProfileCommandId } from './commandItems';

/** A search as typed: verbs that its first word begins, and the rest, which is a name. */
export interface TypedSearch {
  readonly verbs: readonly ProfileCommandId[];
  /** What to search organizations by. */
  readonly name: string;
}

/** Shorter beginnings of a verb are more likely names. */
const minVerbLength = 2;

/** Splits "deac auro" into the verb "deactivate" and the name "auro". */
export function parseSearch(text: string): TypedSearch {
  const [, first = '', rest = ''] = /^\s*(\S+)\s+(\S.*)$/s.exec(text) ?? [];
  const verbs = (Object.keys(profileLabels) as ProfileCommandId[]).filter(
    (id) =>
      first.length >= minVerbLength &&
      profileLabels[id].toLowerCase().startsWith(first.toLowerCase()),
  );
  if (verbs.length === 0) return { verbs, name: text.trim() };
  // "assign seats auro": the verb has two words.
  const name = verbs.includes('assign-seats') ? rest.replace(/^seats\s+(?=\S)/i, '') : rest;
  return { verbs, name: name.trim() };
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
      run: () => commands.runOn(path, verb),
    }));
}
