import { makeObservable, observable, runInAction } from 'mobx';
import { persisted, type KeyValueStorage, type Persisted } from '../lib/persisted';

export type ThemeName = 'light' | 'dark';

interface Collaborators {
  readonly storage: KeyValueStorage | undefined;
  /** Paints a theme: sets the root's attribute that the CSS variables hang on. */
  readonly paint: (name: ThemeName) => void;
}

/**
 * Light or dark, light by default; the system's preference is not consulted (decisions.md,
 * "Shell").
 */
export class ThemeStore {
  name: ThemeName;
  private readonly stored: Persisted<ThemeName>;
  private readonly paint: (name: ThemeName) => void;

  constructor({ storage, paint }: Collaborators) {
    this.stored = persisted(storage, 'ams.theme', (data) =>
      data === 'light' || data === 'dark' ? data : undefined,
    );
    this.paint = paint;
    this.name = this.stored.read() ?? 'light';
    makeObservable(this, { name: observable });
  }

  toggle(): void {
    this.set(this.name === 'light' ? 'dark' : 'light');
    this.stored.write(this.name);
  }

  /** Takes over what another tab has stored. */
  follow(key: string | null): void {
    if (key === null || key === this.stored.key) this.set(this.stored.read() ?? 'light');
  }

  private set(name: ThemeName): void {
    if (name === this.name) return;
    runInAction(() => (this.name = name));
    this.paint(name);
  }
}
