import { makeObservable, observable, runInAction } from 'mobx';
import * as v from 'valibot';
import {
  TOAST_POSITION,
  TOAST_TIMEOUT,
  toastPositions,
  toastTypes,
  type Toast,
  type ToastType,
} from '../domain/Toast';
import { persisted, type KeyValueStorage, type Persisted } from '../lib/persisted';
import { message } from '../messages/message';

/** What a toast says; its title is that of its type unless it brings its own. */
export type ToastInput = Pick<Toast, 'type' | 'text'> &
  Partial<Pick<Toast, 'title' | 'position'>> & { readonly timeout?: number };

/** How many toasts outlive a reload: the newest. */
const maxStored = 20;

const storedToasts = v.pipe(
  v.array(
    v.object({
      /** Missing in what was stored before ids were. */
      id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
      type: v.picklist(toastTypes),
      position: v.picklist(toastPositions),
      title: v.string(),
      text: v.string(),
      remaining: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
    }),
  ),
  v.maxLength(maxStored),
);

type StoredToasts = v.InferOutput<typeof storedToasts>;

/**
 * A toast's clock: how long it has left, and since when that runs; without `since` it stands still.
 * In milliseconds.
 */
interface ToastTimer {
  remaining: number;
  startedAt: number | undefined;
  timeoutId: ReturnType<typeof setTimeout> | undefined;
}

const titles: Readonly<Record<ToastType, string>> = {
  caution: message('caution'),
  error: message('error'),
  info: message('information'),
  success: message('success'),
};

/**
 * The toasts on screen. They persist over a reload with the time that they had left (decisions.md,
 * "Shell").
 */
export class ToastsStore {
  readonly toasts: Toast[] = observable([], { deep: false });
  private readonly timers = new Map<string, ToastTimer>();
  private readonly stored: Persisted<StoredToasts>;
  private lastId = 0;

  constructor({ storage }: { readonly storage: KeyValueStorage | undefined }) {
    this.stored = persisted(storage, 'ams.toasts', parseToasts);
    makeObservable(this, {});
    const stored = this.stored.read() ?? [];
    this.lastId = Math.max(0, ...stored.map(({ id }) => numberOf(id)));
    for (const { id, remaining, ...toast } of stored)
      this.add({ ...toast, timeout: remaining }, id);
  }

  /** Shows a toast; one that already says the same starts its time anew. */
  show(toast: ToastInput): string {
    return this.add(toast);
  }

  private add(
    {
      type,
      text,
      title = titles[type],
      position = TOAST_POSITION,
      timeout = TOAST_TIMEOUT,
    }: ToastInput,
    stored?: string,
  ): string {
    const same = this.toasts.find(
      (toast) =>
        toast.type === type &&
        toast.text === text &&
        toast.title === title &&
        toast.position === position,
    );
    if (same) {
      const clock = this.timers.get(same.id);
      if (clock) this.setTimer(same.id, timeout, clock.startedAt !== undefined);
      return same.id;
    }
    const id = stored === undefined || this.timers.has(stored) ? this.unusedId() : stored;
    runInAction(() => this.toasts.push({ id, type, position, title, text }));
    this.setTimer(id, timeout, true);
    return id;
  }

  dismiss(id: string): void {
    clearTimeout(this.timers.get(id)?.timeoutId);
    this.timers.delete(id);
    const index = this.toasts.findIndex((toast) => toast.id === id);
    if (index >= 0) runInAction(() => this.toasts.splice(index, 1));
    this.persist();
  }

  /** Stops a toast's clock: it is being read. */
  pause(id: string): void {
    const timer = this.timers.get(id);
    if (timer?.startedAt !== undefined) this.setTimer(id, remainingTime(timer), false);
  }

  resume(id: string): void {
    const timer = this.timers.get(id);
    if (timer && timer.startedAt === undefined) this.setTimer(id, timer.remaining, true);
  }

  /** Takes every toast away, from storage too. */
  clear(): void {
    for (const id of this.toasts.map((toast) => toast.id)) this.dismiss(id);
    this.stored.clear();
  }

  /** Writes down how long each toast has left: when the page goes. */
  persist(): void {
    if (this.toasts.length === 0) return this.stored.clear();
    this.stored.write(
      this.toasts
        .slice(-maxStored)
        .map((toast) => ({ ...toast, remaining: remainingTime(this.timers.get(toast.id)) })),
    );
  }

  /** Stops every clock without taking anything away: the app goes. */
  dispose(): void {
    for (const { timeoutId } of this.timers.values()) clearTimeout(timeoutId);
  }

  private unusedId(): string {
    this.lastId += 1;
    return `toast-${this.lastId}`;
  }

  private setTimer(id: string, remaining: number, running: boolean): void {
    clearTimeout(this.timers.get(id)?.timeoutId);
    const timeoutId = running ? setTimeout(() => this.dismiss(id), remaining) : undefined;
    this.timers.set(id, {
      remaining,
      startedAt: running ? performance.now() : undefined,
      timeoutId,
    });
    this.persist();
  }
}

/** The number in an id of this store's own; 0 for any other. */
function numberOf(id = ''): number {
  return Number(/^toast-(\d{1,9})$/.exec(id)?.[1] ?? 0);
}

function remainingTime(timer: ToastTimer | undefined): number {
  if (!timer) return 0;
  return timer.startedAt === undefined
    ? timer.remaining
    : Math.max(0, timer.remaining - (performance.now() - timer.startedAt));
}

function parseToasts(data: unknown): StoredToasts | undefined {
  const parsed = v.safeParse(storedToasts, data);
  return parsed.success ? parsed.output : undefined;
}
