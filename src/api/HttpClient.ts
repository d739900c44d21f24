import { delay } from 'es-toolkit';
import { makeObservable, observable, runInAction } from 'mobx';
import { safeParse, type InferOutput } from 'valibot';
import { type SentValues, unkeptValue } from '~/domain/unkeptValue';
import { isRecordId } from '~/lib/routeParams';
import { report } from '~/lib/report';
import { ApiError } from './ApiError';
import type { Call, InputOf, ResponseOf, ResponseSchema } from './contract/Call';
import { problemSchema } from './contract/schemas';
import { isUnknownCall, OptionalCalls } from './optionalCalls';

/** Milliseconds for a call including retries (docs/product.md, "Messages"). */
export const CALL_TIMEOUT = 15_000;

interface HttpOptions {
  /** Origin of the API, without a path. */
  readonly host: string;
  /** Origin of the page. */
  readonly pageOrigin?: string;
  /** Called on a 401 that means the session of this token has ended. */
  readonly onUnauthorized: (token: string | undefined) => void;
  readonly fetch?: typeof fetch | undefined;
}

/** How a query is sent. */
export interface FetchOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
  /** `low` for prefetches and background refetches: others go first. */
  readonly priority?: RequestPriority | undefined;
}

interface CallOptions extends FetchOptions {
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** What the record in the response must have kept. */
  readonly sent?: SentValues;
}

/** The input of any call. */
interface AnyInput extends CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** A validated response, with the version in its header. */
type ApiResponse<C extends Call> = ResponseOf<C> & { readonly etag: string | undefined };

/**
 * Sends all API calls: bearer header, timeout, retries for GET, validation of responses, typed
 * errors. Throws `ApiError`, or an `AbortError` if the caller aborted; reports responses that violate
 * the contract. Independent of stores, toasts and router.
 */
export class HttpClient {
  /** What this server lacks. */
  readonly optionalCalls = new OptionalCalls();
  /** The bearer token of the session, if there is one. */
  token: string | undefined = undefined;
  /** The number of calls in flight. Observable. */
  inFlight = 0;
  private session = new AbortController();

  constructor(private readonly options: HttpOptions) {
    makeObservable(this, { inFlight: observable });
  }

  /** Aborts when the session ends: later responses to its mutations are dropped. */
  get sessionSignal(): AbortSignal {
    return this.session.signal;
  }

  endSession(): void {
    this.session.abort();
    this.session = new AbortController();
  }

