import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface FolderOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Serves index.html for every path without a file, not only for `/`. */
  readonly fallback: boolean;
  /** Called with the path of each request. */
  readonly onRequest?: (pathname: string) => void;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder with brotli compression. */
export async function serveFolder(
  folder: string,
  { headers = {}, fallback, onRequest }: FolderOptions,
): Promise<{ origin: string; close: () => void }> {
  const files = new Map<string, Buffer>();
  const compressed = (path: string): Buffer => {
    const brotli = files.get(path) ?? brotliCompressSync(readFileSync(path));
    files.set(path, brotli);
    return brotli;
  };
  const index = join(folder, 'index.html');
  const fileAt = (pathname: string): string | undefined => {
    const path = join(folder, pathname);
    if (existsSync(path) && statSync(path).isFile()) return path;
    return fallback || pathname === '/' ? index : undefined;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    onRequest?.(pathname);
    const path = fileAt(pathname);
    if (path === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...headers,
      'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
    });
    response.end(compressed(path));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => server.close().closeAllConnections(),
  };
}
