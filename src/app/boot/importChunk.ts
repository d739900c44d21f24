/** In milliseconds. Without a limit a stalled connection would block all later attempts, too. */
const timeout = 30_000;

/** The files that have arrived or are on their way, by URL. */
const arrivals = new Map<string, Promise<void>>();

/** Before that the page shows nothing that a reload would lose. */
let hasImported = false;

/**
 * Imports a chunk once its files are in the browser's cache. The staff build calls it for every
 * `import()` (vite/chunkImports.ts), in place of Vite's helper: browsers remember the failure of an
 * import or a preload until the page is reloaded (https://github.com/whatwg/html/issues/6768), even
 * if the network was gone for only a moment. A failed request is made again by the next attempt.
 *
 * @param files The chunk's own file and those it imports, relative to `importer`.
 * @param importer URL of the importing file.
 */
export async function importChunk<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
  importer?: string,
): Promise<Module> {
  await Promise.all(files.map((file) => arrivalOf(new URL(file, importer).href)));
  const module = await importModule();
  hasImported = true;
  return module;
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
  if (isInPage(url)) return;
  if (hasImported) await fetchIntoCache(url);
  // The first screen doesn't wait: it shows 50 ms earlier at 4x CPU throttling.
  else preloadModule(url);
}

/** Whether the page has the file already: its head has the entry's, `loadEarly` adds the screen's. */
function isInPage(url: string): boolean {
  const links = Array.from(document.querySelectorAll('link'), ({ href }) => href);
  return links.includes(url) || Array.from(document.scripts).some(({ src }) => src === url);
}

function preloadModule(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}

async function fetchIntoCache(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  await response.arrayBuffer();
  // A host that answers every path with the page does so for a missing file, too.
  const isScript = response.headers.get('Content-Type')?.includes('javascript');
  if (!response.ok || !isScript) throw new TypeError(`The file ${url} can't be loaded.`);
}
