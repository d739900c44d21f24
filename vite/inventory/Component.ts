import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code or files a build contains. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier or expression. */
  readonly identifier?: string | null | undefined;
  /** Text of the licence, if the package has one. */
  readonly text?: string | null | undefined;
}

/** A package in `node_modules`. */
export function readComponent(root: string, name: string): Component {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? undefined : readFileSync(join(folder, file), 'utf8');
  return { name, version, identifier: license, text };
}

/**
 * What Vite found in the build, and all direct dependencies: Vite doesn't look into web workers, and
 * neither knows fonts nor what a plugin writes into the page.
 */
export function completeComponents(root: string, bundled: readonly Component[]): Component[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const others = Object.keys(dependencies)
    .filter((name) => !bundled.some((component) => component.name === name))
    .map((name) => readComponent(root, name));
  return [...bundled, ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
