import { startServer, type RunningServer } from '~~/mocks/node/server';
import { noon } from './createSignedInApi';

interface ServerRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly etag?: string;
  readonly key?: string;
}

interface ServerResponse<Data, Meta = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  readonly data: Data;
  readonly meta: Meta;
  /** The body of an error. */
  readonly problem: {
    readonly code?: string;
    readonly parameter?: string;
    readonly used_seats?: number;
    readonly errors?: readonly { readonly pointer: string; readonly code: string }[];
  };
}

export interface SignedInServer extends RunningServer {
  /** The header of the demo account. */
  readonly authorization: { readonly Authorization: string };
  /** Sends a request over HTTP as the demo account. */
  readonly send: <Data, Meta = unknown>(
    path: string,
    request?: ServerRequest,
  ) => Promise<ServerResponse<Data, Meta>>;
}

/** A mock API server as `npm run mock-api` starts it, with the demo account signed in. */
export async function startSignedInServer(
  options: Parameters<typeof startServer>[0] = {},
): Promise<SignedInServer> {
  const server = await startServer({ now: () => noon, ...options });
  let token = '';
  const send: SignedInServer['send'] = async (path, { method = 'GET', body, etag, key } = {}) => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(etag !== undefined && { 'If-Match': etag }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const content = (text === '' ? {} : JSON.parse(text)) as { data?: never; meta?: never };
    return {
      status: response.status,
      headers: response.headers,
      etag: response.headers.get('ETag') ?? '',
      data: content.data as never,
      meta: content.meta as never,
      problem: response.ok ? {} : (content as object),
    };
  };
  const { data } = await send<{ token: string }>('/api/auth/login', {
    method: 'POST',
    body: { email: 'demo@example.com', password: 'demo' },
  });
  token = data.token;
  return { ...server, send, authorization: { Authorization: `Bearer ${token}` } };
}
