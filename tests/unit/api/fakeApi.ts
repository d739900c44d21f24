import { reaction } from 'mobx';
import { vi } from 'vitest';
import { HttpClient } from '~/api/HttpClient';
import { mockTimeouts } from '../../setup/mockTimeouts';

/** A request received by the fake network. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

/** A response, a network error, or no response at all. */
export type Reply = Response | Error | 'hang';

/**
 * A client on a fake network that replies as specified by request number (from 1), and records
 * everything.
 */
export function fakeApi(
  reply: Reply | ((attempt: number, sent: SentRequest) => Reply),
  { token, pageOrigin }: { readonly token?: string; readonly pageOrigin?: string } = {},
) {
  const sent: SentRequest[] = [];
  const inFlight: number[] = [];
  const unauthorized: (string | undefined)[] = [];
  const http = new HttpClient({
    host: 'https://api.example',
    ...(pageOrigin !== undefined && { pageOrigin }),
    onUnauthorized: (rejectedToken) => unauthorized.push(rejectedToken),
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
  http.token = token;
  reaction(
    () => http.inFlight,
    (count) => inFlight.push(count),
  );
  return { http, sent, inFlight, unauthorized };
}

function hangUntilAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** A network error as browsers report it. */
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

/** Fake timers that also drive `AbortSignal.timeout`, which Vitest doesn't fake. */
export function installFakeTimers(): void {
  vi.useFakeTimers();
  mockTimeouts();
}

/** Runs all timers and returns the outcome of a call: its response or its error. */
export async function settleCall<T>(call: Promise<T>): Promise<T | Error> {
  const settled = call.catch((error: unknown) => error as Error);
  if (vi.isFakeTimers()) await vi.runAllTimersAsync();
  return await settled;
}

/** Matches the error that the client throws for this failure. */
export function apiErrorMatching(failure: Readonly<Record<string, unknown>>) {
  return { name: 'ApiError', failure };
}
