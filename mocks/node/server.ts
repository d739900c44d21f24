import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getResponse } from 'msw';
import type { Fault, Latency, MockControl } from '../faults';
import { createMockApi, type MockApiOptions } from '../createMockApi';
import { ApiProblem } from '../handler';
import { problemResponse } from '../responses';
import type { Snapshot, SnapshotStorage } from '../MockData';

export interface ServerOptions extends MockApiOptions {
  /** 0 picks any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Keeps changes across restarts in this file. */
  readonly data?: string | undefined;
  /** Origins that browsers may call from; all by default. */
  readonly origins?: readonly string[] | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly control: MockControl;
  /** Number of organizations at the start. */
  readonly organizationCount: number;
  /** Also closes open connections, because a hanging call would keep the process alive. */
  close(): Promise<void>;
}

/**
 * The mock API as an HTTP server, with its control under `/__mock/`, its health at `/healthz` and the
 * API's document at `/openapi.yaml`.
 */
export async function startServer({
  port = 0,
  host = 'localhost',
  origins,
  data,
  ...options
}: ServerOptions = {}): Promise<RunningServer> {
  const storage = data === undefined ? undefined : fileStorage(data);
  const { handlers, control, database, sync } = createMockApi({ storage, ...options });
  await sync();
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const response =
      preflightResponse(request) ??
      (pathname === '/healthz' ? Response.json({ status: 'ok' }) : undefined) ??
      (pathname === '/openapi.yaml' ? documentResponse() : undefined) ??
      (await controlResponse(request, pathname, control)) ??
      (await getResponse(handlers, request)) ??
      problemResponse(new ApiProblem(404, 'not_found'));
    return allowOrigin(response, request, origins);
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing, respond).catch((error: Error) => outgoing.destroy(error));
  });
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    control,
    organizationCount: database.organization.count(),
    async close() {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
}

/** `Response.error()` resets the connection. What can't be a request gets 400. */
async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response>,
): Promise<void> {
  const request = await toRequest(incoming).catch(() => undefined);
  const response = request
    ? await respond(request)
    : problemResponse(new ApiProblem(400, 'bad_request'));
  if (response.type === 'error') return void incoming.socket.resetAndDestroy();
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value = []]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
    ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
  });
}

/** Responds to a browser's preflight (docs/api.md, "Cross-origin requests"). */
function preflightResponse(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS') return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
      'Access-Control-Max-Age': '600',
    },
  });
}

/** Lets pages of these origins read a response; of all without `origins`. */
function allowOrigin(
  response: Response,
  request: Request,
  origins: readonly string[] | undefined,
): Response {
  const origin = request.headers.get('Origin');
  if (response.type === 'error' || origin === null) return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Origin');
  if (!origins || origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id, Date');
  return new Response(response.body, { status: response.status, headers });
}

function documentResponse(): Response {
  const document = readFileSync(new URL('../../docs/openapi.yaml', import.meta.url));
  return new Response(document, { headers: { 'Content-Type': 'application/yaml' } });
}

/** What a POST to each path below `/__mock/` does. */
const actions: Readonly<Record<string, (control: MockControl, body: unknown) => unknown>> = {
  fail: (control, body) => control.failNext(body as Fault),
  latency: (control, body) => control.setLatency((body as { latency: Latency }).latency),
  'clear-faults': (control) => control.clearFaults(),
  'end-sessions': (control) => control.endSessions(),
  reset: (control) => control.reset(),
};

/**
 * `MockControl` over HTTP, for tests and for staging without a back end; undefined for other paths.
 * JSON only, because a page of another origin can't send it without asking.
 */
async function controlResponse(
  request: Request,
  path: string,
  control: MockControl,
): Promise<Response | undefined> {
  const name = /^\/__mock\/([a-z-]+)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  if (request.headers.has('Origin')) return new Response(null, { status: 403 });
  if (request.method === 'GET' && name === 'log') return Response.json({ data: control.log() });
  const action = actions[name];
  if (request.method !== 'POST' || !action) return undefined;
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null)
    return Response.json({ error: 'Send a JSON object.' }, { status: 400 });
  await action(control, body);
  return new Response(null, { status: 204 });
}

/** Contains tokens, so only its owner may read it. Throws if there is a file with something else. */
function fileStorage(path: string): SnapshotStorage {
  let stored = readSnapshot(path);
  return {
    transact(_, callback) {
      const next = callback(stored);
      stored = undefined;
      if (next) {
        writeFileSync(`${path}.tmp`, JSON.stringify(next()), { mode: 0o600 });
        renameSync(`${path}.tmp`, path);
      }
      return Promise.resolve();
    },
  };
}

function readSnapshot(path: string): Snapshot | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Snapshot;
  } catch {
    throw new Error(`${path} is damaged: delete it to start with fresh data`);
  }
}
