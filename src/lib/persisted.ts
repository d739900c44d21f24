import { parse, type GenericSchema } from 'valibot';

/** The subset of web storage in use; every method may throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The page's storage; undefined if the browser blocks access to it. */
export function webStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

const version = 1;
const maxLength = 100_000;

/**
 * A value stored under one versioned key, as `{ "v": 1, "data": ... }` (docs/product.md, "Names and
 * formats").
 */
export class Persisted<T> {
  constructor(
    private readonly storage: KeyValueStorage | undefined,
    readonly key: string,
    private readonly schema: GenericSchema<unknown, T>,
  ) {}

  /** Undefined if there is none or it is malformed, in which case it is removed. */
  read(): T | undefined {
    const text = attempt(() => this.storage?.getItem(this.key));
    if (text === undefined || text === null) return undefined;
    const value =
      text.length > maxLength
        ? undefined
        : attempt(() => parse(this.schema, unwrap(JSON.parse(text))));
    if (value === undefined) this.clear();
    return value;
  }

  /** Returns false if storage is full or blocked, or the value too long to be read. */
  write(value: T): boolean {
    const isStored = attempt(() => {
      const text = JSON.stringify({ v: version, data: value });
      if (!this.storage || text.length > maxLength) return false;
      this.storage.setItem(this.key, text);
      return true;
    });
    return isStored ?? false;
  }

  clear(): void {
    attempt(() => this.storage?.removeItem(this.key));
  }
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
