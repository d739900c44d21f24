import { join } from 'node:path';

/** The path of a package's command: faster than npx, and without npm's warnings. */
export function toolPath(name: string): string {
  return join('node_modules', '.bin', name);
}
