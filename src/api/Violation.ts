import type { GenericSchema } from 'valibot';

/** Where a response violates the contract, without any of its values. */
export interface Violation {
  /** Of the whole response; missing if it was too large to be read. */
  readonly schema?: GenericSchema;
  /** The `typeof` of the field, but `null` and `array` for those; missing if it was not read. */
  readonly actual?: string;
}
