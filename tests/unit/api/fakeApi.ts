import { vi } from 'vitest';
import { HttpClient } from '../../../src/api/HttpClient';

/** A request as the fake network saw it. */
export interface Sent {
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
  reply: Reply | ((attempt: number, sent: Sent) => Reply),
  { token, timeout }: Options = {},
) {
  const sent: Sent[] = [];
  const inFlight: number[] = [];
  const unauthorized: (string | undefined)[] = [];
  const bearer = { token };
  const http = new HttpClient({
    host: 'https://api.example',
    token: () => bearer.token,
    onUnauthorized: (refused) => unauthorized.push(refused),
    onInFlight: (count) => inFlight.push(count),
    ...(timeout !== undefined && { timeout }),
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers);
      const request: Sent = {
        method: init.method ?? 'GET',
        url: new URL(input as string),
        headers,
        body: init.body,
        init,
      };
      sent.push(request);
      const answer = typeof reply === 'function' ? reply(sent.length, request) : reply;
      if (answer === 'hang') return await hang(init.signal);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { http, sent, inFlight, unauthorized, bearer };
}

function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** The network fails as browsers say it. */
export function broken(): TypeError {
  return new TypeError('Failed to fetch');
}

export function json(content: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(content), {
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });
}

export function problem(
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
export function fakeTime(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

/** Runs all timers and gives how a call ended: its answer, or what it threw. */
export async function outcome<T>(call: Promise<T>): Promise<T | Error> {
  const ended = call.catch((error: unknown) => error as Error);
  if (vi.isFakeTimers()) await vi.runAllTimersAsync();
  return await ended;
}

/** What the client throws for that failure. */
export function failing(failure: Readonly<Record<string, unknown>>) {
  return { name: 'ApiError', failure };
}
