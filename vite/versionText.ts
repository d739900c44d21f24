import type { Release } from '../src/lib/Release';

/** The content of `version.json`, by which open consoles notice another build or configuration. */
export function versionText({ version, commit, build }: Release): string {
  return `${JSON.stringify({ version, commit, build })}\n`;
}
