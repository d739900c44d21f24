import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runOrExit } from './runOrExit';
import { toolPath } from './toolPath';

/** The Storybook of this work tree, apart from the developer's own `storybook-static`. */
export const storybookFolder = '.cache/storybook';

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Builds the Storybook of a work tree. */
export function buildStorybook(folder = storybookFolder, worktree = '.'): void {
  runOrExit(
    [
      resolve(worktree, toolPath('storybook')),
      'build',
      '--quiet',
      '--loglevel',
      'error',
      '--output-dir',
      resolve(folder),
    ],
    {
      cwd: worktree,
      env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    },
  );
}

/** The stories of a Storybook build whose id contains `idFilter`. */
export function listStories(folder: string, idFilter = ''): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(idFilter));
}
