import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The properties of a build that its HTTP headers depend on. Written by the build itself
 * (vite/hosting/manifestPlugin.ts) and by `npm run configure`, so that the headers always match.
 */
export interface HostingManifest {
  readonly build: 'staff' | 'demo';
  readonly version: string;
  readonly commit: string;
  /** The base path of the build, with leading and trailing slash. */
  readonly base: string;
  /** The document root on the server; absent until the build is configured. */
  readonly root?: string | undefined;
  /** Extends HSTS to subdomains. */
  readonly includeSubdomains?: boolean | undefined;
  /** The paths of the screens below the base, with `*` for parameters. */
  readonly pages: readonly string[];
  /** The API's origin; absent in the demo, and until the build is configured. */
  readonly api?: string | undefined;
  /** The origin that errors are reported to. */
  readonly reporting?: string | undefined;
  /** URL of the provider's logo. */
  readonly logo?: string | undefined;
  /** CSP hash sources of the page's inline scripts and style elements. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The folder of a build that is for operators: metadata, source maps, the configure command and the
 * server configurations. Hosts must not serve it.
 */
export const opsFolder = '.ops';

/** Contains nothing secret: the page's headers reveal the same. */
export const manifestFile = `${opsFolder}/hosting.json`;

/** The manifest of the build in a folder; throws an error with a one-line message if missing. */
export function readManifest(folder: string): HostingManifest {
  const file = join(folder, manifestFile);
  if (!existsSync(file))
    throw new Error(`No build found in ${folder}: run npm run build or npm run build:demo first`);
  return JSON.parse(readFileSync(file, 'utf8')) as HostingManifest;
}
