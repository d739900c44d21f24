import { resolveImport, stripExtension, type SourceFile } from './sourceFile';

/**
 * Import cycles, each as the paths of its modules in order. Imports of types and `import()` count:
 * both mean that neither module can be understood or moved without the other.
 */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const paths = new Map(files.map(({ path }) => [stripExtension(path), path]));
  const imports = new Map(
    files.map((file) => [
      file.path,
      file.imports.flatMap((imported) => paths.get(resolveImport(file, imported) ?? '') ?? []),
    ]),
  );
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push(trail.slice(start));
    if (start >= 0 || finished.has(path)) return;
    for (const imported of imports.get(path) ?? []) visit(imported, [...trail, path]);
    finished.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}

/** Imports that go up three folders or more: the alias `~/` is easier to read and to move. */
export function distantImports({ path, imports }: SourceFile): string[] {
  return imports
    .filter(({ specifier }) => specifier.startsWith('../../../'))
    .map(({ specifier }) => `${path} imports ${specifier}`);
}
