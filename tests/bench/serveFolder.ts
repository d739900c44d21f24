import express from 'express';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Serves a folder with brotli compression, and its index.html for every path without a file. */
export async function serveFolder(
  folder: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const files = new Map<string, Buffer>();
  const compressed = (path: string): Buffer => {
    const brotli = files.get(path) ?? brotliCompressSync(readFileSync(path));
    files.set(path, brotli);
    return brotli;
  };
  const app = express();
  app.use((req, res) => {
    const requestedPath = join(folder, req.path);
    const path =
      existsSync(requestedPath) && statSync(requestedPath).isFile()
        ? requestedPath
        : join(folder, 'index.html');
    res.type(extname(path)).set('Content-Encoding', 'br').end(compressed(path));
  });
  const server = await new Promise<Server>((resolve) => {
    const started = createServer(app).listen(0, 'localhost', () => resolve(started));
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
