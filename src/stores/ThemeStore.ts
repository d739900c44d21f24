import { makeObservable, observable, runInAction } from 'mobx';
import { persisted, type KeyValueStorage, type Persisted } from '~/lib/persisted';

export type ThemeName = 'light' | 'dark';

interface Dependencies {
  readonly storage: KeyValueStorage | undefined;
  /** Sets the root attribute that the CSS variables depend on. */
  readonly applyTheme: (name: ThemeName) => void;
}

/** Light or dark; light by default, whatever the system preference (docs/product.md, "Shell"). */
export class ThemeStore {
  name: ThemeName;
  private readonly stored: Persisted<ThemeName>;
  private readonly applyTheme: (name: ThemeName) => void;

  constructor({ storage, applyTheme }: Dependencies) {
    this.stored = persisted(storage, 'ams.theme', (data) =>
      data === 'light' || data === 'dark' ? data : undefined,
    );
    this.applyTheme = applyTheme;
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
    this.applyTheme(name);
  }
}
