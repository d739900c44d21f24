import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runOrExit, toolPath } from '../run/builds';

/** The full hash of a commit; exits with git's error message if there is no such commit. */
export function resolveCommit(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`);
  } catch {
    process.exit(1);
  }
}

/** The staff build of a commit, in a folder. */
export function buildConsoleAt(commit: string, folder: string): void {
  const build = ['build', '--configLoader', 'runner', '--outDir', resolve(folder)];
  inWorktree(commit, `${folder}.tree`, (cwd) => runOrExit([toolPath('vite'), ...build], {}, cwd));
}

/** Checks a commit out with its packages, and removes it after `run`. */
function inWorktree(commit: string, path: string, run: (worktree: string) => void): void {
  const worktree = resolve(path);
  const removeWorktree = () => {
    rmSync(worktree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  removeWorktree();
  git('worktree', 'add', '--detach', worktree, commit);
  process.once('exit', removeWorktree);
  installDependencies(worktree);
  run(worktree);
  process.off('exit', removeWorktree);
  removeWorktree();
}

/** Links this tree's packages if the lock files are equal, and installs others if not. */
function installDependencies(worktree: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(worktree) === lock('.'))
    symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'), 'junction');
  else runOrExit(['npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline'], {}, worktree);
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
