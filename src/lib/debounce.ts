/** Milliseconds (docs/product.md, "9. Business constants and limits"). */
export const DEBOUNCE_DELAY = 350;

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Runs the pending call now. */
  flush: () => void;
  /** Cancels the pending call. */
  cancel: () => void;
}

/** Runs once, with the last arguments, when there was no call for `delay` milliseconds. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  delay = DEBOUNCE_DELAY,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingArgs: Args | undefined;
  const cancel = () => {
    clearTimeout(timer);
    pendingArgs = undefined;
  };
  const flush = () => {
    const args = pendingArgs;
    cancel();
    if (args) run(...args);
  };
  const call = (...args: Args) => {
    cancel();
    pendingArgs = args;
    timer = setTimeout(flush, delay);
  };
  return Object.assign(call, { flush, cancel });
}
