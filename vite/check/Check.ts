import type { ServedConsole } from './ServedConsole';

/** One line of the report. `run` returns what it found, and throws an error with what is wrong. */
export interface Check {
  readonly name: string;
  readonly run: (host: ServedConsole) => Promise<string>;
}
