import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { manifestFile, opsFolder, readManifest } from '../hosting/HostingManifest';
import { writeHostFiles } from '../hosting/writeHostFiles';
import { exchangeAssets } from './exchangeAssets';
import { linkTo } from './links';
import { currentRelease, removeOldReleases, writeReleaseBefore, type Release } from './releases';

/** The commands of a web server; they throw an error with a one-line message. */
export interface WebServer {
  readonly test: () => void;
  readonly reload: () => void;
}

/**
 * Makes a configured build the live one. Each release is a folder of its own, and its server
 * configuration names that folder, so the reload changes page and headers in the same moment.
 * Returns the release's folder; throws an error with a one-line message, and has changed nothing then.
 */
export function deploy(build: string, to: string, server: WebServer): string {
  const manifest = readManifest(build);
  if (manifest.api === undefined)
    throw new Error(`${build} is not configured: run ${opsFolder}/configure.mjs first`);
  const name = new Date().toISOString().replace(/\D/g, '');
  const root = join(to, 'releases', name);
  const folder = resolve(root, `.${manifest.base}`);
  const live = currentRelease(to);
  mkdirSync(join(to, 'releases'), { recursive: true });
  mkdirSync(root);
  try {
    cpSync(build, folder, { recursive: true });
    writeFileSync(join(folder, manifestFile), JSON.stringify({ ...manifest, root }, null, 2));
    writeHostFiles({ ...manifest, root }, { ...manifest, root }, join(folder, opsFolder));
    writeReleaseBefore({ name, folder }, live);
    switchTo({ name, folder }, live, to, server);
  } catch (error) {
    rmSync(root, { recursive: true });
    throw error;
  }
  removeOldReleases(to, { name, folder });
  return folder;
}

/**
 * Makes a release live in place of another. Assets first: whatever page a browser has, its files are
 * there.
 */
export function switchTo(
  { folder }: Release,
  live: Release | undefined,
  to: string,
  server: WebServer,
): void {
  const current = join(to, 'current');
  if (live !== undefined) exchangeAssets(live.folder, folder);
  linkTo(folder, current);
  try {
    server.test();
    server.reload();
  } catch (error) {
    if (live === undefined) rmSync(current);
    else linkTo(live.folder, current);
    throw error;
  }
}
