import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, opsFolder, readManifest } from '../hosting/HostingManifest';
import { writeHostFiles } from '../hosting/writeHostFiles';
import { exchangeAssets } from './exchangeAssets';
import { linkTo, targetOf } from './links';

/** The commands of a web server; they throw an error with a one-line message. */
export interface WebServer {
  readonly test: () => void;
  readonly reload: () => void;
}

/** How many releases are kept for going back. */
const keptReleases = 5;

/**
 * Makes a configured build the live one. Each release is a folder of its own, and its server
 * configuration names that folder, so the reload changes page and headers in the same moment.
 * Returns the release's folder; throws an error with a one-line message, and has changed nothing then.
 */
export function deploy(build: string, to: string, server: WebServer): string {
  const manifest = readManifest(build);
  if (manifest.api === undefined)
    throw new Error(`${build} is not configured: run ${opsFolder}/configure.mjs first`);
  const releases = join(to, 'releases');
  const name = new Date().toISOString().replace(/\D/g, '');
  const root = join(releases, name);
  const release = join(root, manifest.base);
  mkdirSync(releases, { recursive: true });
  mkdirSync(root);
  try {
    cpSync(build, release, { recursive: true });
    writeFileSync(join(release, manifestFile), JSON.stringify({ ...manifest, root }, null, 2));
    writeHostFiles({ ...manifest, root }, { ...manifest, root }, join(release, opsFolder));
    switchTo(release, to, server);
  } catch (error) {
    rmSync(root, { recursive: true });
    throw error;
  }
  removeOldReleases(releases, to);
  return release;
}

/** Makes the previous release live again; a second time returns to the one it replaced. */
export function rollBack(to: string, server: WebServer): string {
  const previous = targetOf(join(to, 'previous'));
  if (previous === undefined) throw new Error(`${to} has no earlier release`);
  switchTo(previous, to, server);
  return previous;
}

/** Assets first: whatever page a browser has, its files are there. */
function switchTo(release: string, to: string, server: WebServer): void {
  const current = join(to, 'current');
  const live = targetOf(current);
  if (live !== undefined) exchangeAssets(live, release);
  linkTo(release, current);
  try {
    server.test();
    server.reload();
  } catch (error) {
    if (live === undefined) rmSync(current);
    else linkTo(live, current);
    throw error;
  }
  if (live !== undefined) linkTo(live, join(to, 'previous'));
}

/** Names are times, so their order is that of the deployments. */
function removeOldReleases(releases: string, to: string): void {
  const linked = ['current', 'previous'].map((name) => targetOf(join(to, name)));
  const old = readdirSync(releases).toSorted().slice(0, -keptReleases);
  for (const name of old)
    if (!linked.some((target) => target?.startsWith(`${join(releases, name)}/`)))
      rmSync(join(releases, name), { recursive: true });
}
