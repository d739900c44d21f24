import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingManifest } from './HostingManifest';
import type { HostOptions } from './headers';
import { nginxConfig } from './nginxConfig';
import { headersFile, redirectsFile } from './staticHost';

/** Writes the configurations of all hosts to a folder; returns the names of the files. */
export function writeHostFiles(
  manifest: HostingManifest,
  options: HostOptions,
  folder: string,
): string[] {
  const files = {
    'console.nginx.conf': nginxConfig(manifest, options),
    _headers: headersFile(manifest, options),
    _redirects: redirectsFile(manifest),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files);
}
