import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cacheControl, securityHeaders } from '../../vite/headers';

/** Served files by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** How a host responds to a request for a missing asset. */
export type MissingFileBehavior = '404' | 'the page, with 200' | 'no response';

/** A host that can deploy another build while pages are open. */
export interface TestHost {
  readonly origin: string;
  /** Number of document requests. */
  readonly pageLoads: () => number;
  readonly deploy: (files: Files, missingFileBehavior: MissingFileBehavior) => void;
  readonly close: () => void;
}

/** The files of a build by path, below its base path. */
export function readBuildFiles(folder: string, base = '/'): Files {
  const names = readdirSync(join(folder, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `assets/${name}`);
  return new Map(
    ['index.html', 'version.json', ...names].map((name) => [
      base + name,
      readFileSync(join(folder, name)),
    ]),
  );
}

/** Simulates the next build: every asset, and every reference to it, gets another name. */
export function nextBuild(files: Files): Files {
  const names = [...files.keys()].flatMap((path) => /^\/assets\/(.*)$/.exec(path)?.[1] ?? []);
  const renamed = (text: string) =>
    names.reduce((result, name) => result.replaceAll(name, name.replace(/(\.\w+)$/, '0$1')), text);
  return new Map(
    [...files].map(([path, content]) => [
      renamed(path),
      /\.(js|html)$/.test(path) ? Buffer.from(renamed(content.toString())) : content,
    ]),
  );
}

export function withoutFiles(files: Files, name: RegExp): Files {
  return new Map([...files].filter(([path]) => !name.test(path)));
}

/** Serves a build from memory with the headers that its page asks for. */
export async function startTestHost(
  _folder: string,
  initialFiles: Files,
  base = '/',
): Promise<TestHost> {
  let files = initialFiles;
  let missingFileBehavior: MissingFileBehavior = '404';
  let loads = 0;

  const sendPage = (response: ServerResponse) => {
    const page = files.get(`${base}index.html`)?.toString() ?? '';
    response
      .writeHead(200, {
        ...securityHeaders(page),
        'Content-Type': 'text/html',
        'Cache-Control': cacheControl.page,
      })
      .end(page);
  };
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (request.headers['sec-fetch-dest'] === 'document') loads += 1;
    const file = files.get(path);
    if (!file && !path.startsWith(`${base}assets/`)) return sendPage(response);
    if (file)
      return response
        .writeHead(200, {
          'Content-Type': contentTypes[path.split('.').at(-1) ?? ''],
          'Cache-Control': cacheControl.assets,
        })
        .end(file);
    if (missingFileBehavior === 'no response') return request.socket.destroy();
    return missingFileBehavior === '404' ? response.writeHead(404).end() : sendPage(response);
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, ready);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    pageLoads: () => loads,
    deploy(next, behavior) {
      files = next;
      missingFileBehavior = behavior;
    },
    close: () => server.close().closeAllConnections(),
  };
}

const contentTypes: Record<string, string> = {
  js: 'text/javascript',
  html: 'text/html',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
