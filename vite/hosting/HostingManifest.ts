import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the headers of a build hang on. The build writes it down (vite/hostingManifest.ts), so that they
 * can't be those of another one.
 */
export interface HostingManifest {
  readonly build: 'staff' | 'demo';
  /** The path that the build is served under, with both slashes. */
  readonly base: string;
  /** The API's origin; the demo carries its API inside. */
  readonly api?: string | undefined;
  /** Where the provider's logo comes from. */
  readonly logo?: string | undefined;
  /** Hashes of the page's inline scripts and style elements, as a policy names them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Where Vite writes down things about a build: for tools, and served by no host. */
export const notesFolder = '.vite';

/**
 * Where a build keeps its facts, beside what Vite itself writes down there; nothing secret: a
 * page's headers tell as much.
 */
export const manifestFile = `${notesFolder}/hosting.json`;

/** The facts of the build in a folder; throws one line where there is none. */
export function readManifest(folder: string): HostingManifest {
  const file = join(folder, manifestFile);
  if (!existsSync(file))
    throw new Error(
      `There is no build in ${folder}: make it first, with npm run build or npm run build:demo`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as HostingManifest;
}
