import { omit } from 'es-toolkit';
import { makeObservable, observable, runInAction } from 'mobx';
import * as v from 'valibot';
import {
  ACTION_TOAST_TIMEOUT,
  TOAST_POSITION,
  TOAST_TIMEOUT,
  toastPositions,
  toastTypes,
  type Toast,
  type ToastAction,
  type ToastType,
} from '~/domain/Toast';
import { persisted, type KeyValueStorage, type Persisted } from '~/lib/persisted';
import { message } from '~/messages/message';

/** A toast to show; the title defaults to that of its type. */
export type ToastInput = Pick<Toast, 'type' | 'text'> &
  Partial<Pick<Toast, 'title' | 'headline' | 'position' | 'organizationId' | 'action'>> & {
    readonly timeout?: number;
  };

/** Toasts persisted across a reload: the newest. */
const maxStored = 20;

const storedToasts = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      type: v.picklist(toastTypes),
      position: v.picklist(toastPositions),
      title: v.string(),
      headline: v.optional(v.string()),
      text: v.string(),
      organizationId: v.optional(v.string()),
      remaining: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
    }),
  ),
  v.maxLength(maxStored),
);

type StoredToasts = v.InferOutput<typeof storedToasts>;

const titles: Readonly<Record<ToastType, string>> = {
  caution: message('caution'),
  error: message('error'),
  info: message('information'),
  success: message('success'),
};

/** How long a toast stays: its time runs while the page is visible and it has neither hover nor focus. */
interface Deadline {
  /** In milliseconds, when it last started to run. */
  left: number;
  startedAt: number | undefined;
  isPaused: boolean;
  timeoutId?: ReturnType<typeof setTimeout>;
}

/**
 * The toasts on screen. Their time runs while the page is visible; a reload keeps them with what is
 * left of it (docs/product.md, "Shell").
 */
export class ToastsStore {
  readonly toasts: Toast[] = observable([], { deep: false });
  private readonly deadlines = new Map<string, Deadline>();
  private readonly stored: Persisted<StoredToasts>;
  private lastId = 0;
  private isPageVisible = true;

  constructor({ storage }: { readonly storage: KeyValueStorage | undefined }) {
    this.stored = persisted(storage, 'ams.toasts', parseToasts);
    makeObservable(this, {});
    const stored = this.stored.read() ?? [];
    this.lastId = Math.max(0, ...stored.map(({ id }) => idNumber(id)));
    for (const { id, remaining, ...toast } of stored)
      this.add({ ...toast, timeout: remaining }, id);
  }

  /** Shows a toast. An identical one that is already on screen restarts its timer instead. */
  show(toast: ToastInput): string {
    return this.add(toast);
  }

  private add(
    {
      type,
      headline,
      text,
      title = titles[type],
      position = TOAST_POSITION,
      organizationId,
      action,
      timeout = action ? ACTION_TOAST_TIMEOUT : TOAST_TIMEOUT,
    }: ToastInput,
    storedId?: string,
  ): string {
    const index = this.toasts.findIndex(
      (toast) =>
        toast.type === type &&
        toast.headline === headline &&
        toast.text === text &&
        toast.title === title &&
        toast.position === position,
    );
    const existing = this.toasts[index];
    if (existing) {
      this.replaceAction(index, action);
      this.run(existing.id, { left: timeout });
      this.persist();
      return existing.id;
    }
    const id = storedId === undefined || this.deadlines.has(storedId) ? this.nextId() : storedId;
    runInAction(() =>
      this.toasts.push({ id, type, position, title, headline, text, organizationId, action }),
    );
    this.deadlines.set(id, { left: timeout, startedAt: undefined, isPaused: false });
    this.run(id);
    this.persist();
    return id;
  }

  dismiss(id: string): void {
    this.stop(this.deadlines.get(id));
    this.deadlines.delete(id);
    const index = this.toasts.findIndex((toast) => toast.id === id);
    if (index >= 0) runInAction(() => this.toasts.splice(index, 1));
    this.persist();
  }

  /** Dismisses a toast and runs its action. A second press finds neither. */
  runAction(id: string): void {
    const action = this.toasts.find((toast) => toast.id === id)?.action;
    if (!action) return;
    this.dismiss(id);
    action.run();
  }

  /** Dismisses what reports an earlier change of an organization: its "Undo" can't work any more. */
  dismissAbout(organizationId: string): void {
    for (const toast of this.toasts.filter((other) => other.organizationId === organizationId))
      this.dismiss(toast.id);
  }

  /** Pauses the timer while the toast has hover or focus. */
  pause(id: string): void {
    this.run(id, { isPaused: true });
    this.persist();
  }

  resume(id: string): void {
    this.run(id, { isPaused: false });
    this.persist();
  }

  /** Runs the timers only while the user can see the page. */
  setPageVisible(isPageVisible: boolean): void {
    this.isPageVisible = isPageVisible;
    for (const id of this.deadlines.keys()) this.run(id);
    this.persist();
  }

  /** Removes every toast, from storage too. */
  clear(): void {
    for (const id of this.toasts.map((toast) => toast.id)) this.dismiss(id);
    this.stored.clear();
  }

  /** Stores the remaining time of each toast, on page hide. */
  persist(): void {
    if (this.toasts.length === 0) return this.stored.clear();
    this.stored.write(
      this.toasts.slice(-maxStored).map((toast) => ({
        ...omit(toast, ['action']),
        remaining: remaining(this.deadlines.get(toast.id)),
      })),
    );
  }

  /** Stops all timers; the toasts stay stored. */
  dispose(): void {
    for (const deadline of this.deadlines.values()) this.stop(deadline);
  }

  /** Lets the time of a toast run, unless it is paused. */
  private run(id: string, changes: Partial<Pick<Deadline, 'left' | 'isPaused'>> = {}): void {
    const deadline = this.deadlines.get(id);
    if (!deadline) return;
    this.stop(deadline);
    Object.assign(deadline, changes);
    if (deadline.isPaused || !this.isPageVisible) return;
    deadline.startedAt = performance.now();
    deadline.timeoutId = setTimeout(() => this.dismiss(id), deadline.left);
  }

  private stop(deadline: Deadline | undefined): void {
    if (!deadline) return;
    deadline.left = remaining(deadline);
    deadline.startedAt = undefined;
    clearTimeout(deadline.timeoutId);
  }

  private replaceAction(index: number, action: ToastAction | undefined): void {
    const toast = this.toasts[index];
    if (toast && toast.action !== action)
      runInAction(() => (this.toasts[index] = { ...toast, action }));
  }

  private nextId(): string {
    this.lastId += 1;
    return `toast-${this.lastId}`;
  }
}

/** In milliseconds. */
function remaining(
  { left, startedAt }: Deadline = { left: 0, startedAt: undefined, isPaused: true },
) {
  return startedAt === undefined ? left : Math.max(0, left - (performance.now() - startedAt));
}

/** The number in an id that this store generated; 0 for any other. */
function idNumber(id: string): number {
  return Number(/^toast-(\d{1,9})$/.exec(id)?.[1] ?? 0);
}

function parseToasts(data: unknown): StoredToasts | undefined {
  const parsed = v.safeParse(storedToasts, data);
  return parsed.success ? parsed.output : undefined;
}
