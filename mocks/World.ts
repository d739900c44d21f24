import type { Database } from './database';
import type { LoggedCall } from './http/CallLog';
import type { Answer } from './http/handle';
import type { SessionStore } from './SessionStore';

/** A create that was answered, kept for whoever sends its `Idempotency-Key` again. */
export interface FirstAnswer {
  readonly payload: string;
  readonly answer: Answer;
}

/** What a handler works on. `database` changes with a reset: read it anew in each call. */
export interface World {
  readonly database: Database;
  /**
   * Does the work of one call: on the data as every tab has changed them, with no other call in
   * between.
   */
  readonly transact: <T>(work: () => T) => Promise<T>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A text of letters and digits that was not given before, for ids and secrets. */
  readonly unused: (length: number) => string;
  readonly sessions: SessionStore;
  readonly firstAnswers: Map<string, FirstAnswer>;
  /** Hears of each call once it is answered. */
  readonly onAnswer: (call: LoggedCall) => void;
}
