import type { Configuration } from '~/lib/configuration';
import type { Credentials } from '~/domain/User';

/** What the build tells the page's inline script (vite/boot.ts). */
export interface InlineScriptData {
  /** The screens that need a session. */
  readonly screens: readonly InlineScreen[];
  /** The files of each chunk besides the entry's, relative to the base path; in staff builds. */
  readonly chunkFiles?: Readonly<Record<string, readonly string[]>>;
  /** Shown when the app can't start. */
  readonly texts: { readonly title: string; readonly detail: string; readonly action: string };
}

interface InlineScreen {
  /** As the route table declares it: `/accounts/:id`. */
  readonly path: string;
  /** The paths of the chunks that it starts with. */
  readonly chunks: readonly string[];
  /** The API path of its main record, with the parameters of its path. */
  readonly call?: string | undefined;
}

/** A request that the page has sent before its code was loaded. */
interface InitialRequest {
  readonly url: string;
  readonly authorization: string;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  interface Window {
    /** Taken once (`takeInitialResponse`). */
    initialRequest?: InitialRequest | undefined;
  }
}

/**
 * What the page does before its code is loaded: selects the theme and the static shell (shell.ts),
 * handles an entry script that can't be loaded, preloads the screen's chunks and requests its main
 * record with the stored token, which the HTTP client takes over (`takeInitialResponse`). It requests
 * nothing without a session that `SessionStore` would accept, on a page with a query, or from any host
 * but the configured one.
 *
 * The build inlines its source text, so it must not reference anything outside itself: functions that
 * the app uses too are passed.
 */
export function inlineScript(
  { screens, chunkFiles, texts }: InlineScriptData,
  parseCredentials: (data: unknown) => Credentials | undefined,
  reloadStaleBuild: () => Promise<boolean>,
): void {
  const root = document.documentElement;
  const stored = (key: string): unknown => {
    try {
      const text = localStorage.getItem(key) ?? '';
      // The rules of lib/persisted.ts.
      if (text.length > 100_000) return undefined;
      const item = JSON.parse(text) as { v?: unknown; data?: unknown } | null;
      return item?.v === 1 ? item.data : undefined;
    } catch {
      return undefined;
    }
  };
  let configuration: Partial<Configuration> = {};
  try {
    configuration = JSON.parse(
      document.querySelector('script[type="application/json"]')?.textContent ?? '',
    ) as Configuration;
  } catch {}
  const { api, base = '/' } = configuration;
  const path = location.pathname;
  const segments = (path.startsWith(base) ? path.slice(base.length) : path.slice(1)).split('/');
  if (segments.at(-1) === '') segments.pop();
  const screen = screens.find((candidate) => {
    const names = candidate.path.split('/').filter((name) => name !== '');
    return (
      names.length === segments.length &&
      names.every((name, index) => name.startsWith(':') || name === segments[index])
    );
  });
  const credentials = parseCredentials(stored('ams.session'));

  const setTheme = () => {
    root.dataset.theme = stored('ams.theme') === 'dark' ? 'dark' : 'light';
  };

  const setShell = () => {
    const menu = stored('ams.menu') as { collapsed?: unknown } | null | undefined;
    const isRail = typeof menu?.collapsed === 'boolean' ? menu.collapsed : innerWidth < 1024;
    root.toggleAttribute('data-rail', isRail);
    const hasShell = screen !== undefined || segments.join('/') === 'login';
    root.dataset.shell = hasShell ? (credentials ? 'app' : 'landing') : 'none';
  };

  const showEntryError = () => {
    const element = (name: string, text: string) =>
      Object.assign(document.createElement(name), { textContent: text });
    const button = element('button', texts.action);
    button.addEventListener('click', () => location.reload());
    const content = element('div', '');
    content.setAttribute('role', 'alert');
    content.append(element('h1', texts.title), element('p', texts.detail), button);
    const main = element('main', '');
    main.dataset.shellOf = 'failed';
    main.append(content);
    document.getElementById('root')?.replaceChildren(main);
    root.dataset.shell = 'failed';
  };

  const preload = (files: readonly string[]) => {
    for (const href of new Set(files))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
  };

  const request = (url: string, token: string) => {
    const authorization = `Bearer ${token}`;
    const controller = new AbortController();
    const response = fetch(url, {
      headers: { Accept: 'application/json', Authorization: authorization },
      signal: controller.signal,
      cache: 'no-store',
      credentials: 'omit',
    });
    // Whoever takes the response handles the error; nobody may.
    response.catch(() => undefined);
    window.initialRequest = { url, authorization, response, abort: () => controller.abort() };
  };

  setTheme();
  setShell();
  // Error events of elements don't bubble, so this listens in the capture phase:
  // https://developer.mozilla.org/en-US/docs/Web/API/HTMLElement/error_event.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        void reloadStaleBuild().then((isReloading) => isReloading || showEntryError());
    },
    true,
  );
  if (!chunkFiles) return;
  window.chunkFiles = Object.fromEntries(
    Object.entries(chunkFiles).map(([chunk, files]) => [chunk, files.map((file) => base + file)]),
  );
  // The login's chunks aren't preloaded: that would delay its first paint.
  if (!credentials || !screen || api === undefined) return;
  preload(screen.chunks.flatMap((chunk) => window.chunkFiles?.[chunk] ?? []));
  const id = segments[1] ?? '';
  if (screen.call === undefined || location.search !== '') return;
  // Others are requested once the code is loaded, which knows what an id may contain.
  if (screen.call.includes(':') && !/^[\w-][\w.-]*$/.test(id)) return;
  request(api + screen.call.replace(/:\w+/, id), credentials.token);
}
