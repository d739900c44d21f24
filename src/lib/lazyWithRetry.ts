/** Code that is loaded on demand. */
export interface Lazy<Value> {
  /** Undefined until it is loaded. */
  value: Value | undefined;
  /** Loads it once. A load that failed is repeated by the next call. */
  readonly load: () => Promise<Value>;
  /** Loads it before it is needed; ignores a failure. */
  readonly prefetch: () => void;
}

/** What `loadIdleCode` loads. */
const idleCode = new Set<Lazy<unknown>>();

/**
 * Code that is loaded on first use, on a prefetch, or with `idle` by `loadIdleCode`. Some browsers
 * remember the failure of an `import()` until the page is reloaded
 * (https://github.com/whatwg/html/issues/6768): whoever shows a failure offers "Reload".
 */
export function lazyWithRetry<Value>(
  importValue: () => Promise<Value>,
  when?: 'idle',
): Lazy<Value> {
  const lazy: Lazy<Value> = {
    value: undefined,
    load: async () => (lazy.value ??= await importValue()),
    prefetch: () => void lazy.load().catch(() => undefined),
  };
  if (when === 'idle') idleCode.add(lazy);
  return lazy;
}

/**
 * Loads all code that is marked `idle`, and what that marks in turn, so that a network failure later
 * can't hit a dialog.
 */
export async function loadIdleCode(): Promise<void> {
  let count: number;
  do {
    count = idleCode.size;
    await Promise.allSettled(Array.from(idleCode, ({ load }) => load()));
  } while (idleCode.size > count);
}

/**
 * Runs a callback when the browser is idle, or after 200 ms where `requestIdleCallback` is missing
 * (Safari). Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
