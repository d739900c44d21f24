import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { opsFolder } from './hosting/HostingManifest';

/** The build that a script in `.ops` belongs to; `dist` for the scripts of the repository. */
export function ownBuild(scriptUrl: string): string {
  const folder = dirname(fileURLToPath(scriptUrl));
  return basename(folder) === opsFolder ? dirname(folder) : 'dist';
}
