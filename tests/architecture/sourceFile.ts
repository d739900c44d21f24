import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** One file of the house, read and parsed. */
export interface SourceFile {
  /** From the project's root, with slashes: `src/ui/Button.tsx`. */
  readonly path: string;
  readonly text: string;
  /** What it imports, re-exports or names in `import()`, as written. */
  readonly imports: readonly Import[];
  /** Its string literals, template pieces and JSX texts: where a colour can hide. */
  readonly strings: readonly string[];
}

export interface Import {
  readonly specifier: string;
  readonly dynamic: boolean;
}

const roots = ['src', 'mocks', 'stories', 'tests', 'vite', '.storybook'];

/** All scripts and style sheets of the house; the worker in mocks/public is msw's. */
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
    return { path, text, imports: [], strings: [text.replace(/\/\*[^]*?\*\//g, '')] };
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
  return {
    path,
    text,
    strings,
    imports: [...new Set(staticSpecifiers)]
      .map((specifier) => ({ specifier, dynamic: false }))
      .concat(dynamic.map((specifier) => ({ specifier, dynamic: true }))),
  };
}

/** Where a relative import leads, from the root and without its ending; nothing for a package. */
export function resolveImport(file: SourceFile, { specifier }: Import): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const parts = file.path.split('/').slice(0, -1);
  for (const part of specifier.replace(/\?.*$/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/').replace(/\.(tsx?|css)$/, '');
}

export function stripExtension(path: string): string {
  return path.replace(/\.(tsx?|css)$/, '');
}
