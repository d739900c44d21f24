import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifestFile, readManifest } from '../../vite/hosting/HostingManifest';
import { securityHeaders } from '../../vite/hosting/headers';
import { isCompressed } from '../../vite/hosting/compressedFiles';
import { builds } from '../run/builds';
import { rawGet, type RawResponse } from './hosts/rawGet';
import { runJourney } from './hosts/runJourney';
import {
  isServerAvailable,
  requireBuild,
  startWebServer,
  type ServerName,
  type WebServer,
} from './hosts/WebServer';

const folder = requireBuild(builds.staff);
const manifest = readManifest(folder);
const assets = readdirSync(join(folder, 'assets')).filter((name) => !isCompressed(name));

const pages = [
  '/',
  '/index.html',
  '/login?redirect=%2Faccounts',
  '/accounts',
  '/accounts/',
  '/accounts/acme.v2',
  '/accounts/acme.js',
  '/accounts/a%3Fx=1',
  '/accounts/a%252Fb',
  '/accounts/%252e%252e',
  '/accounts/a%255cb',
  '/accounts/%2500',
  '/some/where.css',
  `/accounts/${'x'.repeat(4000)}`,
  `/accounts?q=${'%E4%B8%AD'.repeat(2000)}`,
];
/** Paths that a host may reject; if it doesn't, it must serve the console's page. */
const hostilePaths = [
  '/accounts/%00',
  '/accounts/%E0%A4%A',
  '/accounts/..%2F..%2Fadmin',
  '/accounts/%2e%2e',
  '/..%2F..%2F..%2Fetc/passwd',
  '/assets/..%2F..%2F..%2Fetc%2Fpasswd',
  '/../../../etc/passwd',
  '//evil.example/a.js',
];
/** The build's manifest, which is for `npm run headers` only. */
const privatePaths = [
  '/.ops/hosting.json',
  '/.ops/',
  '/%2Eops/hosting.json',
  '/.ops%2Fhosting.json',
  '//.ops/hosting.json',
  '/assets/../.ops/hosting.json',
  '/assets/..%2F.ops%2Fhosting.json',
];
const missingPaths = ['/assets/gone-12345678.js', '/assets/', '/assets/gone', '/assets/gone.html'];
const contentTypes: Record<string, RegExp> = {
  js: /^(text|application)\/javascript; charset=utf-8$/,
  svg: /^image\/svg\+xml; charset=utf-8$/,
  woff2: /^font\/woff2/,
  css: /^text\/css; charset=utf-8$/,
};

const withShortTitles = (paths: string[]) =>
  paths.map((path) => [path.slice(0, 60), path] as const);

