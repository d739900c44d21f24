import { parse } from 'valibot';
import type { Call } from '../../../src/api/contract/Call';
import { problem, type Problem } from '../../../src/api/contract/shapes';
import { createMockApi, type MockApi, type MockApiOptions } from '../../../mocks/createMockApi';
import { createMockFetch } from '../../../mocks/fetch';

/** A Monday. */
export const noon = Date.parse('2026-03-02T12:00:00Z');

export interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface Received<Data = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  readonly data: Data;
  readonly meta: {
    readonly page: number;
    readonly per_page: number;
    readonly total: number;
    readonly total_pages: number;
  };
  readonly problem: Problem;
}

/**
 * A fresh world in which the demo account is signed in, and a way to call it that checks every
 * answer against the contract.
 */
export async function signedIn(options: MockApiOptions = {}): Promise<{
  api: MockApi;
  token: string;
  send: <D = never>(call: Call, sent?: Sent) => Promise<Received<D>>;
}> {
  const api = createMockApi({ organizations: 40, now: () => noon, ...options });
  const token = await signIn(api);
  return { api, token, send: (call, sent) => sendTo(api, call, sent, token) };
}

export async function signIn(
  api: MockApi,
  email = 'demo@example.com',
  password = 'demo',
): Promise<string> {
  const body = JSON.stringify({ email, password });
  const response = await createMockFetch(api)('http://api.test/api/auth/login', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

export async function sendTo<D>(
  api: MockApi,
  call: Call,
  { path = {}, query = '', body, headers, signal }: Sent = {},
  token?: string,
): Promise<Received<D>> {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const response = await createMockFetch(api)(`http://api.test${filled}${query}`, {
    method: call.method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  });
  const { status } = response;
  const text = await response.text();
  const content = (text === '' ? undefined : JSON.parse(text)) as
    | { data: D; meta: Received['meta'] }
    | undefined;
  const error = response.headers.get('Content-Type') === 'application/problem+json';
  if (response.ok && call.answer) parse(call.answer, content);
  const etag = response.headers.get('ETag') ?? '';
  return {
    status,
    headers: response.headers,
    etag,
    data: content?.data as D,
    meta: content?.meta as Received['meta'],
    problem: error ? parse(problem, content) : {},
  };
}
