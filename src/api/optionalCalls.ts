import { ApiError } from './ApiError';
import type { Call } from './contract/Call';

/**
 * Which of the contract's optional calls the server lacks (docs/api.md): the console leaves out what
 * needs them. Remembered until the next sign-in.
 */
export class OptionalCalls {
  private readonly missing = new Set<Call>();

  isMissing(call: Call): boolean {
    return this.missing.has(call);
  }

  /** What a call returns; undefined if the server lacks it, which is asked once only. */
  async send<T>(call: Call, send: () => Promise<T>): Promise<T | undefined> {
    if (this.isMissing(call)) return undefined;
    try {
      return await send();
    } catch (error) {
      if (!this.recordError(call, error)) throw error;
      return undefined;
    }
  }

  /** Whether an error of a call says that the server lacks it, which is remembered. */
  recordError(call: Call, error: unknown): boolean {
    if (isMissingCall(error)) this.missing.add(call);
    return this.isMissing(call);
  }

  /** A server may have changed since the last sign-in. */
  clear(): void {
    this.missing.clear();
  }
}

/** Handles the error of a call that the server may lack: null in place of its data. */
export function nullIfMissing(error: unknown): null {
  if (isMissingCall(error)) return null;
  throw error;
}

/** Whether an error says that the server may lack a value of the query: it rejects it then. */
export function isMissingQueryValue(error: unknown): boolean {
  return error instanceof ApiError && error.failure.status === 400;
}

function isMissingCall(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.failure.status ?? 0);
}
