import { describe, expect, it } from 'vitest';
import { brokenLinks, documents, missingDocuments } from './documents';
import { readSourceFiles } from './sourceFile';

describe('documents', () => {
  it('documents that code refers to exist', () =>
    expect(
      readSourceFiles()
        .filter(({ path }) => !path.startsWith('tests/architecture/documents'))
        .flatMap(({ path, text }) => missingDocuments(path, text)),
    ).toEqual([]));

  it('documents link to files that exist', () => {
    expect(documents()).toContain('docs/product.md');
    expect(documents().flatMap((path) => brokenLinks(path))).toEqual([]);
  });

  it('missing documents are reported', () => {
    const none = () => false;
    expect(missingDocuments('src/a.ts', '// See docs/none.md and decisions.md.', none)).toEqual([
      'src/a.ts names docs/none.md',
      'src/a.ts names decisions.md',
    ]);
    expect(missingDocuments('src/a.ts', '// https://example.com/readme.md', none)).toEqual([]);
    expect(brokenLinks('docs/a.md', '[x](none.md) [y](https://example.com) [z](#part)')).toEqual([
      'docs/a.md links to none.md',
    ]);
    expect(brokenLinks('docs/a.md', '![x] (image.png)')).toEqual([
      'docs/a.md has a space before (image.png)',
    ]);
  });
});
