declare global {
  interface Window {
    /**
     * The files that each chunk consists of besides the entry's, as URLs, by the path of its module
     * below `src`. Written into the page of a staff build (vite/plugin.ts); absent elsewhere.
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

/** Code that is loaded on demand. */
export interface Lazy<Value> {
  /** The module's path below `src`, without extension, by which the page knows its files. */
  readonly path: string;
  /** Undefined until it is loaded. */
  value: Value | undefined;
  /** Loads it once. A load that failed is repeated by the next call. */
  readonly load: () => Promise<Value>;
  /** Loads it before it is needed; ignores a failure. */
  readonly prefetch: () => void;
}

/** What `loadIdleCode` loads. */
const idleCode = new Set<Lazy<unknown>>();

/**
 * Code that is loaded on first use, on a prefetch, or with `idle` by `loadIdleCode`. Browsers remember
 * the failure of an `import()` until the page is reloaded
 * (https://github.com/whatwg/html/issues/6768), even if the network was gone for only a moment, so
 * the files are fetched into the HTTP cache and imported once they are there.
 */
export function lazyWithRetry<Value>(
  path: string,
  importValue: () => Promise<Value>,
  when?: 'idle',
): Lazy<Value> {
  const lazy: Lazy<Value> = {
    path,
    value: undefined,
    load: async () => {
      if (lazy.value !== undefined) return lazy.value;
      const files = window.chunkFiles?.[path] ?? [];
      await Promise.all(files.map(arrivalOf));
      try {
        lazy.value = await importValue();
      } catch (error) {
        // The first screen's files are imported at once, and may never have arrived.
        for (const file of files) arrivals.delete(file);
        throw error;
      }
      hasLoaded = true;
      return lazy.value;
    },
    prefetch: () => void lazy.load().catch(() => undefined),
  };
  if (when === 'idle') idleCode.add(lazy);
  return lazy;
}

/**
 * Loads all code that is marked `idle`, and what that marks in turn, so that a network failure later
 * can't hit a dialog.
 */
export async function loadIdleCode(): Promise<void> {
  let count: number;
  do {
    count = idleCode.size;
    await Promise.allSettled(Array.from(idleCode, ({ load }) => load()));
  } while (idleCode.size > count);
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
