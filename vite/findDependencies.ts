import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';

/** Imports that the compiler inserts. */
const jsxRuntimes = ['react/jsx-runtime', 'react/jsx-dev-runtime'];

/**
 * The packages that the sources in these folders import, for `optimizeDeps.include`. Vite would
 * otherwise discover those of lazy screens late and reload the page
 * (https://vite.dev/guide/dep-pre-bundling). Read from the sources, because a manual list would
 * become incomplete.
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

/** The packages that a file imports; none for a file that runs in Node. Skips stylesheets. */
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
