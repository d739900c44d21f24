import { ApiError, isAbort } from './ApiError';
import { callPath, type PathValues } from './callPath';
import type { AnswerOf, BodyOf, Call, PathOf, QueryOf } from './contract/Call';
import { readAnswer, readError } from './readAnswer';
import { isTransient, pause, retryPause } from './retry';

/** Milliseconds that a call may take, tries again included (decisions.md, "Messages"). */
export const CALL_TIMEOUT = 15_000;

export interface HttpOptions {
  /** The API's origin, without a path. */
  readonly host: string;
  /** The bearer token, if there is one. */
  readonly token: () => string | undefined;
  /** A call was refused because the session that held this token is over. */
  readonly onUnauthorized: (token: string | undefined) => void;
  /** How many calls are in flight, whenever that changes. */
  readonly onInFlight?: (count: number) => void;
  readonly fetch?: typeof fetch;
  readonly timeout?: number;
}

/** What a call needs beside itself; each part only where the call has it. */
export type CallInput<C extends Call> = {
  readonly signal?: AbortSignal | undefined;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** `low` for what nobody waits for: a prefetch, or a background refetch. */
  readonly priority?: RequestPriority | undefined;
} & (PathOf<C> extends undefined ? unknown : { readonly path: PathOf<C> }) &
  (QueryOf<C> extends undefined ? unknown : { readonly query?: QueryOf<C> }) &
  (BodyOf<C> extends undefined ? unknown : { readonly body: BodyOf<C> });

export interface Answer<C extends Call> {
  readonly content: AnswerOf<C>;
  readonly etag: string | undefined;
}

interface LooseInput {
  readonly signal?: AbortSignal | undefined;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly priority?: RequestPriority | undefined;
  readonly path?: PathValues;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/**
 * The one way to the API: bearer header, time-out, tries again for GET, the check of every answer,
 * typed errors. Throws `ApiError`, or the signal's `AbortError` when the caller has left. Knows no
 * store, toast or router.
 */
export class HttpClient {
  private inFlight = 0;

  constructor(private readonly options: HttpOptions) {}

  async send<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<C>> {
    const loose: LooseInput = input;
    const timeout = AbortSignal.timeout(this.options.timeout ?? CALL_TIMEOUT);
    const signal = loose.signal ? AbortSignal.any([loose.signal, timeout]) : timeout;
    this.count(1);
    try {
      return await this.tryUntilDone(call, loose, signal);
    } catch (error) {
      if (loose.signal?.aborted) throw new DOMException('The caller left.', 'AbortError');
      if (timeout.aborted && !(error instanceof ApiError))
        throw new ApiError({ reason: 'timeout' });
      throw error instanceof ApiError ? error : new ApiError({ reason: 'unreachable' });
    } finally {
      this.count(-1);
    }
  }

  private async tryUntilDone<C extends Call>(
    call: C,
    input: LooseInput,
    signal: AbortSignal,
  ): Promise<Answer<C>> {
    for (let attempt = 1; ; attempt += 1) {
      const token = call.authorization === 'none' ? undefined : this.options.token();
      try {
        return await this.attempt(call, input, signal, token);
      } catch (error) {
        const wait =
          call.method === 'GET' && !signal.aborted
            ? this.pauseAfter(error, attempt, token)
            : undefined;
        if (wait === undefined) throw error;
        await pause(wait, signal);
      }
    }
  }

  /**
   * Milliseconds before another try; undefined when there is to be none. A refused token that was
   * replaced meanwhile waits for nothing.
   */
  private pauseAfter(
    error: unknown,
    attempt: number,
    token: string | undefined,
  ): number | undefined {
    const now = this.options.token();
    if (isRefusal(error) && now !== undefined && now !== token) return 0;
    return isTransient(error) ? retryPause(attempt, error) : undefined;
  }

  private async attempt<C extends Call>(
    call: C,
    input: LooseInput,
    signal: AbortSignal,
    token: string | undefined,
  ): Promise<Answer<C>> {
    const url = this.options.host + callPath(call.path, input.path) + search(input.query);
    const response = await (this.options.fetch ?? fetch)(url, {
      method: call.method,
      headers: headersFor(input, token),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal,
      cache: 'no-store',
      credentials: 'omit',
      priority: input.priority,
    });
    if (!response.ok) {
      const error = await readError(response);
      if (response.status === 401 && call.endsSession !== false) this.options.onUnauthorized(token);
      throw error;
    }
    const content = await readAnswer(response, call.answer).catch((error: unknown) => {
      throw isAbort(error) || signal.aborted || error instanceof ApiError
        ? error
        : new ApiError({ reason: 'unreachable' });
    });
    return { content: content as AnswerOf<C>, etag: response.headers.get('ETag') ?? undefined };
  }

  private count(change: number): void {
    this.inFlight += change;
    this.options.onInFlight?.(this.inFlight);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.failure.status === 401;
}

function headersFor(input: LooseInput, token: string | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(input.ifMatch !== undefined && { 'If-Match': input.ifMatch }),
    ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
  };
}

function search(query: LooseInput['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
