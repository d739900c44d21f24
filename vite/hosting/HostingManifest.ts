import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The properties of a build that its HTTP headers depend on. Written by the build itself
 * (vite/hostingManifest.ts), so that the headers always match.
 */
export interface HostingManifest {
  readonly build: 'staff' | 'demo';
  /** The base path of the build, with leading and trailing slash. */
  readonly base: string;
  /** The API's origin; absent in the demo. */
  readonly api?: string | undefined;
  /** URL of the provider's logo. */
  readonly logo?: string | undefined;
  /** CSP hash sources of the page's inline scripts and style elements. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Vite's folder for metadata of a build (`build.manifest`); hosts must not serve it. */
export const metadataFolder = '.vite';

/** Contains nothing secret: the page's headers reveal the same. */
export const manifestFile = `${metadataFolder}/hosting.json`;

/** The manifest of the build in a folder; throws an error with a one-line message if missing. */
export function readManifest(folder: string): HostingManifest {
  const file = join(folder, manifestFile);
  if (!existsSync(file))
    throw new Error(`No build found in ${folder}: run npm run build or npm run build:demo first`);
  return JSON.parse(readFileSync(file, 'utf8')) as HostingManifest;
}
