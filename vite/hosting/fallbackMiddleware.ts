import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, sep } from 'node:path';
import { opsFolder } from './HostingManifest';
import { cacheControl } from './headers';
import { isNavigation } from './isNavigation';

type Next = (error?: unknown) => void;

interface FallbackOptions {
  base: string;
  folders: string[];
  page: (url: string) => Promise<string>;
  /** Whether a path that is neither a file nor a navigation gets a 404 here. */
  isNotFound: (path: string) => boolean;
}

/**
 * Serves the page for every navigation that doesn't match a file, and a plain 404 for every other
 * missing file.
 */
export function fallbackMiddleware({ base, folders, page, isNotFound }: FallbackOptions) {
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
