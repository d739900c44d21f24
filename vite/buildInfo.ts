import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of package.json and the abbreviated commit, of `COMMIT` or of the work tree. */
export interface BuildInfo {
  readonly version: string;
  readonly commit: string;
}

const root = join(import.meta.dirname, '..');

export function readBuildInfo(): BuildInfo {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { version, commit: readCommit() };
}

/** `COMMIT` is for builds without a repository, as in a container. */
function readCommit(): string {
  const given = process.env.COMMIT ?? '';
  if (/^[\da-f]{7,40}$/.test(given)) return given.slice(0, 7);
  try {
    const command = ['rev-parse', '--short=7', 'HEAD'];
    return execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
