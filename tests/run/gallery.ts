import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustRun } from './mustRun';
import { tool } from './tool';

/** The gallery of the tree at hand, apart from the reader's own `storybook-static`. */
export const gallery = '.cache/storybook';

/** One story of a built gallery. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Builds the gallery of a tree, this one or another. */
export function buildGallery(folder = gallery, tree = '.'): void {
  mustRun(
    [
      resolve(tree, tool('storybook')),
      'build',
      '--quiet',
      '--loglevel',
      'error',
      '--output-dir',
      resolve(folder),
    ],
    {
      cwd: tree,
      env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    },
  );
}

/** The stories of a built gallery, those alone whose id holds `part`. */
export function storiesOf(folder: string, part = ''): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(part));
}
