import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Release as Version } from '../../src/lib/Release';
import { manifestFile, opsFolder } from '../hosting/HostingManifest';
import { targetOf } from './links';

/** A release on the server. */
export interface Release {
  /** The time of its deployment, so the order of names is that of the deployments. */
  readonly name: string;
  /** Where its page is: below its base path. */
  readonly folder: string;
}

/** How many releases are kept for going back. */
const keptReleases = 5;

/** In a release: the name of the one that it replaced. */
const replacedFile = `${opsFolder}/replaced`;

/** The releases on the server, newest first. */
export function listReleases(to: string): Release[] {
  const releases = join(to, 'releases');
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .toSorted()
    .toReversed()
    .flatMap((name) => releaseIn(join(releases, name), name) ?? []);
}

/** The live release. */
export function currentRelease(to: string): Release | undefined {
  const folder = targetOf(join(to, 'current'));
  return folder === undefined
    ? undefined
    : listReleases(to).find((release) => release.folder === resolve(folder));
}

/** The release that was live when a release was deployed, if it is still there. */
export function releaseBefore(to: string, { folder }: Release): Release | undefined {
  const file = join(folder, replacedFile);
  const name = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return listReleases(to).find((release) => release.name === name);
}

/** Notes which release a new one replaces. */
export function writeReleaseBefore({ folder }: Release, replaced: Release | undefined): void {
  const file = join(folder, replacedFile);
  if (replaced === undefined) rmSync(file, { force: true });
  else writeFileSync(file, replaced.name);
}

/** A release with its version, in one line. */
export function describeRelease({ name, folder }: Release): string {
  const file = readFileSync(join(folder, 'version.json'), 'utf8');
  const { version, commit, build } = JSON.parse(file) as Version;
  return `${name}  ${version} (${commit}), build ${build}`;
}

/** Keeps the newest, the live one and the one to which that would be rolled back. */
export function removeOldReleases(to: string, live: Release): void {
  const kept = [live.name, releaseBefore(to, live)?.name];
  for (const { name } of listReleases(to).slice(keptReleases))
    if (!kept.includes(name)) rmSync(join(to, 'releases', name), { recursive: true });
}

function releaseIn(root: string, name: string): Release | undefined {
  const manifest = readdirSync(root, { recursive: true, encoding: 'utf8' }).find(
    (file) => file === manifestFile || file.endsWith(`/${manifestFile}`),
  );
  return manifest === undefined
    ? undefined
    : { name, folder: join(root, dirname(dirname(manifest))) };
}
