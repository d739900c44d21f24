import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In milliseconds: tabs that were open for longer load the new console. */
const maxAge = 30 * 24 * 60 * 60_000;

/**
 * Gives two releases each other's assets, whose names contain a hash of their content: tabs that are
 * open go on working, and a page that has just been loaded may ask the server for its files before or
 * after the reload.
 */
export function exchangeAssets(release: string, other: string): void {
  const [assets, otherAssets] = [join(release, 'assets'), join(other, 'assets')];
  copyMissing(assets, otherAssets);
  copyMissing(otherAssets, assets);
}

function copyMissing(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const file = join(from, name);
    if (existsSync(join(to, name)) || Date.now() - statSync(file).mtimeMs > maxAge) continue;
    cpSync(file, join(to, name), { preserveTimestamps: true });
  }
}
