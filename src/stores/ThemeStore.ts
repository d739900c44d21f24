import { makeObservable, observable, runInAction } from 'mobx';
import { picklist } from 'valibot';
import { Persisted, type KeyValueStorage } from '~/lib/persisted';

type ThemeName = 'light' | 'dark';

/** Light or dark; light by default, whatever the system preference (docs/product.md, "Shell"). */
export class ThemeStore {
  name: ThemeName;
  private readonly stored: Persisted<ThemeName>;

  constructor({ storage }: { readonly storage: KeyValueStorage | undefined }) {
    this.stored = new Persisted(storage, 'ams.theme', picklist(['light', 'dark']));
    this.name = this.stored.read() ?? 'light';
    makeObservable(this, { name: observable });
  }

  toggle(): void {
    this.set(this.name === 'light' ? 'dark' : 'light');
    this.stored.write(this.name);
  }

  /** Adopts what another tab has stored. */
  syncFromStorage(key: string | null): void {
    if (key === null || key === this.stored.key) this.set(this.stored.read() ?? 'light');
  }

  private set(name: ThemeName): void {
    if (name === this.name) return;
    runInAction(() => (this.name = name));
    applyTheme(name);
  }
}

/**
 * Sets the root attribute that the CSS variables depend on, at once, and marks the root while the page
 * fades in (`rootCss`): a view transition would first capture the page.
 */
function applyTheme(name: ThemeName): void {
  const { documentElement: root } = document;
  Object.assign(root.dataset, { theme: name, themeFade: '' });
  root.addEventListener('animationend', endFade);
}

/** Others end their own animations below the root. */
function endFade({ target, currentTarget: root }: Event): void {
  if (target === root && root instanceof HTMLElement) delete root.dataset['themeFade'];
}
