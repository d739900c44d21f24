import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { configurationBlock, type PageConfiguration } from '~~/vite/page';

const release = { version: '1.2.3', commit: 'abc1234' };

/** A small page with a configuration. */
export function pageWith(configuration: Partial<PageConfiguration> = {}): string {
  return `<!doctype html><html><head>${configurationBlock({ base: '/', ...release, ...configuration })}<script>let a;</script><style>@font-face{src:url(/assets/a.woff2)}</style></head><body>${'<!-- pages are compressed from 1 kB -->'.repeat(30)}<footer>Powered by Acme</footer><script type="module" src="/assets/index.js"></script></body></html>`;
}

/** A folder with an unconfigured build, removed after the test. */
export function newBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['assets', '.ops/maps/assets'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageWith());
  for (const file of ['assets/index.js', 'assets/a.woff2', '.ops/maps/assets/index.js.map'])
    writeFileSync(join(folder, file), `/* ${file} */`.repeat(100));
  return folder;
}
