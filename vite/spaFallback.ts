import { readFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { notesFolder } from './hosting/HostingManifest';
import { cacheControl } from './hosting/headers';
import { isNavigation } from './isNavigation';

type Next = (error?: unknown) => void;

/**
 * Serves the page for every path of the console, in both servers. Vite's own fallback takes
 * `/accounts/acme.js` for a module and stumbles over `/accounts/%E0%A4%A`; here every navigation
 * that isn't a file gets the page, and what is missing is a plain 404, never the page under a
 * script's name.
 */
export function spaFallback(): Plugin {
  return {
    name: 'ams:spa-fallback',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const { root, publicDir, base } = server.config;
      const page = async (url: string) =>
        server.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));
      // Whatever isn't a navigation is a module, known to Vite alone: only missing assets are
      // refused here.
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
  /** Whether a path without a file that is no navigation ends here with a 404. */
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
    // The page is the same for every path; what is hostile in one is the router's to judge, not
    // Vite's to parse.
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

/** The path below the base, with its leading slash; nothing for a path outside of it. */
function stripBase(base: string, path: string): string | undefined {
  if (!base.startsWith('/')) return path;
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** Vite's notes on a build, however the path is spelt; the dev server's own paths begin with `@`. */
function isHidden(path: string): boolean {
  return posix.normalize(decoded(path) ?? '').startsWith(`/${notesFolder}/`);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(folders: string[], path: string): boolean {
  const name = decoded(path);
  if (name === undefined || name.includes('\0')) return false;
  return folders.some((folder) => {
    const file = join(folder, name);
    if (folder === '' || !file.startsWith(folder + sep)) return false;
    // A path too long for the file system throws, whatever `throwIfNoEntry` says.
    try {
      return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      return false;
    }
  });
}
