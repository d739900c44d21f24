import type { GenericSchema } from 'valibot';

/** Where a response violates the contract, without any of its values. */
export interface Violation {
  /** Of the whole response, if it violates that; missing if it was too large to be read. */
  readonly schema?: GenericSchema;
  /**
   * The `typeof` of the field, but `null` and `array` for those; `another value` if it isn't what
   * was sent; missing if it was not read.
   */
  readonly actual?: string;
}
