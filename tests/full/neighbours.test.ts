import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifestFile, readManifest } from '../../vite/hosting/HostingManifest';
import { securityHeaders } from '../../vite/hosting/headers';
import { builds } from '../run/builds';
import { apiBody, apiTag, startApi } from './hosts/apiServer';
import { rawGet, type RawResponse } from './hosts/rawGet';
import {
  isServerAvailable,
  requireBuild,
  startWebServer,
  type ServerName,
  type WebServer,
} from './hosts/WebServer';

const build = requireBuild(builds.staff);
const consoleHeaders = [...Object.keys(securityHeaders(readManifest(build))), 'Cache-Control'].map(
  (name) => name.toLowerCase(),
);
const consoleHeadersOf = ({ headers }: RawResponse) =>
  consoleHeaders.filter((name) => name in headers);

describe.each<[ServerName, boolean]>([
  ['nginx', isServerAvailable('nginx')],
  ['caddy', isServerAvailable('caddy')],
])('%s with an API on the console’s origin', (name, available) => {
  describe.runIf(available)('behind /api/', () => {
    let api: Awaited<ReturnType<typeof startApi>>;
    let server: WebServer;
    beforeAll(async () => {
      api = await startApi();
      const site = {
        nginx: `location /api/ { proxy_pass http://127.0.0.1:${api.port}; }`,
        caddy: `handle /api/* {\n reverse_proxy 127.0.0.1:${api.port}\n }`,
      }[name];
      server = await startWebServer(name, build, build, { site });
    });
    afterAll(async () => {
      await server.stop();
      api.stop();
    });

    const call = (headers = {}, method = 'GET') =>
      rawGet(server.port, '/api/accounts/1', {
        method,
        headers: { 'Accept-Encoding': 'gzip, br', ...headers },
      });

    it('an answer of 4 KiB keeps its strong ETag, with which a save succeeds', async () => {
      const { status, headers, text } = await call();
      expect([status, headers.etag, headers['content-encoding']]).toEqual([200, apiTag, undefined]);
      expect(text).toBe(apiBody);
      expect((await call({ 'If-Match': headers.etag ?? '' }, 'PATCH')).status).toBe(200);
    });

    it('the API’s answers have none of the console’s headers, its page has all', async () => {
      expect(consoleHeadersOf(await call())).toEqual([]);
      expect(consoleHeadersOf(await rawGet(server.port, '/accounts'))).toEqual(consoleHeaders);
    });
  });
});

describe.each<[ServerName, boolean]>([
  ['nginx', isServerAvailable('nginx')],
  ['caddy', isServerAvailable('caddy')],
])('%s with the console below a path of another site', (name, available) => {
  describe.runIf(available)('at /console/', () => {
    const root = mkdtempSync(join(tmpdir(), 'neighbours-'));
    const manifest = { ...readManifest(build), base: '/console/' };
    let server: WebServer;
    beforeAll(async () => {
      cpSync(build, join(root, 'console'), { recursive: true });
      writeFileSync(join(root, 'console', manifestFile), JSON.stringify(manifest));
      mkdirSync(join(root, 'site'));
      writeFileSync(join(root, 'site/about.js'), 'about'.repeat(1000));
      const site = {
        // A set-up that many sites have: scripts by a regular expression, errors with their own page.
        nginx: `root ${root}/site; error_page 404 /404.html; location ~ \\.js$ { add_header X-Site 1; }`,
        caddy: `handle {\n root * ${root}/site\n header X-Site 1\n file_server\n }`,
      }[name];
      server = await startWebServer(name, join(root, 'console'), root, { site });
    });
    afterAll(async () => {
      await server.stop();
      rmSync(root, { recursive: true });
    });

    it('the other site keeps its root, and has none of the console’s headers', async () => {
      const response = await rawGet(server.port, '/about.js', {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect(response).toMatchObject({ status: 200, text: 'about'.repeat(1000) });
      expect(response.headers).toMatchObject({ 'x-site': '1' });
      expect(consoleHeadersOf(response)).toEqual([]);
      expect((await rawGet(server.port, '/gone')).status).toBe(404);
    });

    it('the console’s scripts have its own headers', async () => {
      const response = await rawGet(server.port, scriptOf(build));
      expect(response.status).toBe(200);
      expect(consoleHeadersOf(response)).toEqual(consoleHeaders);
      expect(response.headers).not.toHaveProperty('x-site');
    });

    it.each([false, true])('/console leads to /console/, over https: %s', async (secure) => {
      const port = secure ? server.securePort : server.port;
      const { status, headers } = await rawGet(port, '/console', { secure });
      expect([status, headers.location]).toEqual([302, '/console/']);
      const page = await rawGet(port, '/console/', { secure });
      expect(page.text).toContain('<div id="root">');
    });
  });
});

/** The path of the page's script, below `/console/`. */
function scriptOf(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return `/console${/<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]}`;
}
