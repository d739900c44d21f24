import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents } from './documents';
import { synonymsIn } from './glossary';
import { readSourceFiles } from './sourceFile';

const exempt = /^tests\/architecture\/(vocabulary|glossary)/;

const texts = [
  ...readSourceFiles().map(({ path, text }) => ({ path, text })),
  ...documents().map((path) => ({ path, text: readFileSync(path, 'utf8') })),
].filter(({ path }) => !exempt.test(path));

describe('vocabulary', () => {
  it('source files and documents use the terms of the glossary', () => {
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.flatMap(({ path, text }) => synonymsIn(path, text))).toEqual([]);
  });

  it('synonymsIn reports a synonym in any case, with the term to use instead', () =>
    expect(synonymsIn('src/a.ts', '\n// The list is Outdated.')).toEqual([
      'src/a.ts:2 "Outdated": use "stale"',
    ]));

  it('synonymsIn allows words that only contain a synonym', () =>
    expect(synonymsIn('src/a.ts', 'const peeking = "renewed, impatience";')).toEqual([]));
});
