/** Shown when the app can't start. */
export interface EntryErrorTexts {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
}

/**
 * What the page does before its code is loaded: selects the theme and the static shell (shell.ts), and
 * says so if the entry script can't be loaded. The build inlines its source text (vite/plugin.ts), so it
 * must not reference anything outside itself.
 */
export function inlineScript(texts: EntryErrorTexts): void {
  const root = document.documentElement;
  const create = (name: string, values: object) =>
    Object.assign(document.createElement(name), values);
  /** Neither stored items nor the configuration need be what the console has written. */
  const parse = (read: () => string | null | undefined): Record<string, unknown> => {
    try {
      return (JSON.parse(read() ?? '') ?? {}) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  const stored = (key: string) => parse(() => localStorage.getItem(key))['data'];

  const block = document.querySelector('script[type="application/json"]');
  const { base = '/' } = parse(() => block?.textContent) as { base?: string };
  const path = location.pathname.slice(base.length);
  const isScreen = /^(?:accounts(?:\/[^/]+)?|token|login)?\/?$/.test(path);
  const isSignedIn = stored('ams.session') !== undefined;
  const { collapsed = innerWidth < 1024 } = (stored('ams.menu') ?? {}) as { collapsed?: unknown };
  root.dataset.theme = stored('ams.theme') === 'dark' ? 'dark' : 'light';
  root.dataset.shell = isScreen ? (isSignedIn ? 'app' : 'landing') : 'none';
  root.toggleAttribute('data-rail', collapsed === true);

  const showEntryError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const content = create('div', { role: 'alert' });
    content.append(
      create('h1', { textContent: texts.title }),
      create('p', { textContent: texts.detail }),
      create('button', { textContent: texts.action, onclick: () => location.reload() }),
    );
    const main = create('main', {});
    main.dataset['shellOf'] = root.dataset.shell = 'failed';
    main.append(content);
    document.getElementById('root')?.replaceChildren(main);
  };
  // Error events of elements don't bubble, so this listens in the capture phase:
  // https://developer.mozilla.org/en-US/docs/Web/API/HTMLElement/error_event.
  window.addEventListener('error', showEntryError, true);
}
