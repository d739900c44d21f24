import { readFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { opsFolder } from './hosting/HostingManifest';
import { cacheControl } from './hosting/headers';
import { isNavigation } from './isNavigation';

type Next = (error?: unknown) => void;

/**
 * Serves the page for every path of the console, in the dev and preview servers. Vite's own
 * fallback treats `/accounts/acme.js` as a module and fails on `/accounts/%E0%A4%A`. Here, every
 * navigation that doesn't match a file gets the page, and every other missing file a plain 404.
 */
export function spaFallback(): Plugin {
  return {
    name: 'ams:spa-fallback',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const { root, publicDir, base } = server.config;
      const page = async (url: string) =>
        server.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));
      // Other requests may be for modules that only Vite can resolve, so only assets get a 404
      // here.
      server.middlewares.use(
        fallbackMiddleware({
          base,
          folders: [root, publicDir],
          page,
          isNotFound: (path) => path.startsWith('/assets/'),
        }),
      );
    },
    configurePreviewServer(server) {
      const { root, base, build } = server.config;
      const folder = resolve(root, build.outDir);
      const page = () => readFile(join(folder, 'index.html'), 'utf8');
      server.middlewares.use(
        fallbackMiddleware({ base, folders: [folder], page, isNotFound: () => true }),
      );
    },
  };
}

interface FallbackOptions {
  base: string;
  folders: string[];
  page: (url: string) => Promise<string>;
  /** Whether a path that is neither a file nor a navigation gets a 404 here. */
  isNotFound: (path: string) => boolean;
}

function fallbackMiddleware({ base, folders, page, isNotFound }: FallbackOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const url = request.url ?? '/';
    const path = stripBase(base, url.split(/[?#]/, 1)[0] ?? '/');
    if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const hidden = isHidden(path);
    if (path !== '/index.html' && !hidden && (path.startsWith('/@') || isFile(folders, path)))
      return next();

    if (hidden || path.startsWith('/assets/') || !isNavigation(path, request.headers)) {
      if (!isNotFound(path)) return next();
      response
        .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': cacheControl.missing })
        .end('Not found\n');
      return;
    }
    // Always transformed for index.html: Vite must not parse hostile paths, the router handles
    // them.
    page(`${base}index.html`).then((html) => {
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': cacheControl.page,
        })
        .end(html);
    }, next);
  };
}

/** The path below the base, with a leading slash; `undefined` for other paths. */
function stripBase(base: string, path: string): string | undefined {
  if (!base.startsWith('/')) return path;
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** Whether a path, however encoded, is in the operators' folder. */
function isHidden(path: string): boolean {
  return posix.normalize(decodePath(path) ?? '').startsWith(`/${opsFolder}/`);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(folders: string[], path: string): boolean {
  const name = decodePath(path);
  if (name === undefined || name.includes('\0')) return false;
  return folders.some((folder) => {
    const file = join(folder, name);
    if (folder === '' || !file.startsWith(folder + sep)) return false;
    // `statSync` throws on overlong paths despite `throwIfNoEntry: false`.
    try {
      return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      return false;
    }
  });
}
