/** Texts shown when the app can't start. */
export interface EntryErrorTexts {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
}

/**
 * Handles an entry script, or one of its imports, that can't be loaded: reloads if the host serves
 * a newer build, else shows the error with "Reload". Inlined into the page as source text
 * (vite/firstPaint.ts), so it must not reference anything outside itself.
 */
export function handleEntryError(
  reloadStaleBuild: () => Promise<boolean>,
  { title, detail, action }: EntryErrorTexts,
): void {
  const element = (name: string, text: string) =>
    Object.assign(document.createElement(name), { textContent: text });

  const showError = () => {
    const button = element('button', action);
    button.addEventListener('click', () => location.reload());
    const content = element('div', '');
    content.setAttribute('role', 'alert');
    content.append(element('h1', title), element('p', detail), button);
    const main = element('main', '');
    main.dataset.shellOf = 'failed';
    main.append(content);
    document.getElementById('root')?.replaceChildren(main);
    document.documentElement.dataset.shell = 'failed';
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement)
      void reloadStaleBuild().then((reloading) => reloading || showError());
  };
  // Error events of elements don't bubble, so this listens in the capture phase:
  // https://developer.mozilla.org/en-US/docs/Web/API/HTMLElement/error_event.
  window.addEventListener('error', onError, true);
}
