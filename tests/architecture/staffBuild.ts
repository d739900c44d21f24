import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { opsFolder } from '../../vite/headers';

/** Code that only the demo may contain: the mock API, its worker and its generated data. */
const mockPatterns = [
  /\bmsw\b/i,
  /mockServiceWorker/i,
  /@mswjs/i,
  /faker/i,
  /['"`/]mocks\//,
  /x-msw-/i,
];

/** Traces of mock code in the files of a build; compressed copies are skipped. */
export function findMockCode(folder: string): string[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`No build in ${folder}: run npm run build -- --outDir ${folder}`);
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      // For operators, not served: the source maps contain the sources of both builds.
      .filter(({ parentPath }) => !parentPath.startsWith(join(folder, opsFolder)))
      .flatMap((entry) => {
        const path = join(entry.parentPath, entry.name);
        const text = /\.(woff2?|png|jpg|ico)$/.test(entry.name) ? '' : readFileSync(path, 'utf8');
        // The import's own web worker is the console's.
        const worker = /(?<!sheets)worker/i.test(entry.name) ? [`${path} is a worker`] : [];
        return [
          ...worker,
          ...mockPatterns.flatMap(
            (pattern) =>
              pattern
                .exec(text)
                ?.slice(0, 1)
                .map((match) => `${path} contains ${match}`) ?? [],
          ),
        ];
      })
  );
}
