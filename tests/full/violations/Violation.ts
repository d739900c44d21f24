import type { Handle } from '../../unit/conformance/WrongServer';

export interface Violation {
  readonly name: string;
  /** A rule that finds it. */
  readonly rule: string;
  /** Other rules that it fails, for the same reason. */
  readonly others?: readonly string[];
  /** What the rule says about it. */
  readonly message: RegExp;
  /** A new handler for each test, because some remember requests. */
  readonly create: () => Handle;
}
