import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorybook } from '../run/storybook';
import { runScreenshots } from '../run/screenshotRun';

/**
 * What `npm run visual` finds, on a few stories: nothing where nothing has changed, and the least
 * change there is.
 */
const folder = mkdtempSync('.cache/visual-');
const storybook = join(folder, 'gallery');
const screenshots = join(folder, 'pictures');
afterAll(() => rmSync(folder, { recursive: true }));

const compare = (idFilter: string, candidate = storybook) =>
  runScreenshots({
    storybook: candidate,
    screenshots,
    idFilter,
    action: 'compare',
    report: join(folder, 'report'),
  });

/** The gallery with a text of its scripts exchanged. */
function withReplacedText(from: string, to: string): string {
  const copy = mkdtempSync(join(folder, 'changed-'));
  cpSync(storybook, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const changedFiles = files.filter((name) => {
    const text = readFileSync(join(copy, name), 'utf8');
    writeFileSync(join(copy, name), text.replaceAll(from, to));
    return text.includes(from);
  });
  if (changedFiles.length === 0) throw new Error(`No script holds ${from}`);
  return copy;
}

describe('the pictures', () => {
  beforeAll(() => {
    buildStorybook(storybook);
    for (const idFilter of ['ui-badge', 'ui-button--variants', 'screens-token--name-taken'])
      expect(
        runScreenshots({
          storybook,
          screenshots,
          idFilter,
          action: 'take',
          report: join(folder, 'report'),
        }),
      ).toBe(0);
  });

  it.each(['ui-badge', 'ui-button--variants', 'screens-token--name-taken'])(
    'are the same a second time: %s',
    (idFilter) => expect(compare(idFilter)).toBe(0),
  );
  it('tell a shift of one pixel', () =>
    expect(
      compare(
        'ui-badge',
        withReplacedText('padding: 1px 8px', 'position: relative; left: 1px; padding: 1px 8px'),
      ),
    ).toBe(1));
  it('tell one step of one channel of a colour', () =>
    expect(compare('ui-button--variants', withReplacedText('#3e63dd', '#3e63de'))).toBe(1));
});
