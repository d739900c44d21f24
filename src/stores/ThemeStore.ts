import { makeObservable, observable, runInAction } from 'mobx';
import { picklist } from 'valibot';
import { persisted, type KeyValueStorage, type Persisted } from '~/lib/persisted';

type ThemeName = 'light' | 'dark';

/** Light or dark; light by default, whatever the system preference (docs/product.md, "Shell"). */
export class ThemeStore {
  name: ThemeName;
  private readonly stored: Persisted<ThemeName>;

  constructor({ storage }: { readonly storage: KeyValueStorage | undefined }) {
    this.stored = persisted(storage, 'ams.theme', picklist(['light', 'dark']));
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
 * Sets the root attribute that the CSS variables depend on. The browser cross-fades snapshots of the
 * page (`rootCss` says how long): transitions of the colours themselves would recalculate the style
 * of every element in every frame. With reduced motion, or in a hidden tab, the switch is instant.
 */
function applyTheme(name: ThemeName): void {
  const apply = () => {
    document.documentElement.dataset['theme'] = name;
  };
  if (
    document.hidden ||
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    apply();
  // Rejects if a newer transition replaces this one; the theme is applied nevertheless.
  else document.startViewTransition(apply).ready.catch(() => undefined);
}
