import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';

/** What no file imports by name: the compiler writes these. */
const jsxRuntimes = [
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@emotion/react/jsx-runtime',
  '@emotion/react/jsx-dev-runtime',
];

/**
 * The packages that the sources of these folders import, for the dev servers to bundle before the
 * first page: one that is first met in a lazy screen would be bundled then, and Vite would reload
 * the page under the reader's hands. Read from the sources, since a list kept by hand would soon
 * lack one.
 */
export function findDependencies(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const browserFiles = files.filter(
    (path) => /\.tsx?$/.test(path) && !path.split(sep).includes('node'),
  );
  return [
    ...new Set([
      ...jsxRuntimes,
      ...browserFiles.flatMap((path) => importedPackages(path, readFileSync(path, 'utf8'))),
    ]),
  ].toSorted();
}

/**
 * What a file imports that is a package: no relative path, no style sheet, nothing of a file that
 * runs in Node.
 */
function importedPackages(path: string, source: string): string[] {
  const { staticImports, dynamicImports } = parseSync(path, source).module;
  const values = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  );
  const names = [...values.map(({ moduleRequest }) => moduleRequest.value), ...dynamic];
  if (names.some((name) => name.startsWith('node:'))) return [];
  return names.filter(
    (name) => /^[@a-z]/.test(name) && !/\.\w+(\?.*)?$/.test(name) && !name.startsWith('virtual:'),
  );
}
