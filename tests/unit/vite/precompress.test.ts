import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCompressed } from '~~/vite/hosting/compressedFiles';
import { precompress } from '~~/vite/precompress';

const root = mkdtempSync(join(tmpdir(), 'precompress-'));
const out = join(root, 'dist');
const long = (text: string) => `${text}\n`.repeat(200);
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(async () => {
  mkdirSync(join(root, 'public/.ops'), { recursive: true });
  writeFileSync(
    join(root, 'index.html'),
    `${long('<p>text</p>')}<script type="module" src="/main.js"></script>`,
  );
  writeFileSync(join(root, 'main.js'), `console.log(${JSON.stringify(long('text'))})`);
  writeFileSync(join(root, 'public/worker.js'), long('let worker'));
  writeFileSync(join(root, 'public/icon.svg'), `<svg>${long('<path/>')}</svg>`);
  writeFileSync(join(root, 'public/small.svg'), '<svg/>');
  writeFileSync(join(root, 'public/font.woff2'), long('compressed already'));
  writeFileSync(join(root, 'public/.ops/notes.json'), JSON.stringify(long('notes')));
  await build({ root, configFile: false, logLevel: 'silent', plugins: [precompress()] });
});

it('precompress writes Brotli and gzip files for the text files of a build only', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const compressed = files.filter((file) => isCompressed(file)).toSorted();
  const script = files.find((file) => /^assets.index-[^/]*\.js$/.test(file)) ?? '';
  expect(compressed).toEqual(
    [script, 'icon.svg', 'index.html', 'worker.js']
      .flatMap((file) => [`${file}.br`, `${file}.gz`])
      .toSorted(),
  );
});

it('precompress is lossless and reproducible', () => {
  for (const file of ['index.html', 'worker.js']) {
    const content = readFileSync(join(out, file));
    const [br, gz] = ['br', 'gz'].map((extension) =>
      readFileSync(join(out, `${file}.${extension}`)),
    );
    expect(brotliDecompressSync(br ?? '').equals(content)).toBe(true);
    expect(gunzipSync(gz ?? '').equals(content)).toBe(true);
    // A timestamp in the gzip header would make builds of the same source differ.
    expect(gz?.readUInt32LE(4)).toBe(0);
  }
});
