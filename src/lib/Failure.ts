/** Why a call failed, as plain data that every floor can read. */
export interface Failure {
  /**
   * `status`: the API answered with an error; `unreachable`: no answer; `timeout`: none in time;
   * `malformed`: an answer that is not the contract's.
   */
  readonly reason: 'status' | 'unreachable' | 'timeout' | 'malformed';
  /** The HTTP status where `reason` is `status`. */
  readonly status?: number | undefined;
  /** The contract's word for the error. */
  readonly code?: string | undefined;
  /** What is wrong, in the API's own words. */
  readonly detail?: string | undefined;
  /** Seconds to wait before another try, where the API said so. */
  readonly retryAfter?: number | undefined;
  /** What is wrong with which part of the payload, where the API said so. */
  readonly errors?: readonly PayloadError[] | undefined;
  /** With `seats_exceeded`: the subscription's total as the API has it. */
  readonly totalSeats?: number | undefined;
}

/** One part of a payload that the API refused. */
export interface PayloadError {
  /** RFC 6901, into the payload: `/billing/billing_email`. */
  readonly pointer: string;
  /** The name of a message template. */
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** What is wrong, in the API's own words. */
  readonly detail?: string | undefined;
}
