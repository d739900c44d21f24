import type { SeededActivity } from './activity/SeededActivity';
import type { Database } from './database/createDatabase';
import type { LoggedCall } from './http/CallLog';
import type { HandlerResult } from './http/HandlerResult';
import type { SessionPersistence } from './persistence/SessionPersistence';

/** The response to a create, replayed when its `Idempotency-Key` is sent again. */
interface IdempotentResult {
  readonly payload: string;
  readonly result: HandlerResult;
}

/** What a handler works with. */
export interface MockBackend {
  readonly database: Database;
  readonly seededActivity: SeededActivity;
  /**
   * Runs the work of one call, which must not throw, on the data as all tabs have changed it,
   * without interleaving.
   */
  readonly transact: <T>(work: () => T) => Promise<T>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A new string of letters and digits, for ids and secrets. */
  readonly uniqueString: (length: number) => string;
  /** A new `X-Request-Id`. */
  readonly requestId: () => string;
  readonly sessionPersistence: SessionPersistence;
  /** By user and key. */
  readonly idempotentResults: Map<string, IdempotentResult>;
  /** Called after each response. */
  readonly onResponse: (call: LoggedCall) => void;
}
