import type { Latency, MockControl } from '../control';
import { parseFault } from './parseFault';

/** What a POST to each path below `/__mock/` does. */
const actions: Readonly<Record<string, (control: MockControl, body: unknown) => unknown>> = {
  fail: (control, body) => control.failNext(parseFault(body)),
  latency: (control, body) => control.setLatency(parseLatency(body)),
  'failure-rate': (control, body) => control.setFailureRate(parseFailureRate(body)),
  'clear-faults': (control) => control.clearFaults(),
  'clear-log': (control) => control.clearLog(),
  'end-sessions': (control) => control.endSessions(),
  reset: (control) => control.reset(),
};

/**
 * `MockControl` over HTTP, for tests and for staging without a back end; undefined for other paths.
 * Invalid input gets 400 with a one-line reason. Pages of other origins can't use it: without
 * `origins`, only those of this machine can.
 */
export async function respondToControl(
  request: Request,
  path: string,
  control: MockControl,
  origins: readonly string[] | undefined,
): Promise<Response | undefined> {
  const [, name = ''] = /^\/__mock\/([a-z-]+)$/.exec(path) ?? [];
  const refusal = refuseForeignRequest(request, origins);
  if (request.method === 'GET' && name === 'log')
    return refusal ?? Response.json({ data: control.log() });
  const apply = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (request.method !== 'POST' || !apply) return undefined;
  if (refusal) return refusal;
  const text = await request.text();
  try {
    apply(control, text === '' ? undefined : JSON.parse(text));
    return new Response(null, { status: 204 });
  } catch (error) {
    return errorResponse(400, error instanceof Error ? error.message : String(error));
  }
}

/** JSON, because a browser sends it to another origin only after asking. */
function refuseForeignRequest(
  { method, headers }: Request,
  origins: readonly string[] | undefined,
): Response | undefined {
  const origin = headers.get('Origin');
  const isAllowed = origin === null || (origins ? origins.includes(origin) : loopback.test(origin));
  if (!isAllowed) return errorResponse(403, `${origin} is not allowed.`);
  const isJson = /^application\/json\b/i.test(headers.get('Content-Type') ?? '');
  if (method === 'POST' && !isJson)
    return errorResponse(415, 'The Content-Type must be application/json.');
  return undefined;
}

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function errorResponse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

/** `{ "failureRate": 0.2 }`. */
function parseFailureRate(body: unknown): number {
  const rate = (body as { failureRate?: unknown } | undefined)?.failureRate;
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 1))
    throw new Error('"failureRate" must be a number from 0 to 1.');
  return rate;
}

/** `{ "latency": 300 }` or `{ "latency": [1000, 3000] }`. */
function parseLatency(body: unknown): Latency {
  const latency = (body as { latency?: unknown } | undefined)?.latency;
  const bounds = Array.isArray(latency) ? latency : [latency, latency];
  const [min, max] = bounds as unknown[];
  if (
    bounds.length !== 2 ||
    typeof min !== 'number' ||
    typeof max !== 'number' ||
    !(min >= 0 && max >= min)
  ) {
    throw new Error('"latency" must be a number of milliseconds, or [min, max].');
  }
  return [min, max];
}
