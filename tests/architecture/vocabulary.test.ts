import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents } from './documents';
import { forbiddenUses, forbiddenWords } from './glossary';
import { readSourceFiles } from './sourceFile';

const words = forbiddenWords();
const exempt = /^docs\/glossary\.md$|^tests\/architecture\/vocabulary/;

const texts = [
  ...readSourceFiles().map(({ path, text }) => ({ path, text })),
  ...documents().map((path) => ({ path, text: readFileSync(path, 'utf8') })),
].filter(({ path }) => !exempt.test(path));

describe('vocabulary', () => {
  it('forbiddenWords lists the words of the glossary', () => {
    expect(words).toContain('outdated');
    expect(words).toContain('RecentMap');
    expect(words.length).toBeGreaterThan(20);
  });

  it('source files and documents use no forbidden word', () => {
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.flatMap(({ path, text }) => forbiddenUses(path, text, words))).toEqual([]);
  });

  it.each([
    ['an identifier', 'const patience = 150;'],
    ['a comment', '// The list is outdated by now.'],
    ['a word in capitals', 'Anew'],
  ])('forbiddenUses reports %s', (_, text) => {
    expect(forbiddenUses('src/a.ts', `\n${text}`, words)).toHaveLength(1);
    expect(forbiddenUses('src/a.ts', `\n${text}`, words)[0]).toMatch(/^src\/a\.ts:2 /);
  });

  it('forbiddenUses allows words that only contain a forbidden one', () => {
    expect(forbiddenUses('src/a.ts', 'const peeking = "renewed, impatience";', words)).toEqual([]);
  });
});
