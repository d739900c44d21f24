import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStorybook } from './storybook';
import { runOrExit } from './runOrExit';

/** The full hash of a commit; exits with git's error message if there is no such commit. */
export function resolveCommit(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`);
  } catch {
    process.exit(1);
  }
}

/** The Storybook of a commit, built in a separate work tree unless the folder has it already. */
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

/** Links this tree's packages if the lock files are equal, and installs others if not. */
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
