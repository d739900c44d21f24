import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileHints } from '~~/vite/compileHints';

const root = mkdtempSync(join(tmpdir(), 'compile-hints-'));
const assets = join(root, 'dist/assets');
const chunks = () => readdirSync(assets).filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(assets, file), 'utf8');
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  // Vite adds a line with the imports of lazy.js to the chunk of main.js.
  writeFileSync(join(root, 'main.js'), "import('./lazy.js').then(console.log);");
  writeFileSync(join(root, 'lazy.js'), "import './shared.js';\nexport const lazy = 'lazy text';");
  writeFileSync(join(root, 'shared.js'), "document.title = 'shared';");
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHints()],
    build: { sourcemap: 'hidden' },
  });
});

it('the first line of every chunk tells V8 to compile all functions', () => {
  expect(chunks().length).toBeGreaterThan(1);
  for (const file of chunks()) expect(read(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('source maps account for that line', () => {
  const file = chunks().find((name) => read(name).includes('lazy text')) ?? '';
  const lines = read(file).split('\n');
  const line = lines.findIndex((text) => text.includes('lazy text'));
  const map = new SourceMap(JSON.parse(read(`${file}.map`)) as SourceMapPayload);
  const entry = map.findEntry(line, lines[line]?.indexOf('lazy text') ?? 0);
  expect(entry).toMatchObject({ originalLine: 1 });
  expect(JSON.stringify(entry)).toContain('lazy.js');
});
