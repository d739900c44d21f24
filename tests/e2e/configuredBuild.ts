import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationId } from '../../src/lib/configuration';

export interface ConfiguredBuild {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Copies a build out of the repository and configures the copy by its own command, as one does on a
 * server.
 */
export function configuredBuild(build: string, ...flags: string[]): ConfiguredBuild {
  const copy = copyBuild(build);
  execFileSync(process.execPath, [join(copy.folder, '.ops/configure.mjs'), ...flags], {
    cwd: tmpdir(),
  });
  return copy;
}

/** A copy of a build as it is without `VITE_API_HOST`. */
export function unconfiguredBuild(build: string): ConfiguredBuild {
  const copy = copyBuild(build);
  const file = join(copy.folder, 'index.html');
  const block = new RegExp(`(id="${configurationId}">)[^<]*`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(block, '$1{"base":"/"}'));
  return copy;
}

function copyBuild(build: string): ConfiguredBuild {
  const root = mkdtempSync(join(tmpdir(), 'configured-'));
  const folder = join(root, 'console');
  cpSync(build, folder, { recursive: true });
  return { folder, remove: () => rmSync(root, { recursive: true }) };
}
