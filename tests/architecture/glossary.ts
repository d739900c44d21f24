import { readFileSync } from 'node:fs';

/** The words that the glossary forbids outright: those set as code in the last column. */
export function forbiddenWords(glossary = readFileSync('docs/glossary.md', 'utf8')): string[] {
  return glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)])
    .flatMap(([, word]) => word ?? []);
}

/** Where a text uses one of the words, as "path:line word". */
export function forbiddenUses(path: string, text: string, words: readonly string[]): string[] {
  const any = new RegExp(`\\b(${words.join('|')})\\b`, 'i');
  return text.split('\n').flatMap((line, index) => {
    const found = any.exec(line)?.[1];
    return found === undefined ? [] : [`${path}:${index + 1} ${found}`];
  });
}
