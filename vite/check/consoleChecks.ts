import assert from 'node:assert/strict';
import { cacheControl, securityHeaders, strictTransport } from '../hosting/headers';
import { inlineHashes } from '../hosting/inlineHashes';
import type { Check } from './Check';
import type { ServedConsole } from './ServedConsole';

/** What the host must do with the files of the build. */
export const consoleChecks: readonly Check[] = [
  { name: 'version', run: checkVersion },
  { name: 'page', run: checkPage },
  { name: 'policy', run: checkPolicy },
  { name: 'headers', run: checkHeaders },
  { name: 'assets', run: checkAssets },
  { name: 'compression', run: checkCompression },
  { name: 'caching', run: checkCaching },
  { name: 'private', run: checkPrivateFiles },
];

export async function checkVersion(host: ServedConsole): Promise<string> {
  const served = (await (await host.fetch('version.json')).text()).trim();
  const own = host.file('version.json').toString().trim();
  assert(served === own, `version.json is not this build's: ${served.slice(0, 80)}`);
  return own;
}

async function checkPage(host: ServedConsole): Promise<string> {
  for (const path of ['', 'accounts/acme.v2']) await expectFile(host, path, 'index.html');
  return "this build's, for every path";
}

/** By the page as it is served, because a host may change it. */
async function checkPolicy(host: ServedConsole): Promise<string> {
  const page = await host.fetch('');
  const policy = page.headers.get('content-security-policy') ?? '';
  const { scripts, styles } = inlineHashes(await page.text());
  const missing = [...scripts, ...styles].find((hash) => !policy.includes(hash));
  assert(missing === undefined, `Content-Security-Policy lacks ${missing} of the page`);
  return `allows the page's ${scripts.length} inline scripts and ${styles.length} styles`;
}

async function checkHeaders(host: ServedConsole): Promise<string> {
  const { headers } = await host.fetch('');
  for (const [name, value] of Object.entries(securityHeaders(host.manifest)))
    assert(headers.get(name) === value, `${name} is ${headers.get(name) ?? 'missing'}`);
  const { protocol, hostname } = new URL(host.origin);
  if (/^(?:localhost|127\..*)$/.test(hostname)) return 'all, HSTS not expected on this machine';
  const { name } = strictTransport({});
  assert(protocol === 'https:', 'the console is served over http');
  assert(headers.has(name), `${name} is missing`);
  return `all, and ${name}`;
}

async function checkAssets(host: ServedConsole): Promise<string> {
  const assets = host.assets();
  for (const asset of assets) await expectFile(host, asset);
  return `all ${assets.length} of the page`;
}

async function checkCompression(host: ServedConsole): Promise<string> {
  const scripts = host.assets().filter((asset) => asset.endsWith('.js'));
  const found = new Set<string>();
  for (const path of ['', ...scripts.filter((script) => host.file(script).length >= 1024)]) {
    const response = await host.fetch(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    const encoding = response.headers.get('content-encoding');
    assert(encoding !== null, `${response.url} is not compressed`);
    found.add(encoding);
  }
  return [...found].join(', ');
}

async function checkCaching(host: ServedConsole): Promise<string> {
  const cacheOf = async (path: string) =>
    (await host.fetch(path)).headers.get('cache-control') ?? 'missing';
  for (const path of ['', 'version.json']) {
    const value = await cacheOf(path);
    const isRevalidated = /no-cache|no-store|max-age=0/.test(value);
    assert(isRevalidated, `Cache-Control of ${path || 'the page'} is ${value}`);
  }
  for (const asset of host.assets()) {
    const value = await cacheOf(asset);
    assert(value === cacheControl.assets, `Cache-Control of ${asset} is ${value}`);
  }
  const missing = await host.fetch('assets/missing-00000000.js');
  assert(missing.status === 404, `a missing asset answers ${missing.status}`);
  const value = missing.headers.get('cache-control') ?? '';
  assert(!/immutable|max-age=[1-9]/.test(value), `a missing asset is cached: ${value}`);
  return 'page revalidated, assets immutable, missing assets 404';
}

async function checkPrivateFiles(host: ServedConsole): Promise<string> {
  for (const path of host.privateFiles()) {
    const response = await host.fetch(path);
    const isServed = response.ok && !host.file('index.html').equals(await bytesOf(response));
    assert(!isServed, `${path} is served`);
  }
  return '.ops and source maps are not served';
}

/** The host answers a path with a file of the build. */
async function expectFile(host: ServedConsole, path: string, file = path): Promise<void> {
  const response = await host.fetch(path);
  assert(response.status === 200, `${response.url} answers ${response.status}`);
  assert(host.file(file).equals(await bytesOf(response)), `${response.url} is not this build's`);
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}
