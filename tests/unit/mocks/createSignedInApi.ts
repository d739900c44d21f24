import { parse } from 'valibot';
import type { Call } from '~/api/contract/Call';
import { problemSchema, type Problem } from '~/api/contract/schemas';
import { createMockApi, type MockApi, type MockApiOptions } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { toDayNumber } from '~~/mocks/day';

/** A Monday. */
export const noon = Date.parse('2026-03-02T12:00:00Z');
/** The same day in days since 1970-01-01. */
export const today = toDayNumber(noon);

export interface CallRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface PageMeta {
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
  readonly total_pages: number;
}

export interface CallResponse<Data = unknown, Meta = PageMeta> {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  readonly data: Data;
  readonly meta: Meta;
  readonly problem: Problem;
}

/** The input of a call about the organization Acme Robotics. */
export const acme = { path: { id: 'acme.v2' } };

/**
 * A new mock API with the demo account signed in. `send` validates every response against the
 * contract.
 */
export async function createSignedInApi(options: MockApiOptions = {}): Promise<{
  api: MockApi;
  token: string;
  send: <D = never, M = PageMeta>(call: Call, request?: CallRequest) => Promise<CallResponse<D, M>>;
}> {
  const api = createMockApi({ organizations: 40, now: () => noon, ...options });
  const token = await obtainBearerToken(api);
  return { api, token, send: (call, request) => sendCall(api, call, request, token) };
}

export async function obtainBearerToken(
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

export async function sendCall<D, M = PageMeta>(
  api: MockApi,
  call: Call,
  { path = {}, query = '', body, headers, signal }: CallRequest = {},
  token?: string,
): Promise<CallResponse<D, M>> {
  const filledPath = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const response = await createMockFetch(api)(`http://api.test${filledPath}${query}`, {
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
  const content = (text === '' ? undefined : JSON.parse(text)) as { data: D; meta: M } | undefined;
  const isProblem = response.headers.get('Content-Type') === 'application/problem+json';
  if (response.ok && call.response) parse(call.response, content);
  const etag = response.headers.get('ETag') ?? '';
  return {
    status,
    headers: response.headers,
    etag,
    data: content?.data as D,
    meta: content?.meta as M,
    problem: isProblem ? parse(problemSchema, content) : {},
  };
}
