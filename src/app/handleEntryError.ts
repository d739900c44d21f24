/** What the page says by itself when the console can't start. */
export interface EntryErrorTexts {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
}

/**
 * Speaks for the console when its very first script, or one that it stands on, can't be loaded:
 * loads the newer console, else says what happened and offers "Reload". It goes into the page as
 * its own source text (vite/firstPaint.ts): it may use nothing from outside itself.
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
  // An element's error doesn't bubble.
  window.addEventListener('error', onError, true);
}
