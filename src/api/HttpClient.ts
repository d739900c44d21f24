import { ApiError, isAbortError } from './ApiError';
import { callPath, type PathValues } from './callPath';
import type { ResponseOf, BodyOf, Call, PathOf, QueryOf } from './contract/Call';
import { queryString } from './queryString';
import { parseResponse, readError, readText, rejectSignInPage, type Unkept } from './readResponse';
import { report } from '~/lib/report';
import { isTransient, delay, retryDelay } from './retry';
import { warnDevelopers } from './warnDevelopers';

/** Milliseconds for a call including retries (docs/product.md, "Messages"). */
export const CALL_TIMEOUT = 15_000;

export interface HttpOptions {
  /** Origin of the API, without a path. */
  readonly host: string;
  /** The current bearer token, if any. */
  readonly token: () => string | undefined;
  /** Called on a 401 that means the session of this token has ended. */
  readonly onUnauthorized: (token: string | undefined) => void;
  /** Called with the number of calls in flight whenever it changes. */
  readonly onInFlight?: (count: number) => void;
  /** Called on a 429, with the seconds of its `Retry-After`. */
  readonly onTooManyRequests?: (retryAfter: number | undefined) => void;
  readonly fetch?: typeof fetch;
  readonly timeout?: number;
}

/** What any call may be sent with. */
interface RequestInput {
  readonly signal?: AbortSignal | undefined;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** `low` for prefetches and background refetches. */
  readonly priority?: RequestPriority | undefined;
  readonly path?: PathValues;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Finds a field that a valid response hasn't kept as it was sent, which violates the contract. */
  findUnkept?(this: void, content: unknown): Unkept | undefined;
}

/** Input of a call; path, query and body are present only if the call declares them. */
export type CallInput<C extends Call> = Omit<
  RequestInput,
  'path' | 'query' | 'body' | 'findUnkept'
> & {
  findUnkept?(this: void, content: ResponseOf<C>): Unkept | undefined;
} & (PathOf<C> extends undefined ? unknown : { readonly path: PathOf<C> }) &
  (QueryOf<C> extends undefined ? unknown : { readonly query?: QueryOf<C> }) &
  (BodyOf<C> extends undefined
    ? unknown
    : C extends { optionalBody: true }
      ? { readonly body?: BodyOf<C> }
      : { readonly body: BodyOf<C> });

export interface ApiResponse<C extends Call> {
  readonly content: ResponseOf<C>;
  readonly etag: string | undefined;
}

/**
 * Sends all API calls: bearer header, timeout, retries for GET, validation of responses, typed
 * errors. Throws `ApiError`, or the signal's `AbortError` if the caller aborted; reports responses
 * that violate the contract. Independent of stores, toasts and router.
 */
export class HttpClient {
  private inFlight = 0;

  constructor(private readonly options: HttpOptions) {}

  async send<C extends Call>(call: C, input: CallInput<C>): Promise<ApiResponse<C>> {
    const timeout = AbortSignal.timeout(this.options.timeout ?? CALL_TIMEOUT);
    const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
    this.adjustInFlight(1);
    try {
      return await this.sendWithRetry(call, input, signal);
    } catch (error) {
      if (input.signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError');
      if (timeout.aborted && !(error instanceof ApiError))
        throw new ApiError({ reason: 'timeout' });
      if (error instanceof ApiError && error.failure.reason === 'malformed')
        reportViolation(call, error);
      throw error;
    } finally {
      this.adjustInFlight(-1);
    }
  }

  private async sendWithRetry<C extends Call>(
    call: C,
    input: RequestInput,
    signal: AbortSignal,
  ): Promise<ApiResponse<C>> {
    for (let attempt = 1; ; attempt += 1) {
      const token = call.authorization === 'none' ? undefined : this.options.token();
      try {
        return await this.sendOnce(call, input, signal, token);
      } catch (error) {
        const delayMs =
          call.method === 'GET' && !signal.aborted
            ? this.delayBeforeRetry(error, attempt, token)
            : undefined;
        if (delayMs === undefined) throw error;
        await delay(delayMs, signal);
      }
    }
  }

  /**
   * Milliseconds before the next attempt, or undefined for none. A 401 for a token that has been
   * replaced in the meantime is retried at once.
   */
  private delayBeforeRetry(
    error: unknown,
    attempt: number,
    token: string | undefined,
  ): number | undefined {
    const currentToken = this.options.token();
    if (isUnauthorized(error) && currentToken !== undefined && currentToken !== token) return 0;
    return isTransient(error) ? retryDelay(attempt, error) : undefined;
  }

  private async sendOnce<C extends Call>(
    call: C,
    input: RequestInput,
    signal: AbortSignal,
    token: string | undefined,
  ): Promise<ApiResponse<C>> {
    const url = this.options.host + callPath(call.path, input.path) + queryString(input.query);
    const unreachable = (error: unknown): never => {
      throw isAbortError(error) || signal.aborted ? error : new ApiError({ reason: 'unreachable' });
    };
    const response = await (this.options.fetch ?? fetch)(url, {
      method: call.method,
      headers: headersFor(input, token),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal,
      cache: 'no-store',
      credentials: 'omit',
      priority: input.priority,
    }).catch(unreachable);
    rejectSignInPage(response);
    if (!response.ok) {
      const error = await readError(response);
      if (response.status === 401 && call.endsSession !== false) this.options.onUnauthorized(token);
      if (response.status === 429) this.options.onTooManyRequests?.(error.failure.retryAfter);
      throw error;
    }
    let content: unknown;
    if (call.response) {
      const text = await readText(response).catch(unreachable);
      content = parseResponse(response, text, call.response, input.findUnkept);
    } else await response.body?.cancel().catch(unreachable);
    return { content: content as ResponseOf<C>, etag: response.headers.get('ETag') ?? undefined };
  }

  private adjustInFlight(change: number): void {
    this.inFlight += change;
    this.options.onInFlight?.(this.inFlight);
  }
}

function reportViolation({ method, path }: Call, error: ApiError): void {
  const call = `${method} ${path}`;
  const { status, field = 'the response', requestId = 'none' } = error.failure;
  report(error, { call, ...error.failure });
  warnDevelopers(`${call} responded ${status}, ${field} is not valid. Request ${requestId}.`);
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.failure.status === 401;
}

function headersFor(input: RequestInput, token: string | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(input.ifMatch !== undefined && { 'If-Match': input.ifMatch }),
    ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
  };
}
