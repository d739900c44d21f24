import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface SourceFile {
  /** From the repository's root, with slashes: `src/ui/button/Button.tsx`. */
  readonly path: string;
  readonly text: string;
  /** Specifiers of imports, re-exports and `import()`, as written. */
  readonly imports: readonly Import[];
  /** Names that the module exports, types included. */
  readonly exports: readonly string[];
  /** String literals, template parts and JSX texts, where colours may occur. */
  readonly strings: readonly string[];
}

export interface Import {
  readonly specifier: string;
  readonly dynamic: boolean;
}

const roots = ['src', 'mocks', 'stories', 'tests', 'vite', '.storybook'];

/** All TypeScript and CSS files, except for msw's own worker script in mocks/public. */
export function readSourceFiles(): SourceFile[] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith('mocks/public/'))
      .map((path) => parseSourceFile(path, readFileSync(path, 'utf8'))),
  );
}

export function parseSourceFile(path: string, text: string): SourceFile {
  if (path.endsWith('.css'))
    return { path, text, imports: [], exports: [], strings: [text.replace(/\/\*[^]*?\*\//g, '')] };
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);

  const strings: string[] = [];
  const types: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateElement: ({ value }) => void strings.push(value.raw),
    JSXText: ({ value }) => void strings.push(value),
    TSImportType: ({ source }) => void types.push(source.value),
  }).visit(program);

  const staticStatements = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ entries }) => entries),
  ];
  const staticSpecifiers = [
    ...staticStatements.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...types,
  ];
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  const exportEntries = module.staticExports.flatMap(({ entries }) => entries);
  return {
    path,
    text,
    strings,
    exports: exportEntries.flatMap(({ exportName: { name } }) => name ?? []),
    imports: [...new Set(staticSpecifiers)]
      .map((specifier) => ({ specifier, dynamic: false }))
      .concat(dynamic.map((specifier) => ({ specifier, dynamic: true }))),
  };
}

/** Path aliases (tsconfig.json). */
const aliases: readonly (readonly [prefix: string, folder: string])[] = [
  ['~/', 'src/'],
  ['~~/', ''],
];

/**
 * The path of an imported file from the root, without extension; `undefined` for a package.
 */
export function resolveImport(file: SourceFile, { specifier }: Import): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  const alias = aliases.find(([prefix]) => path.startsWith(prefix));
  if (alias) return stripExtension(alias[1] + path.slice(alias[0].length));
  if (!path.startsWith('.')) return undefined;
  return stripExtension(posix.join(posix.dirname(file.path), path));
}

export function stripExtension(path: string): string {
  return path.replace(/\.(tsx?|css)$/, '');
}
