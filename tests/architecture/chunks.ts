import { resolveImport, type SourceFile } from './sourceFile';

/** The mock API, which is in no staff build. */
const exempt = '../mocks/demo/start';

/**
 * Each `import()` of src that can't be repeated after a failure, because `lazyWithRetry`, or a function
 * that calls it, doesn't get it, or because the path that it gets isn't the module's, by which the page
 * knows its files.
 */
export function chunkViolations(file: SourceFile): string[] {
  const { path, text, imports } = file;
  if (!path.startsWith('src/')) return [];
  const paths = new Map(
    Array.from(
      text.matchAll(/\blazy\w+\(\s*'([^']+)',\s*\(\) =>\s*import\('([^']+)'\)/g),
      ([, name = '', specifier = '']) => [specifier, name],
    ),
  );
  return imports.flatMap((imported) => {
    const { specifier, dynamic } = imported;
    if (!dynamic || specifier === exempt) return [];
    const name = paths.get(specifier);
    if (name === undefined) return [`${path} imports ${specifier} without lazyWithRetry`];
    const module = resolveImport(file, imported)?.replace(/^src\//, '');
    return name === module ? [] : [`${path} names ${module} ${name}`];
  });
}
