import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationId, type Configuration } from '~/lib/configuration';
import { configurationBlock } from '~~/vite/configure/configurationBlock';

export const release = { version: '1.2.3', commit: 'abc1234' };

let root: string | undefined;
let builds = 0;

/** A new unconfigured build: a small page and its manifest. */
export function newBuild(): string {
  root ??= createTemplate();
  const folder = join(root, `build-${(builds += 1)}`);
  cpSync(join(root, 'template'), folder, { recursive: true });
  return folder;
}

export function removeBuilds(): void {
  if (root !== undefined) rmSync(root, { recursive: true });
  root = undefined;
}

export const pageOf = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');

const parser = new DOMParser();

/** The page as a browser parses it, without running its scripts. */
export const parsePage = (html: string) => parser.parseFromString(html, 'text/html');

export const configurationOf = (html: string) =>
  JSON.parse(
    parsePage(html).getElementById(configurationId)?.textContent ?? 'null',
  ) as Configuration | null;

function createTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'configure-'));
  const template = join(folder, 'template');
  mkdirSync(join(template, '.ops'), { recursive: true });
  writeFileSync(
    join(template, 'index.html'),
    `<!doctype html><html><head>${configurationBlock({ base: '/', ...release })}<script>let a;</script><style>@font-face{src:url(/assets/a.woff2)}</style></head><body>${'<!-- pages are compressed from 1 kB -->'.repeat(30)}<footer>Powered by Acme</footer><script type="module" src="/assets/index.js"></script></body></html>`,
  );
  writeFileSync(
    join(template, '.ops/hosting.json'),
    JSON.stringify({
      build: 'staff',
      ...release,
      base: '/',
      pages: ['login'],
      scripts: [],
      styles: [],
    }),
  );
  return folder;
}
