declare global {
  interface Window {
    /**
     * The files that each chunk consists of besides the entry's, as URLs, by the path of its module
     * below `src`. Written into the page of a staff build (vite/boot.ts); absent elsewhere.
     */
    chunkFiles?: Readonly<Record<string, readonly string[]>>;
  }
}

/** The host of a chunk's files didn't respond. */
class UnreachableError extends TypeError {}

/** Whether a load failed because there is no connection: a reload would lose the page, and fail, too. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError || !navigator.onLine;
}

/** In milliseconds. Without a limit a stalled connection would block all later attempts, too. */
const timeout = 30_000;

/** The files that have arrived or are on their way, by URL. */
const arrivals = new Map<string, Promise<void>>();

/** Before that the page shows nothing that a reload would lose. */
let hasLoaded = false;

/**
 * Code that is loaded on demand. A load that failed is repeated by the next call: browsers remember
 * the failure of an `import()` until the page is reloaded
 * (https://github.com/whatwg/html/issues/6768), even if the network was gone for only a moment, so
 * the files are fetched into the HTTP cache and imported once they are there.
 */
export class Chunk<Module = unknown> {
  /** Undefined until it is loaded. */
  module: Module | undefined;
  /** The module's path below `src`, without extension. */
  readonly path: string;
  private readonly importModule: () => Promise<Module>;

  constructor(path: string, importModule: () => Promise<Module>) {
    this.path = path;
    this.importModule = importModule;
  }

  readonly load = async (): Promise<Module> => {
    if (this.module) return this.module;
    await Promise.all((window.chunkFiles?.[this.path] ?? []).map(arrivalOf));
    this.module = await this.importModule();
    hasLoaded = true;
    return this.module;
  };
}

function arrivalOf(url: string): Promise<void> {
  const known = arrivals.get(url);
  if (known) return known;
  const arrival = request(url);
  arrivals.set(url, arrival);
  arrival.catch(() => arrivals.delete(url));
  return arrival;
}

async function request(url: string): Promise<void> {
  if (hasLoaded) return fetchIntoCache(url);
  // The first screen doesn't wait for its files: it shows 50 ms earlier at 4x CPU throttling.
  preloadModule(url);
}

/** Does nothing for a file that the page's own script preloads already. */
function preloadModule(url: string): void {
  const links = Array.from(document.querySelectorAll('link'), ({ href }) => href);
  if (links.includes(new URL(url, document.baseURI).href)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}

async function fetchIntoCache(url: string): Promise<void> {
  const response = await fetchWhole(url).catch((cause: unknown) => {
    throw new UnreachableError(`The file ${url} can't be requested.`, { cause });
  });
  // A host that answers every path with the page does so for a missing file, too.
  const isScript = response.headers.get('Content-Type')?.includes('javascript');
  if (!response.ok || !isScript) throw new TypeError(`The file ${url} can't be loaded.`);
}

async function fetchWhole(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  await response.arrayBuffer();
  return response;
}
