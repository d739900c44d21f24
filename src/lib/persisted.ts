/** The parts of web storage that the console uses; any of them may throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const version = 1;
const maxLength = 100_000;

/**
 * A value kept under one versioned key, as `{ "v": 1, "data": ... }` (decisions.md, "Names and
 * brand").
 */
export interface Persisted<T> {
  /**
   * What is stored; undefined when there is nothing, or nothing that can be trusted: that is
   * dropped.
   */
  read: () => T | undefined;
  /**
   * Stores a value; storage that is full or forbidden is left alone, the console goes on without
   * it.
   */
  write: (value: T) => void;
  clear: () => void;
  readonly key: string;
}

/**
 * Ties a key to the check that what is read back has to pass; `parse` returns undefined for what is
 * malformed.
 */
export function persisted<T>(
  storage: KeyValueStorage | undefined,
  key: string,
  parse: (data: unknown) => T | undefined,
): Persisted<T> {
  const clear = () => attempt(() => storage?.removeItem(key));
  return {
    key,
    clear,
    read() {
      const text = attempt(() => storage?.getItem(key));
      if (text === undefined || text === null) return undefined;
      const value =
        text.length > maxLength ? undefined : attempt(() => parse(unwrap(JSON.parse(text))));
      if (value === undefined) clear();
      return value;
    },
    write(value) {
      attempt(() => storage?.setItem(key, JSON.stringify({ v: version, data: value })));
    },
  };
}

function unwrap(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('v' in stored) || !('data' in stored))
    return undefined;
  return stored.v === version ? stored.data : undefined;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
