import { stripBasename } from '~/app/router/stripBasename';
import { isBearerToken } from '~/domain/User';
import { readConfiguration } from '~/lib/configuration';
import { earlyLoad, type EarlyScreen } from './earlyLoad';
import type { EarlyRequest } from './EarlyRequest';

/** The files of each screen's code, relative to the base path: `assets/HomeScreen-1a2b3c4d.js`. */
export type ScreenChunks = Readonly<Record<EarlyScreen, readonly string[]>>;

/**
 * Loads what the first screen needs while the entry script is still loading: its chunks, and with
 * the stored token its data, which the HTTP client takes over (`takeEarlyResponses`). Sends nothing
 * without a session, or to any host but the configured one. The build inlines it into the page
 * (vite/earlyLoading.ts).
 */
export function loadEarly(chunks: ScreenChunks): void {
  const { api, base } = readConfiguration();
  const token = storedToken();
  // The login's chunks would delay its first paint, which needs none.
  if (api === undefined || token === undefined) return;
  const { screen, apiPaths } = earlyLoad(stripBasename(location.pathname), location.search);
  const authorization = `Bearer ${token}`;
  window.earlyRequests = new Map(
    apiPaths.map((path) => [api + path, request(api + path, authorization)]),
  );
  if (screen) preload(base, chunks[screen]);
}

function preload(base: string, files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = base + file;
    document.head.append(link);
  }
}

function request(url: string, authorization: string): EarlyRequest {
  const controller = new AbortController();
  const response = fetch(url, {
    headers: { Accept: 'application/json', Authorization: authorization },
    signal: controller.signal,
    cache: 'no-store',
    credentials: 'omit',
  });
  // Whoever takes the response handles the error; nobody may.
  response.catch(() => undefined);
  return { authorization, response, abort: () => controller.abort() };
}

/** The token as `SessionStore` has stored it. */
function storedToken(): string | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem('ams.session') ?? 'null') as {
      v?: unknown;
      data?: { token?: unknown };
    } | null;
    const token = stored?.v === 1 ? stored.data?.token : undefined;
    return typeof token === 'string' && isBearerToken(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
