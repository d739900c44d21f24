import { join } from 'node:path';

/** A command of a package, by its path: quicker than npx, and silent about npm's own settings. */
export function toolPath(name: string): string {
  return join('node_modules', '.bin', name);
}
