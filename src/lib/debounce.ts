/** Milliseconds of quiet before a debounced call is made (specification, point 9). */
export const DEBOUNCE_DELAY = 350;

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Makes a waiting call now. */
  flush: () => void;
  /** Drops a waiting call. */
  cancel: () => void;
}

/**
 * A function that waits until nobody has called it for `delay` milliseconds, and then runs once
 * with the last arguments.
 */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  delay = DEBOUNCE_DELAY,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting;
    cancel();
    if (args) run(...args);
  };
  const call = (...args: Args) => {
    cancel();
    waiting = args;
    timer = setTimeout(flush, delay);
  };
  return Object.assign(call, { flush, cancel });
}
