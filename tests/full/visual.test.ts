import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGallery } from '../run/gallery';
import { shoot } from '../run/pictures';

/**
 * What `npm run visual` finds, on a few stories: nothing where nothing has changed, and the least
 * change there is.
 */
const folder = mkdtempSync('.cache/visual-');
const gallery = join(folder, 'gallery');
const pictures = join(folder, 'pictures');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (part: string, of = gallery) =>
  shoot({ gallery: of, pictures, part, what: 'compare', report: join(folder, 'report') });

/** The gallery with a text of its scripts exchanged. */
function changed(from: string, to: string): string {
  const copy = mkdtempSync(join(folder, 'changed-'));
  cpSync(gallery, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const hit = files.filter((name) => {
    const text = readFileSync(join(copy, name), 'utf8');
    writeFileSync(join(copy, name), text.replaceAll(from, to));
    return text.includes(from);
  });
  if (hit.length === 0) throw new Error(`No script holds ${from}`);
  return copy;
}

describe('the pictures', () => {
  beforeAll(() => {
    buildGallery(gallery);
    for (const part of ['ui-badge', 'ui-button--variants', 'screens-token--name-taken'])
      expect(shoot({ gallery, pictures, part, what: 'take', report: join(folder, 'report') })).toBe(
        0,
      );
  });

  it.each(['ui-badge', 'ui-button--variants', 'screens-token--name-taken'])(
    'are the same a second time: %s',
    (part) => expect(run(part)).toBe(0),
  );
  it('tell a shift of one pixel', () =>
    expect(
      run(
        'ui-badge',
        changed('padding: 1px 8px', 'position: relative; left: 1px; padding: 1px 8px'),
      ),
    ).toBe(1));
  it('tell one step of one channel of a colour', () =>
    expect(run('ui-button--variants', changed('#3e63dd', '#3e63de'))).toBe(1));
});
