import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const documents = files
  .filter((path) => /\.mdx?$/.test(path) && existsSync(path))
  // What a release changed may be gone since.
  .filter((path) => path !== 'CHANGELOG.md')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Folders of the repository, in front of what is meant to be a path. */
const folders = new Set(files.flatMap((path) => path.split('/').slice(0, -1)));

/** Files that docs/recipes.md says how to add. */
const examples = /Report|Owner|Rename|Chip|[Ii]nvoice/;

const fileNames = new Set(files.map((path) => basename(path)));

it('every path and every TypeScript file in backticks exists', () => {
  const named = documents.flatMap(({ path, text }) =>
    Array.from(
      text.replaceAll(/```[^]*?```/g, '').matchAll(/`([\w.@/-]+\/[\w.@/-]*|[\w.]+\.tsx?)`/g),
      ([, name = '']) => ({ path, name }),
    ).filter(
      ({ name }) =>
        (folders.has(name.split('/')[0] ?? '') || !name.includes('/')) &&
        !examples.test(name) &&
        !name.startsWith('api/'),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    ({ path, name }) =>
      !fileNames.has(name) &&
      ![name, `src/${name}`, join(dirname(path), name)].some((file) => existsAs(file)),
  );
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it('every folder and every TypeScript file in the tree of docs/architecture.md exists', () => {
  const { text = '' } = documents.find(({ path }) => path === 'docs/architecture.md') ?? {};
  const [, tree = ''] = /^```\n(src\/\n[^]*?)^```/m.exec(text) ?? [];
  const named = tree.match(/(?<![\w/.-])[\w-]+\/(?![\w*])|(?<![\w>.])[\w.]+\.tsx?\b/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  const isKnown = (name: string) => folders.has(name.replace('/', '')) || fileNames.has(name);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

it('every link leads to a file', () => {
  const missing = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\(([^)#\s]+)/g), ([, target = '']) => target)
      // Links of Storybook's own pages start with ./?path=.
      .filter((target) => !/^([a-z]+:|\.\/\?path=)/i.test(target))
      .filter((target) => !existsSync(join(dirname(path), decodeURI(target))))
      .map((target) => `${path}: ${target}`),
  );
  expect(missing).toEqual([]);
});

it('every document and source file that a source file names exists', () => {
  const missing = files
    .filter(
      (path) =>
        /^(?:(?:src|mocks|stories|tests|vite)\/.*\.tsx?|[\w.]+\.(?:ts|jsonc))$/.test(path) &&
        existsSync(path),
    )
    .flatMap((path) =>
      Array.from(
        readFileSync(path, 'utf8').matchAll(
          /(?<![\w/.:])(?:[\w./-]*\w\.md|(?:src|mocks|stories|tests|vite)\/[\w./-]+\.tsx?)\b/g,
        ),
        ([name]) => name,
      )
        .filter((name) => !existsSync(name) && !existsSync(join(dirname(path), name)))
        .map((name) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

/** A file, or a module without its extension. */
function existsAs(path: string): boolean {
  return ['', '.ts', '.tsx'].some((extension) => existsSync(path + extension));
}