describe.each<[ServerName, boolean]>([
  ['nginx', isServerAvailable('nginx')],
  ['caddy', isServerAvailable('caddy')],
])('%s with the configuration of npm run headers', (name, available) => {
  describe.runIf(available)('at the root', () => {
    let server: WebServer;
    const site = {
      nginx: 'location = /added { return 200 "ok\\n"; }',
      caddy: 'handle /added {\n respond "ok"\n }',
    }[name];
    beforeAll(async () => void (server = await startWebServer(name, folder, folder, { site })));
    afterAll(() => server.stop());

    it.each(withShortTitles(pages))('path %s serves the page', async (_, path) => {
      const response = await rawGet(server.port, path);
      expect(response).toMatchObject({
        status: 200,
        headers: {
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
        },
      });
      expect(response.text).toBe(readFileSync(join(folder, 'index.html'), 'utf8'));
      expectSecurityHeaders(response);
    });

    it('assets are immutable and have their content type', async () => {
      for (const asset of assets) {
        const response = await rawGet(server.port, `/assets/${asset}`);
        expect(response.status, asset).toBe(200);
        expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(response.headers['content-type'], asset).toMatch(
          contentTypes[asset.split('.').at(-1) ?? ''] ?? /^$/,
        );
        expectSecurityHeaders(response);
      }
      expect(assets.length).toBeGreaterThan(20);
    });

    it.each(missingPaths)('missing asset %s is a 404 that is not cached', async (path) => {
      const response = await rawGet(server.port, path);
      expect(response).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
      expect(response.text).not.toContain('<div id="root">');
      expectSecurityHeaders(response);
    });

    it.each(hostilePaths)('hostile path %s serves the page or an error', async (path) => {
      const { status, text } = await rawGet(server.port, path);
      expect([200, 400, 404]).toContain(status);
      expect(text).not.toContain('root:');
      if (status === 200) expect(text).toContain('<div id="root">');
    });

    it.each(privatePaths)('build manifest at %s is not served', async (path) => {
      const response = await rawGet(server.port, path);
      expect([400, 404]).toContain(response.status);
      expect(response.text).not.toContain('"scripts"');
    });

    it('text files are compressed as the Accept-Encoding header allows', async () => {
      const texts = ['index.html', ...assets.map((asset) => `assets/${asset}`)].filter((file) =>
        /\.(html|js|css|svg|json)$/.test(file),
      );
      const accepting = (encodings: string, file: string) =>
        rawGet(server.port, `/${file}`, { headers: { 'Accept-Encoding': encodings } });
      for (const file of texts) {
        const content = readFileSync(join(folder, file));
        const gzip = await accepting('gzip', file);
        expect((await accepting('identity', file)).body.equals(content), file).toBe(true);
        if (content.length < 1024) continue;
        expect(gzip.headers, file).toMatchObject({ 'content-encoding': 'gzip' });
        expect(gzip.headers.vary, file).toMatch(/accept-encoding/i);
        expect(gunzipSync(gzip.body).equals(content), file).toBe(true);
        expect(gzip.body.length, file).toBe(gzipSync(content, { level: 9 }).length);
        expectSecurityHeaders(gzip);
        const best = await accepting('gzip, deflate, br', file);
        expect(best.headers['content-encoding'], file).toBe(name === 'caddy' ? 'br' : 'gzip');
        if (name === 'caddy') expect(brotliDecompressSync(best.body).equals(content)).toBe(true);
      }
      expect((await accepting('gzip', 'accounts/acme.v2')).headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': expect.stringMatching(/^text\/html/) as string,
        'cache-control': 'no-cache',
      });
    });

    it('an added location takes precedence over the page', async () => {
      expect(await rawGet(server.port, '/added')).toMatchObject({
        status: 200,
        text: expect.stringMatching(/^ok\s*$/) as string,
      });
      expect((await rawGet(server.port, '/added/')).text).toContain('<div id="root">');
    });

    it('the health is text, and says that the page is missing', async () => {
      const health = async () => {
        const { status, headers, text } = await rawGet(server.port, '/healthz');
        expect(headers).toMatchObject({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        });
        return [status, text.trim()];
      };
      expect(await health()).toEqual([200, 'ok']);
      renameSync(join(folder, 'index.html'), join(folder, 'moved.html'));
      try {
        expect(await health()).toEqual([503, 'the page is missing']);
        expect((await rawGet(server.port, '/accounts')).status).toBeGreaterThanOrEqual(404);
      } finally {
        renameSync(join(folder, 'moved.html'), join(folder, 'index.html'));
      }
    });

    it('HSTS is sent over https only, direct or behind a proxy', async () => {
      const name = 'strict-transport-security';
      expect((await rawGet(server.port, '/')).headers[name]).toBeUndefined();
      for (const path of ['/', '/accounts', `/assets/${assets[0]}`, '/assets/gone.js']) {
        expect((await rawGet(server.securePort, path, { secure: true })).headers[name]).toBe(
          'max-age=31536000',
        );
        expect(
          (await rawGet(server.port, path, { headers: { 'X-Forwarded-Proto': 'https' } })).headers[
            name
          ],
        ).toBe('max-age=31536000');
      }
    });

    it('the console runs without Content Security Policy violations', async () => {
      expect(await runJourney(`http://localhost:${server.port}`, manifest.api ?? '')).toEqual([]);
    });
  });

  describe.runIf(available)('below a path', () => {
    const root = mkdtempSync(join(tmpdir(), 'console-'));
    const build = join(root, 'console');
    let server: WebServer;
    beforeAll(async () => {
      cpSync(folder, build, { recursive: true });
      writeFileSync(join(build, manifestFile), JSON.stringify({ ...manifest, base: '/console/' }));
      for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' }))
        if (isCompressed(file)) rmSync(join(build, file));
      server = await startWebServer(name, build, root, {
        flags: ['--include-subdomains'],
      });
    });
    afterAll(async () => {
      await server.stop();
      rmSync(root, { recursive: true });
    });

    it('paths below the base serve the page, and missing assets are a 404', async () => {
      for (const path of ['/console/', '/console/accounts', '/console/accounts/acme.v2']) {
        expect(await rawGet(server.port, path)).toMatchObject({
          status: 200,
          headers: { 'cache-control': 'no-cache' },
        });
      }
      expect(await rawGet(server.port, `/console/assets/${assets[0]}`)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
      expect(await rawGet(server.port, '/console/assets/gone.js')).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
      expect((await rawGet(server.port, '/accounts')).text).not.toContain('<div id="root">');
      expect(await rawGet(server.port, '/console/.ops/hosting.json')).toMatchObject({
        status: 404,
      });
    });

    it('the server compresses a build that has no precompressed files', async () => {
      const large = assets.find((asset) => /^base-.*\.js$/.test(asset)) ?? '';
      for (const path of ['/console/', `/console/assets/${large}`]) {
        const response = await rawGet(server.port, path, {
          headers: { 'Accept-Encoding': 'gzip' },
        });
        expect(response.headers['content-encoding'], path).toBe('gzip');
      }
    });

    it('--include-subdomains extends HSTS to subdomains', async () => {
      const { headers } = await rawGet(server.securePort, '/console/', { secure: true });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    });
  });
});

function expectSecurityHeaders({ headers }: RawResponse): void {
  for (const [name, value] of Object.entries(securityHeaders(manifest)))
    expect(headers[name.toLowerCase()], name).toBe(value);
}
