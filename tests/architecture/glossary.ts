/** Synonyms of terms of docs/glossary.md, each with the term to use instead. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['outdate', 'invalidate'],
  ['outdated', 'stale'],
  ['peek', 'prefetch'],
  ['patience', 'delay or timeout'],
  ['anew', 'again'],
]);

const anySynonym = new RegExp(`\\b(?:${[...synonyms.keys()].join('|')})\\b`, 'i');

/** Where a text uses a synonym, as `path:line "word": use "term"`. */
export function synonymsIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const word = anySynonym.exec(line)?.[0];
    if (word === undefined) return [];
    return [`${path}:${index + 1} "${word}": use "${synonyms.get(word.toLowerCase())}"`];
  });
}
