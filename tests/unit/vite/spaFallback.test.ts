import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spaFallback } from '~~/vite/spaFallback';

const root = mkdtempSync(join(tmpdir(), 'console-'));
mkdirSync(join(root, 'dist/assets'), { recursive: true });
mkdirSync(join(root, 'dist/.ops'));
writeFileSync(join(root, 'dist/.ops/hosting.json'), '{"build":"staff"}');
mkdirSync(join(root, 'src'));
writeFileSync(
  join(root, 'index.html'),
  '<p>the page</p><script type="module" src="/src/main.js"></script>',
);
writeFileSync(join(root, 'dist/index.html'), '<p>the page</p>');
writeFileSync(join(root, 'dist/assets/a.js'), 'let a');
writeFileSync(join(root, 'src/main.js'), 'let a');
afterAll(() => rmSync(root, { recursive: true }));

const config = (base: string): InlineConfig => ({
  root,
  base,
  configFile: false,
  logLevel: 'silent',
  plugins: [spaFallback()],
  optimizeDeps: { noDiscovery: true },
  server: { port: 0, ws: false },
  preview: { port: 0 },
});

const pages = [
  '/',
  '/accounts',
  '/accounts?q=%E0%A4%A',
  '/accounts/acme.v2',
  '/accounts/acme.js',
  '/accounts/%E0%A4%A',
  '/accounts/%00',
  '/accounts/a%252Fb',
  '/accounts/..%2F..%2Fpackage.json',
  `/accounts/${'x'.repeat(4000)}`,
  '//evil.example/a.js',
  '/src',
];

const buildMetadata = [
  '/.ops/hosting.json',
  '/%2Eops/hosting.json',
  '/.ops%2Fhosting.json',
  '//.ops/hosting.json',
  '/assets/..%2F.ops/hosting.json',
];

describe.each([
  ['the dev server', '/', createServer],
  ['the preview server', '/', preview],
  ['the preview server below a path', '/console/', preview],
])('spaFallback in %s', (_, base, start) => {
  let port = 0;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const server = await start(config(base));
    if ('listen' in server) await server.listen();
    port = (server.httpServer?.address() as AddressInfo | null)?.port ?? 0;
    close = () => server.close();
  });
  afterAll(() => close());

  const get = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number | undefined; text: string }>((done, failed) => {
      // `fetch` would normalize the path; an agent's keep-alive would keep the server from closing.
      const clientRequest = request(
        { host: 'localhost', port, path: base.slice(0, -1) + path, headers, method, agent: false },
        (response) => {
          let text = '';
          response
            .on('data', (chunk: Buffer) => (text += chunk.toString()))
            .on('end', () => done({ status: response.statusCode, text }));
        },
      );
      clientRequest.on('error', failed).end();
    });

  it.each(pages)('spaFallback responds to %s with the page', async (path) => {
    for (const headers of [
      { accept: 'text/html,*/*' },
      { accept: '*/*', 'sec-fetch-dest': 'document' },
    ]) {
      expect(await get(path, headers as Record<string, string>)).toMatchObject({
        status: 200,
        text: expect.stringContaining('the page') as string,
      });
    }
    expect(await get(path, { accept: 'text/html' }, 'HEAD')).toEqual({ status: 200, text: '' });
  });

  it.each([
    ['/assets/gone.js', { accept: 'text/html' }],
    ['/assets/gone', { accept: 'text/html' }],
    ['/assets/gone', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['/gone.js', { accept: '*/*', 'sec-fetch-dest': 'script' }],
  ])('spaFallback responds to %s with 404 if it is requested by %o', async (path, headers) =>
    expect((await get(path, headers as Record<string, string>)).status).toBe(404),
  );

  // The dev server has no build, so no metadata of one.
  it.each(start === preview ? buildMetadata : [])(
    'spaFallback never sends Vite’s build metadata: %s',
    async (path) => {
      for (const accept of ['*/*', 'text/html']) {
        const { status, text } = await get(path, { accept });
        expect(text).not.toContain('"build"');
        expect(status === 404 || text.includes('the page')).toBe(true);
      }
      expect((await get('/.ops/hosting.json', { accept: 'text/html' })).status).toBe(404);
    },
  );

  it('spaFallback lets existing files through', async () => {
    const file = start === preview ? '/assets/a.js' : '/src/main.js';
    expect((await get(file, { accept: '*/*' })).text).toContain('let a');
  });
});
