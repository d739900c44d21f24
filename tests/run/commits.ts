import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStorybook } from './storybook';
import { runOrExit } from './runOrExit';

/** The full name of a commit; ends the process with git's own words where there is none. */
export function resolveCommit(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`);
  } catch {
    process.exit(1);
  }
}

/** The gallery of a commit, built in a work tree of its own when it isn't there yet. */
export function buildStorybookAt(commit: string, folder: string): string {
  if (existsSync(join(folder, 'index.json'))) return folder;
  const worktree = resolve(`${folder}.tree`);
  const removeWorktree = () => {
    rmSync(worktree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  removeWorktree();
  git('worktree', 'add', '--detach', worktree, commit);
  process.once('exit', removeWorktree);
  installDependencies(worktree);
  buildStorybook(folder, worktree);
  process.off('exit', removeWorktree);
  removeWorktree();
  return folder;
}

/** The same packages serve both trees; others are installed. */
function installDependencies(worktree: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(worktree) === lock('.'))
    symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'), 'junction');
  else runOrExit(['npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: worktree });
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
