import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressed } from '../../vite/precompress';

/** What only the demo may hold: the mock API, its worker, its made-up people. */
const mockPatterns = [
  /\bmsw\b/i,
  /mockServiceWorker/i,
  /@mswjs/i,
  /faker/i,
  /['"`/]mocks\//,
  /x-msw-/i,
];

/**
 * What of the mock API lies in a build, by its files' names and their text; compressed files hold
 * what those beside them do.
 */
export function findMockCode(folder: string): string[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      `There is no build in ${folder}: make it with npm run build -- --outDir ${folder}`,
    );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = /\.(woff2?|png|jpg|ico)$/.test(entry.name) ? '' : readFileSync(path, 'utf8');
      const worker = /worker/i.test(entry.name) ? [`${path} is a worker`] : [];
      return [
        ...worker,
        ...mockPatterns.flatMap(
          (pattern) =>
            pattern
              .exec(text)
              ?.slice(0, 1)
              .map((found) => `${path} holds ${found}`) ?? [],
        ),
      ];
    });
}
