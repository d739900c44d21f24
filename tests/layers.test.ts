import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** What each layer of src may import, besides itself (docs/architecture.md); oxlint checks packages and cycles. */
const ui = ['ui', 'theme', 'messages', 'lib'];
const state = ['stores', 'api', 'domain'];
const shared = ['hooks', 'forms', ...ui, ...state];
const allowedLayers: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'lib'],
  app: ['screens', 'layouts', 'features', 'components', ...shared],
  screens: ['layouts', 'features', 'components', ...shared],
  layouts: ['features', 'components', ...shared],
  features: ['components', ...shared],
  components: shared,
  hooks: ['forms', ...ui, ...state],
  forms: [...ui, 'domain'],
  ui: ['theme', 'messages', 'lib'],
  theme: [],
  // A toast's title depends on its type.
  stores: ['api', 'domain', 'messages', 'lib'],
  api: ['domain', 'lib'],
  domain: ['lib'],
  messages: ['domain', 'lib'],
  lib: [],
};

/** What a feature imports from others, each of which exports it for that. */
const allowedFeatures: Readonly<Record<string, readonly string[]>> = {
  bulk: ['export'],
  commands: ['views'],
  export: ['views'],
};

interface Source {
  /** From the repository's root, with slashes: `src/ui/Button.tsx`. */
  readonly path: string;
  /** What it imports, as it is written. */
  readonly specifiers: readonly string[];
  /** Paths of what it imports from the repository, without extension. */
  readonly imports: readonly string[];
  /** String literals, template parts and JSX texts. */
  readonly strings: readonly string[];
}

const sources = ['src', 'mocks', 'stories', 'tests/conformance'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parse(path, readFileSync(path, 'utf8'))),
);

function parse(path: string, text: string): Source {
  const { program, module } = parseSync(path, text);
  const strings: string[] = [];
  const specifiers = new Set<string>();
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateElement: ({ value }) => void strings.push(value.raw),
    JSXText: ({ value }) => void strings.push(value),
    TSImportType: ({ source }) => void specifiers.add(source.value),
  }).visit(program);
  for (const { moduleRequest } of module.staticImports) specifiers.add(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) specifiers.add(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports)
    specifiers.add(text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const imports = [...specifiers].flatMap((name) => resolve(path, name) ?? []);
  return { path, strings, specifiers: [...specifiers], imports };
}

/** `src/ui/Button` for `~/ui/Button` and relative paths; undefined for packages. */
function resolve(path: string, specifier: string): string | undefined {
  const target = specifier.replace(/\?.*$|\.(tsx?|css)$/g, '');
  if (target.startsWith('~/')) return `src/${target.slice(2)}`;
  if (target.startsWith('~~/')) return target.slice(3);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : undefined;
}

/** `ui` for `src/ui/Button`, `main` for `src/main`; undefined outside of src. */
const layerOf = (path: string) => /^src\/(\w+)/.exec(path)?.[1];

function isAllowed(path: string, target: string): boolean {
  const [layer, targetLayer] = [layerOf(path), layerOf(target)];
  const folder = (file: string) => file.split('/')[2] ?? '';
  if (path.startsWith('mocks/demo/'))
    return /^(mocks|src\/(api\/contract|domain|ui|theme|lib))\//.test(target);
  if (path === 'tests/conformance/cli.ts' && target === 'vite/runCommand') return true;
  // The suite knows only the contract.
  if (path.startsWith('tests/')) return /^(tests\/conformance|src\/(domain|lib))\//.test(target);
  if (path.startsWith('mocks/'))
    return /^(mocks|docs|src\/(api\/contract|domain|lib))\//.test(target);
  if (layer === undefined) return true;
  // Only main.tsx imports the mock, and dynamically, so that the staff build has none of it.
  if (targetLayer === undefined) return path === 'src/main.tsx' && target.startsWith('mocks/');
  if (layer === 'screens' && targetLayer === 'screens') return folder(path) === folder(target);
  if (layer === 'features' && targetLayer === 'features')
    return (
      folder(path) === folder(target) ||
      (allowedFeatures[folder(path)]?.includes(folder(target)) ?? false)
    );
  return layer === targetLayer || (allowedLayers[layer]?.includes(targetLayer) ?? false);
}

describe('sources', () => {
  it('import downward only', () => {
    expect(sources.length).toBeGreaterThan(300);
    const violations = sources.flatMap(({ path, imports }) =>
      imports
        .filter((target) => !isAllowed(path, target))
        .map((target) => `${path} imports ${target}`),
    );
    expect(violations).toEqual([]);
  });

  it('take colours from the theme', () => {
    const colour =
      /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|(?<![\w-])(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?:color|background|border|outline|fill|stroke|shadow)[\w-]*\s*:[^;{}]*(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple)(?![\w-])/i;
    const violations = sources
      .filter(({ path }) => !path.startsWith('src/theme/') && !/^mocks\/(?!demo)/.test(path))
      .flatMap(({ path, strings }) =>
        strings.flatMap((text) => colour.exec(text)?.[0] ?? []).map((found) => `${path}: ${found}`),
      );
    expect(violations).toEqual([]);
  });

  it('have names that say what they contain', () =>
    expect(
      sources
        .map(({ path }) => path)
        .filter((path) => /\/index\.\w+$|\/(utils?|misc|helpers?)[/.]/i.test(path)),
    ).toEqual([]));
});

it('files of one folder import each other with "./"', () => {
  const isNeighbour = (path: string, name: string) =>
    name.startsWith('~') && posix.dirname(resolve(path, name) ?? '') === posix.dirname(path);
  const aliased = sources.flatMap(({ path, specifiers }) =>
    specifiers.filter((name) => isNeighbour(path, name)).map((name) => `${path}: ${name}`),
  );
  expect(aliased).toEqual([]);
});
