import { omit } from 'es-toolkit';
import { observable, runInAction } from 'mobx';
import * as v from 'valibot';
import { Persisted, type KeyValueStorage } from '~/lib/persisted';
import { message } from '~/messages/catalogue';

const toastTypes = ['caution', 'error', 'info', 'success'] as const;

export type ToastType = (typeof toastTypes)[number];

export const toastPositions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

/** A button of a toast. It is gone after a reload. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A transient message (docs/product.md, "Shell", "Entities and their fields"). */
export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly position: (typeof toastPositions)[number];
  readonly title: string;
  /** What happened in general, shown in a line above the text. */
  readonly headline?: string | undefined;
  readonly text: string;
  /** The organization whose change it reports. */
  readonly organizationId?: string | undefined;
  readonly action?: ToastAction | undefined;
}

/** A toast to show; the title defaults to that of its type. */
export type ToastInput = Pick<Toast, 'type' | 'text'> &
  Partial<Omit<Toast, 'id'>> & { readonly timeout?: number };

/** In milliseconds (docs/product.md, "Business constants and limits"). */
export const TOAST_TIMEOUT = 5000;
/** Of a toast with a button. */
const ACTION_TOAST_TIMEOUT = 10_000;

/** Toasts persisted across a reload: the newest. */
const maxStored = 20;

const storedToasts = v.pipe(
  v.array(
    v.object({
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

const titles: Readonly<Record<ToastType, string>> = {
  caution: message('caution'),
  error: message('error'),
  info: message('information'),
  success: message('success'),
};

/** How long a toast stays: its time runs while the page is visible and it has neither hover nor focus. */
interface Deadline {
  /** In milliseconds, when it last started to run. */
  readonly left: number;
  readonly isPaused: boolean;
  /** By `performance.now()`, while it runs. */
  readonly startedAt?: number;
  readonly timeoutId?: ReturnType<typeof setTimeout>;
}

/**
 * The toasts on screen. Their time runs while the page is visible; a reload keeps them with what is
 * left of it (docs/product.md, "Shell").
 */
export class ToastsStore {
  readonly toasts: Toast[] = observable([], { deep: false });
  private readonly deadlines = new Map<string, Deadline>();
  private readonly stored: Persisted<v.InferOutput<typeof storedToasts>>;
  private lastId = 0;
  private isPageVisible = true;

  constructor({ storage }: { readonly storage: KeyValueStorage | undefined }) {
    this.stored = new Persisted(storage, 'ams.toasts', storedToasts);
    for (const { remaining, ...toast } of this.stored.read() ?? [])
      this.show({ ...toast, timeout: remaining });
  }

  /** Shows a toast. An identical one that is already on screen restarts its timer instead. */
  show({
    type,
    headline,
    text,
    title = titles[type],
    position = 'top-center',
    organizationId,
    action,
    timeout = action ? ACTION_TOAST_TIMEOUT : TOAST_TIMEOUT,
  }: ToastInput): string {
    const content = { type, position, title, headline, text };
    const index = this.toasts.findIndex((other) => contentKey(other) === contentKey(content));
    if (index < 0) this.lastId += 1;
    const id = this.toasts[index]?.id ?? `toast-${this.lastId}`;
    const toast = { id, ...content, organizationId, action };
    runInAction(() => {
      if (index < 0) this.toasts.push(toast);
      else this.toasts[index] = toast;
    });
    this.run(id, { isPaused: false, ...this.stop(id), left: timeout });
    this.persist();
    return id;
  }

  dismiss(id: string): void {
    this.stop(id);
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
    this.setPaused(id, true);
  }

  resume(id: string): void {
    this.setPaused(id, false);
  }

  /** Runs the timers only while the user can see the page. */
  setPageVisible(isPageVisible: boolean): void {
    this.isPageVisible = isPageVisible;
    for (const id of this.deadlines.keys()) this.run(id, this.stop(id));
    this.persist();
  }

  /** Removes every toast, from storage too. */
  clear(): void {
    for (const id of this.toasts.map((toast) => toast.id)) this.dismiss(id);
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
    for (const id of this.deadlines.keys()) this.stop(id);
  }

  private setPaused(id: string, isPaused: boolean): void {
    const deadline = this.stop(id);
    if (deadline) this.run(id, { ...deadline, isPaused });
    this.persist();
  }

  /** Lets the time of a toast run, unless it is paused. */
  private run(id: string, deadline: Deadline | undefined): void {
    if (!deadline) return;
    if (deadline.isPaused || !this.isPageVisible) return void this.deadlines.set(id, deadline);
    const timeoutId = setTimeout(() => this.dismiss(id), deadline.left);
    this.deadlines.set(id, { ...deadline, startedAt: performance.now(), timeoutId });
  }

  /** Stops the time of a toast, and returns it with what is left. */
  private stop(id: string): Deadline | undefined {
    const deadline = this.deadlines.get(id);
    if (!deadline) return undefined;
    clearTimeout(deadline.timeoutId);
    const stopped = { left: remaining(deadline), isPaused: deadline.isPaused };
    this.deadlines.set(id, stopped);
    return stopped;
  }
}

/** Equal for toasts that look the same. */
function contentKey({ type, position, title, headline, text }: Omit<Toast, 'id'>): string {
  return JSON.stringify([type, position, title, headline, text]);
}

/** In milliseconds. */
function remaining({ left, startedAt }: Deadline = { left: 0, isPaused: true }): number {
  return startedAt === undefined ? left : Math.max(0, left - (performance.now() - startedAt));
}
