import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { visualModes } from '../.storybook/visualModes';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const documents = files
  .filter((path) => /\.mdx?$/.test(path) && existsSync(path))
  // What a release changed may be gone since.
  .filter((path) => path !== 'CHANGELOG.md')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Folders of the repository, in front of what is meant to be a path. */
const folders = new Set(files.flatMap((path) => path.split('/').slice(0, -1)));

/** Files that docs/recipes.md says how to add. */
const examples = /Report|[Oo]wner|[Rr]ename|Chip|[Ii]nvoice/;

/** What documents name of other projects. */
const foreign =
  /^(?:manyOf|readXlsx|streamXlsxRows|writeXlsxStream|ignoreRevsFile|allowScripts|toMatchScreenshot)$/;

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

it('every path of the repository in a block of code exists', () => {
  const missing = documents.flatMap(({ path, text }) =>
    (text.match(/^```[^]*?^```/gm) ?? [])
      .flatMap((block) =>
        block.match(/(?<![\w/.-])(?:src|mocks|stories|tests|vite|docs|container)\/[\w./-]+/g),
      )
      .filter((name) => name !== null && !existsAs(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every npm script that a document names exists', () => {
  const { scripts = {} } = readPackage('package.json');
  const named = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\bnpm\s+run\s+([a-z][\w:-]*)/g), ([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ name }) => !(name in scripts));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it('every name in camel case and every key of storage in backticks stands in the code', () => {
  const code = files
    .filter((path) =>
      /^(?:src|mocks|stories|tests|vite|\.storybook)\/|^[\w.]+\.ts$|openapi\.yaml$/.test(path),
    )
    .filter((path) => path !== 'tests/documents.test.ts' && existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const named = documents.flatMap(({ path, text }) =>
    Array.from(
      text
        .replaceAll(/^```[^]*?^```/gm, '')
        .matchAll(/`(ams(?:\.[a-z]+)+|[a-z]+(?:[A-Z][a-z]+)+)(?:\([^`]*\))?`/g),
      ([, name = '']) => ({ path, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(
    ({ name }) => !code.includes(name) && !examples.test(name) && !foreign.test(name),
  );
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it('documents count the modes of screenshots right', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
  const counts = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\b(\w+) modes\b/g), ([, word = '']) => ({ path, word })).filter(
      ({ word }) => words.includes(word),
    ),
  );
  expect(counts.length).toBeGreaterThan(1);
  const expected = words[Object.keys(visualModes).length];
  expect(counts.filter(({ word }) => word !== expected)).toEqual([]);
});

it('the version is that of the last release in CHANGELOG.md', () => {
  const [, release] =
    /^## (\d\S*) - \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const versions = ['package.json', 'package-lock.json'].map((path) => readPackage(path).version);
  expect(versions).toEqual([release, release]);
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

interface Package {
  readonly version: string;
  /** Absent in a lock file. */
  readonly scripts?: Readonly<Record<string, string>>;
}

function readPackage(path: string): Package {
  return JSON.parse(readFileSync(path, 'utf8')) as Package;
}

/** A file, or a module without its extension. */
function existsAs(path: string): boolean {
  return ['', '.ts', '.tsx'].some((extension) => existsSync(path + extension));
}
