import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { light } from '~/theme/light';
import { buildStorybook } from '../run/storybook';
import { runScreenshots } from '../run/screenshotRun';

/** Checks `npm run visual` on a few stories: no false differences, and none too small to find. */
const folder = mkdtempSync('.cache/visual-');
const storybook = join(folder, 'storybook');
const screenshots = join(folder, 'screenshots');
afterAll(() => rmSync(folder, { recursive: true }));

const compare = (idFilter: string, candidate = storybook) =>
  runScreenshots({
    storybook: candidate,
    screenshots,
    idFilter,
    action: 'compare',
    report: join(folder, 'report'),
  });

/** A copy of the Storybook build with a text in its scripts replaced. */
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
  if (changedFiles.length === 0) throw new Error(`No script contains ${from}`);
  return copy;
}

describe('npm run visual', () => {
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
    'screenshots of unchanged %s are identical',
    (idFilter) => expect(compare(idFilter)).toBe(0),
  );
  it('screenshots differ for a shift by one pixel', () =>
    expect(
      compare(
        'ui-badge',
        withReplacedText('padding: 2px 8px', 'position: relative; left: 1px; padding: 2px 8px'),
      ),
    ).toBe(1));
  it('screenshots differ for one step in one colour channel', () => {
    const colour = light.accent.solid;
    const blue = Number.parseInt(colour.slice(5), 16);
    const nextColour = colour.slice(0, 5) + (blue ^ 1).toString(16).padStart(2, '0');
    expect(compare('ui-button--variants', withReplacedText(colour, nextColour))).toBe(1);
  });
});
