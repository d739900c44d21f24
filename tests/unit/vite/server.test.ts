import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleServer } from '~~/vite/plugin';
import { pageWith } from './newBuild';

const root = mkdtempSync(join(tmpdir(), 'console-'));
for (const folder of ['dist/assets', 'dist/.ops', 'src'])
  mkdirSync(join(root, folder), { recursive: true });
writeFileSync(join(root, 'dist/.ops/configure.mjs'), 'private');
writeFileSync(join(root, 'index.html'), '<footer>Powered by Acme</footer>');
writeFileSync(join(root, 'dist/assets/a.js'), 'let a');
writeFileSync(join(root, 'src/main.js'), 'let a');
afterAll(() => rmSync(root, { recursive: true }));

const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [consoleServer()],
  optimizeDeps: { noDiscovery: true },
  server: { port: 0, ws: false },
  preview: { port: 0 },
};

const pages = [
  '/',
  '/accounts',
  '/accounts/acme.v2',
  '/accounts/acme.js',
  '/accounts/%E0%A4%A',
  '/accounts/..%2F..%2Fpackage.json',
  `/accounts/${'x'.repeat(4000)}`,
  '//evil.example/a.js',
];

describe.each([
  ['the dev server', '/', createServer],
  ['the preview server', '/', preview],
  ['the preview server below a path', '/console/', preview],
])('%s', (_, base, start) => {
  let port = 0;
  let close: () => Promise<void>;
  beforeAll(async () => {
    writeFileSync(join(root, 'dist/index.html'), pageWith({ base }));
    const server = await start(config);
    if ('listen' in server) await server.listen();
    port = (server.httpServer?.address() as AddressInfo | null)?.port ?? 0;
    close = () => server.close();
  });
  afterAll(() => close());

  /** `fetch` would normalize the path; an agent's keep-alive would keep the server from closing. */
  const get = (path: string, accept: string) =>
    new Promise<{ status: number | undefined; text: string; policy: unknown }>((done, failed) => {
      const options = { host: 'localhost', port, headers: { accept }, agent: false };
      request({ ...options, path: base.slice(0, -1) + path }, (response) => {
        let text = '';
        response
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => {
            const policy = response.headers['content-security-policy'];
            done({ status: response.statusCode, text, policy });
          });
      })
        .on('error', failed)
        .end();
    });

  it.each(pages)('responds to %s with the page', async (path) => {
    const { status, text, policy } = await get(path, 'text/html,*/*');
    expect(status).toBe(200);
    expect(text).toContain('Powered by Acme');
    // The dev server's hot updates evaluate strings as code.
    expect(policy !== undefined).toBe(start === preview);
  });

  // The dev server has no assets.
  it.runIf(start === preview)('responds to missing assets with 404', async () =>
    expect((await get('/assets/gone.js', 'text/html')).status).toBe(404),
  );

  it('lets existing files through', async () =>
    expect((await get(start === preview ? '/assets/a.js' : '/src/main.js', '*/*')).text).toContain(
      'let a',
    ));

  it.each(
    start === preview
      ? ['/.ops/configure.mjs', '/%2Eops/configure.mjs', '//.ops/configure.mjs']
      : [],
  )('never sends what is for operators: %s', async (path) =>
    expect((await get(path, '*/*')).text).not.toContain('private'),
  );
});
