import { describe, expect, it } from 'vitest';
import { chunkViolations } from './chunks';
import { parseSourceFile, readSourceFiles } from './sourceFile';

describe('lazily loaded modules', () => {
  it('every import() of src is repeated after a failure, and names its module', () =>
    expect(readSourceFiles().flatMap(chunkViolations)).toEqual([]));
});

describe('chunkViolations', () => {
  const violations = (text: string) =>
    chunkViolations(parseSourceFile('src/screens/Token/RevokeButton.tsx', text));

  it('accepts the path of the imported module', () => {
    expect(
      violations(`lazyWithRetry('screens/Token/RevokeDialog', () => import('./RevokeDialog'));`),
    ).toEqual([]);
    expect(
      violations(
        `lazyDialog('ui/chart/Chart', () =>\n  import('~/ui/chart/Chart').then((module) => module.Chart),\n);`,
      ),
    ).toEqual([]);
  });
  it('reports another path', () =>
    expect(violations(`lazyMenu('screens/RevokeDialog', () => import('./RevokeDialog'));`)).toEqual(
      ['src/screens/Token/RevokeButton.tsx names screens/Token/RevokeDialog screens/RevokeDialog'],
    ));
  it('reports an import() that is never repeated', () =>
    expect(violations(`const load = () => import('./RevokeDialog');`)).toEqual([
      'src/screens/Token/RevokeButton.tsx imports ./RevokeDialog without lazyWithRetry',
    ]));
});
