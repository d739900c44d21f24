import { resolveImport, type SourceFile } from './sourceFile';

/** The mock API, which is in no staff build. */
const exempt = '../mocks/browser';

/**
 * Each `import()` of src that can't be repeated after a failure, because it isn't that of a `Chunk`,
 * or because the chunk's path isn't the module's, by which the page knows its files.
 */
export function chunkViolations(file: SourceFile): string[] {
  const { path, text, imports } = file;
  if (!path.startsWith('src/')) return [];
  const chunks = new Map(
    Array.from(
      text.matchAll(/new Chunk\(\s*'([^']+)',\s*\(\) => import\('([^']+)'\)/g),
      ([, name = '', specifier = '']) => [specifier, name],
    ),
  );
  return imports.flatMap((imported) => {
    const { specifier, dynamic } = imported;
    if (!dynamic || specifier === exempt) return [];
    const name = chunks.get(specifier);
    if (name === undefined) return [`${path} imports ${specifier} without a Chunk`];
    const module = resolveImport(file, imported)?.replace(/^src\//, '');
    return name === module ? [] : [`${path} names the chunk of ${module} ${name}`];
  });
}
