/** Why a call failed, as plain data that every layer can read. */
export interface Failure {
  /**
   * `status`: an error response; `unknown_call`: one that says that the server doesn't know the call;
   * `unreachable`: no response; `timeout`: none in time; `malformed`:
   * a response that violates the contract; `sign_in_page`: a redirect, or a 403 as HTML; `internal`: an error
   * of the console itself.
   */
  readonly reason:
    | 'status'
    | 'unknown_call'
    | 'unreachable'
    | 'timeout'
    | 'malformed'
    | 'sign_in_page'
    | 'internal';
  /** The HTTP status where there was a response. */
  readonly status?: number | undefined;
  /** With `malformed`: path of the field that violates the contract, if it is one field. */
  readonly field?: string | undefined;
  /** With `malformed`: the JSON Pointer of a field that the server has not kept as it was sent. */
  readonly unkept?: string | undefined;
  /**
   * Where the user may have to sign in: the API's origin, with `sign_in_page`, and with `unreachable` if
   * it isn't the console's.
   */
  readonly host?: string | undefined;
  /** Error code of the contract. */
  readonly code?: string | undefined;
  /** The API's own description of the error. */
  readonly detail?: string | undefined;
  /** Seconds to wait before retrying, if the API sent `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** Validation errors by field, if the API sent any. */
  readonly errors?: readonly PayloadError[] | undefined;
  /** With `seats_in_use`: the subscription's seats in use. */
  readonly usedSeats?: number | undefined;
  /** The server has rejected a write, and what failed is reading the current version after that. */
  readonly wasRejected?: true | undefined;
  /** The `X-Request-Id` of the response, which support staff can search the API's logs for. */
  readonly requestId?: string | undefined;
}

/** True if the server may have applied a write that failed here. */
export function mayHaveBeenApplied({ reason, status = 0, code, wasRejected }: Failure): boolean {
  if (wasRejected) return false;
  if (code === 'request_in_progress') return true;
  if (reason === 'status') return status >= 500;
  return reason !== 'sign_in_page' && reason !== 'unknown_call';
}

const statusesThatNeedHelp: readonly number[] = [400, 403, 428];

/** What to show as the reference of a failure that needs someone else's help; not of any other. */
export function referenceOf({ reason, status = 0, requestId }: Failure): string | undefined {
  const needsHelp = reason !== 'status' || status >= 500 || statusesThatNeedHelp.includes(status);
  return needsHelp ? requestId : undefined;
}

/** A validation error of the API. */
export interface PayloadError {
  /** JSON Pointer (RFC 6901) into the payload: `/billing/billing_email`. */
  readonly pointer: string;
  /** Name of a message template. */
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** The API's own description of the error. */
  readonly detail?: string | undefined;
}
