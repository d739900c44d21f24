import { vi } from 'vitest';
import { HttpClient } from '../../../src/api/HttpClient';

/** A request as the fake network saw it. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

/** An answer, an error of the network, or none ever. */
export type Reply = Response | Error | 'hang';

interface Options {
  readonly token?: string | undefined;
  readonly timeout?: number;
}

/**
 * A client over a network that replies as told, by the number of the request (from 1); it notes all
 * that the client does.
 */
export function fakeApi(
  reply: Reply | ((attempt: number, sent: SentRequest) => Reply),
  { token, timeout }: Options = {},
) {
  const sent: SentRequest[] = [];
  const inFlight: number[] = [];
  const unauthorized: (string | undefined)[] = [];
  const bearer = { token };
  const http = new HttpClient({
    host: 'https://api.example',
    token: () => bearer.token,
    onUnauthorized: (rejectedToken) => unauthorized.push(rejectedToken),
    onInFlight: (count) => inFlight.push(count),
    ...(timeout !== undefined && { timeout }),
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers);
      const request: SentRequest = {
        method: init.method ?? 'GET',
        url: new URL(input as string),
        headers,
        body: init.body,
        init,
      };
      sent.push(request);
      const response = typeof reply === 'function' ? reply(sent.length, request) : reply;
      if (response === 'hang') return await hangUntilAbort(init.signal);
      if (response instanceof Error) throw response;
      return response;
    },
  });
  return { http, sent, inFlight, unauthorized, bearer };
}

function hangUntilAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** The network fails as browsers say it. */
export function networkError(): TypeError {
  return new TypeError('Failed to fetch');
}

export function jsonResponse(content: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(content), {
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });
}

export function problemResponse(
  status: number,
  details: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title: 'x', status, ...details }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

/** Fake timers that the signal of a time-out obeys too: the runtime's own doesn't. */
export function installFakeTimers(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

/** Runs all timers and gives how a call ended: its answer, or what it threw. */
export async function settleCall<T>(call: Promise<T>): Promise<T | Error> {
  const settled = call.catch((error: unknown) => error as Error);
  if (vi.isFakeTimers()) await vi.runAllTimersAsync();
  return await settled;
}

/** What the client throws for that failure. */
export function apiErrorMatching(failure: Readonly<Record<string, unknown>>) {
  return { name: 'ApiError', failure };
}
