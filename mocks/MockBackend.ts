import type { Database } from './database';
import type { LoggedCall } from './http/CallLog';
import type { HandlerResult } from './http/defineHandler';
import type { SessionPersistence } from './SessionPersistence';

/** A create that was answered, kept for whoever sends its `Idempotency-Key` again. */
export interface IdempotentResult {
  readonly payload: string;
  readonly result: HandlerResult;
}

/** What a handler works on. `database` changes with a reset: read it anew in each call. */
export interface MockBackend {
  readonly database: Database;
  /**
   * Does the work of one call: on the data as every tab has changed them, with no other call in
   * between.
   */
  readonly transact: <T>(work: () => T) => Promise<T>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A text of letters and digits that was not given before, for ids and secrets. */
  readonly uniqueString: (length: number) => string;
  readonly sessionPersistence: SessionPersistence;
  readonly idempotentResults: Map<string, IdempotentResult>;
  /** Hears of each call once it is answered. */
  readonly onResponse: (call: LoggedCall) => void;
}
