import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { boolean } from 'valibot';
import type { Subscription } from '~/domain/Subscription';
import { Persisted, type KeyValueStorage } from '~/lib/persisted';
import { hasPassed, timestamp, type Timestamp } from '~/lib/time';

/** A command that the screen on display offers. */
export type CommandId =
  | 'new'
  | 'import'
  | 'export'
  | 'select-from-list'
  | 'edit'
  | 'activate'
  | 'deactivate'
  | 'assign-seats'
  | 'change-total-seats'
  | 'copy-summary'
  | 'select';

/** A command with what it does on this screen. */
export interface ScreenCommand {
  readonly id: CommandId;
  /** Which of a profile's subscriptions it changes, if it changes one. */
  readonly subscription?: () => Subscription | undefined;
  readonly run: () => void;
}

interface Dependencies {
  readonly storage: KeyValueStorage | undefined;
  readonly navigate: (path: string) => void;
  /** The path of the screen on display, without the base path. */
  readonly pathname: () => string;
}

/** In milliseconds: a screen that takes longer to load no longer opens a dialog by itself. */
const pendingTime = 15_000;

/**
 * The command menu, the keyboard shortcuts, and the commands of the screen on display
 * (docs/product.md, "Command menu"). Screens register theirs by `useCommand`.
 */
export class CommandsStore {
  /** The dialog that is open. */
  dialog: 'menu' | 'shortcuts' | undefined = undefined;
  /** What the user has typed into the command menu. */
  text = '';
  available: readonly ScreenCommand[] = [];
  /** Whether the single-key shortcuts are on (WCAG 2.1.4). */
  hasShortcuts: boolean;
  private pending: { id: CommandId; pathname: string; since: Timestamp } | undefined = undefined;
  private readonly stored: Persisted<boolean>;

  constructor(private readonly dependencies: Dependencies) {
    this.stored = new Persisted(dependencies.storage, 'ams.shortcuts', boolean());
    this.hasShortcuts = this.stored.read() ?? true;
    makeObservable(this, {
      dialog: observable,
      text: observable,
      available: observableRef,
      hasShortcuts: observable,
    });
  }

  open(dialog: CommandsStore['dialog']): void {
    runInAction(() => {
      // Cleared on opening: while the dialog closes, its text stays visible.
      if (this.dialog === undefined) this.text = '';
      this.dialog = dialog;
    });
  }

  setText(text: string): void {
    runInAction(() => (this.text = text));
  }

  close(): void {
    this.open(undefined);
  }

  /** Offers a command until the returned function is called. Runs it if it was waited for. */
  register(command: ScreenCommand): () => void {
    this.setAvailable([...this.available, command]);
    const { pending } = this;
    if (
      pending?.id === command.id &&
      pending.pathname === this.dependencies.pathname() &&
      !hasPassed(pendingTime, pending.since)
    ) {
      this.pending = undefined;
      queueMicrotask(command.run);
    }
    return () => this.setAvailable(this.available.filter((other) => other !== command));
  }

  /** Runs a command of the screen on display, if it has it. */
  run(id: CommandId): boolean {
    const command = this.available.find((other) => other.id === id);
    command?.run();
    return command !== undefined;
  }

  /** Opens the screen at a path, and runs its command once it is available there. */
  runOn(path: string, id: CommandId): void {
    const [pathname = ''] = path.split('?');
    if (pathname === this.dependencies.pathname() && this.run(id)) return;
    this.pending = { id, pathname, since: timestamp() };
    this.navigate(path);
  }

  /** Forgets the command that waits for its screen: the user stays on the current one. */
  cancelPending(): void {
    this.pending = undefined;
  }

  navigate(path: string): void {
    this.dependencies.navigate(path);
  }

  toggleShortcuts(): void {
    runInAction(() => (this.hasShortcuts = !this.hasShortcuts));
    this.stored.write(this.hasShortcuts);
  }

  /** Adopts what another tab has stored. */
  syncFromStorage(key: string | null): void {
    if (key !== null && key !== this.stored.key) return;
    const hasShortcuts = this.stored.read() ?? true;
    runInAction(() => (this.hasShortcuts = hasShortcuts));
  }

  private setAvailable(available: readonly ScreenCommand[]): void {
    runInAction(() => (this.available = available));
  }
}
