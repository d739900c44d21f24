/** A value that components subscribe to. */
export interface State<T> {
  readonly get: () => T;
  /** Calls the listener after each change; returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WritableState<T> extends State<T> {
  readonly set: (value: T) => void;
}

export function createState<T>(initial: T): WritableState<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
