import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildGallery } from './gallery';
import { mustRun } from './mustRun';

/** The full name of a commit; ends the process with git's own words where there is none. */
export function sha(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`);
  } catch {
    process.exit(1);
  }
}

/** The gallery of a commit, built in a work tree of its own when it isn't there yet. */
export function galleryOf(commit: string, folder: string): string {
  if (existsSync(join(folder, 'index.json'))) return folder;
  const tree = resolve(`${folder}.tree`);
  const leave = () => {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  leave();
  git('worktree', 'add', '--detach', tree, commit);
  process.once('exit', leave);
  install(tree);
  buildGallery(folder, tree);
  process.off('exit', leave);
  leave();
  return folder;
}

/** The same packages serve both trees; others are installed. */
function install(tree: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) === lock('.'))
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  else mustRun(['npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: tree });
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
