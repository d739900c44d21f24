import type { ServedConsole } from './ServedConsole';

/**
 * One line of the report. `run` returns what it found, and throws an error with what is wrong, or
 * `NotChecked` with what it can't see.
 */
export interface Check {
  readonly name: string;
  readonly run: (host: ServedConsole) => Promise<string>;
}

/** A check that could not be made, which is not a failure. */
export class NotChecked extends Error {}
