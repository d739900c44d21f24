import { describe, expect, it } from 'vitest';
import { chunkViolations } from './chunks';
import { parseSourceFile, readSourceFiles } from './sourceFile';

describe('chunks', () => {
  it('every import() of src belongs to a Chunk that has the path of its module', () =>
    expect(readSourceFiles().flatMap(chunkViolations)).toEqual([]));
});

describe('chunkViolations', () => {
  const violations = (text: string) =>
    chunkViolations(parseSourceFile('src/screens/Token/RevokeButton.tsx', text));

  it('chunkViolations accepts the path of the imported module', () => {
    expect(
      violations(`new Chunk('screens/Token/RevokeDialog', () => import('./RevokeDialog'));`),
    ).toEqual([]);
    expect(
      violations(`new Chunk(\n  'ui/chart/Chart',\n  () => import('~/ui/chart/Chart'),\n);`),
    ).toEqual([]);
  });
  it('chunkViolations reports another path', () =>
    expect(
      violations(`new Chunk('screens/RevokeDialog', () => import('./RevokeDialog'));`),
    ).toEqual([
      'src/screens/Token/RevokeButton.tsx names the chunk of screens/Token/RevokeDialog screens/RevokeDialog',
    ]));
  it('chunkViolations reports an import() without a Chunk', () =>
    expect(violations(`const load = () => import('./RevokeDialog');`)).toEqual([
      'src/screens/Token/RevokeButton.tsx imports ./RevokeDialog without a Chunk',
    ]));
});
