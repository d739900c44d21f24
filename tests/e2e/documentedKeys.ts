import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface DocumentedKey {
  readonly key: string;
  /** What it holds stays in the browser when the user signs out. */
  readonly outlastsSignOut: boolean;
}

const file = resolve(import.meta.dirname, '../../docs/security.md');

/** The keys of web storage that docs/security.md names, in the table of "Data". */
export function documentedKeys(): readonly DocumentedKey[] {
  const [, rest = ''] = readFileSync(file, 'utf8').split('\n## Data\n');
  const [section = ''] = rest.split('\n## ');
  return section.split('\n').flatMap((row) => {
    const [, , , place = '', until = ''] = row.split('|');
    const outlastsSignOut = !/sign-out|Logout/.test(until);
    return [...place.matchAll(/(?:local|session) storage \(([^)]*)\)/g)].flatMap(([, keys = '']) =>
      [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => ({ key, outlastsSignOut })),
    );
  });
}