  async send<C extends Call>(call: C, input: InputOf<C> & CallOptions): Promise<ApiResponse<C>> {
    if (this.optionalCalls.lacks(call)) throw new ApiError({ reason: 'unknown_call' });
    const timeout = AbortSignal.timeout(CALL_TIMEOUT);
    const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
    this.adjustInFlight(1);
    try {
      return (await this.sendWithRetry(call, input, signal)) as ApiResponse<C>;
    } catch (error) {
      if (input.signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError');
      if (!(error instanceof ApiError))
        throw timeout.aborted ? new ApiError({ reason: 'timeout' }) : error;
      if (error.failure.reason === 'unknown_call' && call.optional) this.optionalCalls.record(call);
      if (error.failure.reason === 'malformed')
        report(error, { call: `${call.method} ${call.path}`, ...error.failure });
      throw error;
    } finally {
      this.adjustInFlight(-1);
    }
  }

  private async sendWithRetry(call: Call, input: AnyInput, signal: AbortSignal) {
    for (let attempt = 1; ; attempt += 1) {
      const token = call.authorization === 'none' ? undefined : this.token;
      try {
        return await this.sendOnce(call, input, signal, token);
      } catch (error) {
        // Another tab has signed in again, and its storage event comes later.
        const isRenewed = isUnauthorized(error) && this.token !== undefined && this.token !== token;
        const wait = isRenewed ? 0 : retryDelay(attempt, error);
        if (call.method !== 'GET' || wait === undefined || signal.aborted) throw error;
        await delay(wait, { signal });
      }
    }
  }

  private async sendOnce(call: Call, input: AnyInput, signal: AbortSignal, token?: string) {
    const { path, query, body, ifMatch, idempotencyKey, priority, sent } = input;
    const { host, pageOrigin } = this.options;
    const unreachable = (error: unknown): never => {
      if (error instanceof ApiError || signal.aborted) throw error;
      // A redirect to another origin without CORS headers looks the same.
      throw new ApiError({ reason: 'unreachable', ...(host !== pageOrigin && { host }) });
    };
    const url = host + pathOf(call.path, path) + queryOf(query);
    const response = await (this.options.fetch ?? fetch)(url, {
      method: call.method,
      headers: {
        Accept: 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
      cache: 'no-store',
      // No call of the contract answers with a redirect, and a proxy's sign-in sets cookies.
      redirect: 'manual',
      credentials: 'same-origin',
      priority,
    }).catch(unreachable);
    if (isSignInPage(response)) throw new ApiError({ reason: 'sign_in_page', host });
    if (!response.ok) {
      const error = await readError(call, response);
      if (response.status === 401 && call.endsSession !== false) this.options.onUnauthorized(token);
      throw error;
    }
    const content =
      call.response && (await readContent(response, call.response).catch(unreachable));
    const unkept = content && sent && unkeptValue(content.data, sent);
    if (unkept !== undefined)
      throw malformed(response, `data${unkept.replaceAll('/', '.')}`, unkept);
    return { ...content, etag: response.headers.get('ETag') ?? undefined };
  }

  private adjustInFlight(change: number): void {
    runInAction(() => (this.inFlight += change));
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.failure.status === 401;
}

/**
 * Fills in a path template. A value that can't be a record id fails like the API's own 404, without
 * a request.
 */
function pathOf(template: string, values: AnyInput['path'] = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = values[name] ?? '';
    if (!isRecordId(id)) throw new ApiError({ reason: 'status', status: 404, code: 'not_found' });
    return encodeURIComponent(id);
  });
}

/** `{ page: 1 }` as `?page=1`; absent and empty values are omitted. */
function queryOf(query: AnyInput['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(name, String(value));
  return params.size === 0 ? '' : `?${params}`;
}

const maxAttempts = 3;
const transientStatuses: readonly (number | undefined)[] = [429, 502, 503, 504];
/** Seconds; a longer `Retry-After` is shown to the user instead of waited for. */
const maxRetryAfter = 5;

/**
 * Milliseconds before the next attempt, growing and jittered; undefined for an error that a retry
 * can't resolve, and after the last attempt (docs/product.md, "Messages").
 */
function retryDelay(attempt: number, error: unknown): number | undefined {
  if (attempt >= maxAttempts || !(error instanceof ApiError)) return undefined;
  const { reason, status, retryAfter } = error.failure;
  if (reason !== 'unreachable' && (reason !== 'status' || !transientStatuses.includes(status)))
    return undefined;
  if (retryAfter !== undefined) return retryAfter > maxRetryAfter ? undefined : retryAfter * 1000;
  return 300 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

/** Characters of a response, far above any in the contract. */
const maxLength = 2 * 1024 * 1024;

/**
 * Validates a successful response; throws a `malformed` error if it violates the contract, and what
 * `fetch` throws if it can't be received.
 */
async function readContent(
  response: Response,
  schema: ResponseSchema,
): Promise<InferOutput<ResponseSchema>> {
  const parsed = safeParse(schema, parseJson(await response.text()));
  if (parsed.success) return parsed.output;
  throw malformed(response, parsed.issues[0].path?.map(({ key }) => key).join('.'));
}

/** The error for a response that violates the contract, in one field or altogether. */
function malformed(response: Response, field?: string, unkept?: string): ApiError {
  const { status } = response;
  const requestId = requestIdOf(response);
  return new ApiError({ reason: 'malformed', status, field, unkept, requestId });
}

/** Whether this is what a proxy that wants a sign-in responds instead of the API. */
function isSignInPage({ type, status, headers }: Response): boolean {
  const isHtml = /^text\/html\b/i.test(headers.get('Content-Type') ?? '');
  return type === 'opaqueredirect' || (status === 403 && isHtml);
}

/** Reads an error response; the status counts even if the body is unusable. */
async function readError(call: Call, response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const parsed = safeParse(problemSchema, parseJson(text));
  const { code, detail, errors, used_seats: usedSeats } = parsed.success ? parsed.output : {};
  return new ApiError({
    reason: isUnknownCall(call, response.status, code) ? 'unknown_call' : 'status',
    status: response.status,
    code,
    detail,
    retryAfter: retryAfterSeconds(response.headers),
    errors,
    usedSeats,
    requestId: requestIdOf(response),
  });
}

/** Undefined for what isn't JSON, or is too long. */
function parseJson(text: string): unknown {
  try {
    return text.length > maxLength ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Anything but a short id could not be shown or searched for. */
function requestIdOf({ headers }: Response): string | undefined {
  return /^[\w.:-]{1,100}$/.exec(headers.get('X-Request-Id') ?? '')?.[0];
}

/**
 * `Retry-After` in seconds; the header holds a number or a date, by the server's clock: it counts from
 * the response's own `Date` where that can be read, and is at least a second away.
 */
function retryAfterSeconds(headers: Headers): number | undefined {
  const header = headers.get('Retry-After');
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const time = Date.parse(header);
  const sentAt = Date.parse(headers.get('Date') ?? '') || Date.now();
  return Number.isNaN(time) ? undefined : Math.max(1, Math.ceil((time - sentAt) / 1000));
}
