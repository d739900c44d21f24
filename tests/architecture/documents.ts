import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const folders = ['docs', 'stories', '.github'];

/** All documents of the repository, by path from its root. */
export function documents(): string[] {
  const nested = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return [...readdirSync('.'), ...nested].filter((path) => /\.mdx?$/.test(path));
}

/** The documents that a source file names: paths that end in `.md`, from the root or the file. */
export function missingDocuments(path: string, text: string, exists = existsSync): string[] {
  // Most files name none, and the expression below takes its time for long lines.
  if (!text.includes('.md')) return [];
  const named = [...text.matchAll(/(?<![\w/.:])[\w./-]*\w\.md\b/g)].map(([name]) => name);
  return [...new Set(named)]
    .filter((name) => !exists(name) && !exists(join(dirname(path), name)))
    .map((name) => `${path} names ${name}`);
}

/** Relative links of a document that lead to no file, and links that a space keeps from being any. */
export function brokenLinks(path: string, text = readFileSync(path, 'utf8')): string[] {
  const unlinked = [...text.matchAll(/\] \(([^)#\s]+\.\w+)\)/g)].map(
    ([, target]) => `${path} has a space before (${target})`,
  );
  return unlinked.concat(
    [...text.matchAll(/\]\(([^)#\s]+)/g)]
      .flatMap(([, target]) => target ?? [])
      // Links of Storybook's own pages start with ./?path=.
      .filter((target) => !/^([a-z]+:|\.\/\?path=)/i.test(target))
      .filter((target) => !existsSync(normalize(join(dirname(path), decodeURI(target)))))
      .map((target) => `${path} links to ${target}`),
  );
}
