import { describe, expect, it } from 'vitest';
import { crowdedFolders, distantImports, duplicateExports, importCycles } from './modules';
import { parseSourceFile, readSourceFiles } from './sourceFile';

const sourceFiles = readSourceFiles();

describe('modules', () => {
  it('modules form no import cycle', () => expect(importCycles(sourceFiles)).toEqual([]));
  it('folders hold few enough files to scan', () =>
    expect(crowdedFolders(sourceFiles.map(({ path }) => path))).toEqual([]));
  it('imports go up at most two folders', () =>
    expect(sourceFiles.flatMap(distantImports)).toEqual([]));
  it('exported names are unique in src and mocks', () =>
    expect(duplicateExports(sourceFiles)).toEqual([]));
});

describe('importCycles', () => {
  const cycles = (a: string, b: string) =>
    importCycles([parseSourceFile('src/lib/a.ts', a), parseSourceFile('src/lib/b.ts', b)]);

  it.each([
    [`import { b } from './b';`, `import { a } from './a';`],
    [`import type { B } from './b';`, `import { a } from '~/lib/a';`],
    [`type B = import('./b').B;`, `export * from './a';`],
    [`const b = () => import('./b');`, `import { a } from './a';`],
  ])('importCycles finds the cycle of %s and %s', (a, b) =>
    expect(cycles(a, b)).toEqual([['src/lib/a.ts', 'src/lib/b.ts']]),
  );
  it('importCycles accepts modules that import in one direction', () =>
    expect(cycles(`import { b } from './b';`, `import { c } from './c';`)).toEqual([]));
});

describe('rules for modules', () => {
  it('crowdedFolders reports a folder of more than 25 files', () => {
    const paths = Array.from({ length: 26 }, (_, index) => `src/ui/a${index}.ts`);
    expect(crowdedFolders(paths)).toEqual(['src/ui holds 26 files, more than 25']);
    expect(crowdedFolders(paths.slice(1))).toEqual([]);
  });
  it('distantImports reports an import that goes up three folders', () => {
    const imports = (specifier: string) =>
      distantImports(parseSourceFile('src/a/b/c/d.ts', `import { x } from '${specifier}';`));
    expect(imports('../../../x')).toHaveLength(1);
    expect(imports('../../x')).toEqual([]);
    expect(imports('~/x')).toEqual([]);
  });
  it('duplicateExports reports a name exported by two modules', () => {
    const file = (path: string, text: string) => parseSourceFile(path, text);
    const exports = file('src/a.ts', 'export const name = 1; export type Kind = string;');
    expect(duplicateExports([exports, file('mocks/b.ts', 'export function name() {}')])).toEqual([
      'name is exported by src/a.ts and mocks/b.ts',
    ]);
    expect(duplicateExports([exports, file('tests/b.ts', 'export interface Kind {}')])).toEqual([]);
  });
});
