import { describe, expect, it } from 'vitest';
import { distantImports, importCycles } from './modules';
import { parseSourceFile, readSourceFiles } from './sourceFile';

const sourceFiles = readSourceFiles();

describe('modules', () => {
  it('modules form no import cycle', () => expect(importCycles(sourceFiles)).toEqual([]));
  it('imports go up at most two folders', () =>
    expect(sourceFiles.flatMap(distantImports)).toEqual([]));
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
  it('distantImports reports an import that goes up three folders', () => {
    const imports = (specifier: string) =>
      distantImports(parseSourceFile('src/a/b/c/d.ts', `import { x } from '${specifier}';`));
    expect(imports('../../../x')).toHaveLength(1);
    expect(imports('../../x')).toEqual([]);
    expect(imports('~/x')).toEqual([]);
  });
});
