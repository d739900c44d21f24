import { json, Router, type RequestHandler } from 'express';
import type { Latency, MockControl } from '../control';
import { parseFault } from './parseFault';

/**
 * `MockControl` over HTTP, for tests and for staging without a back end. Invalid input gets 400
 * with a one-line reason. Pages of other origins can't use it: without `origins`, only those of this
 * machine can.
 */
export function controlRouter(control: MockControl, origins?: readonly string[]): Router {
  const router = Router();
  router.use(refuseForeignRequests(origins));
  router.use(json({ strict: false }));
  router.post(
    '/fail',
    controlAction((body) => control.failNext(parseFault(body))),
  );
  router.post(
    '/latency',
    controlAction((body) => control.setLatency(parseLatency(body))),
  );
  router.post(
    '/failure-rate',
    controlAction((body) => control.setFailureRate(parseFailureRate(body))),
  );
  router.post(
    '/clear-faults',
    controlAction(() => control.clearFaults()),
  );
  router.post(
    '/clear-log',
    controlAction(() => control.clearLog()),
  );
  router.post(
    '/end-sessions',
    controlAction(() => control.endSessions()),
  );
  router.post(
    '/reset',
    controlAction(() => control.reset()),
  );
  router.get('/log', (_, res) => res.json({ data: control.log() }));
  return router;
}

/** JSON, because a browser sends it to another origin only after asking. */
function refuseForeignRequests(origins: readonly string[] | undefined): RequestHandler {
  return (req, res, next) => {
    const { origin } = req.headers;
    const isAllowed =
      origin === undefined || (origins ? origins.includes(origin) : loopback.test(origin));
    if (!isAllowed) return void res.status(403).json({ error: `${origin} is not allowed.` });
    const isJson = /^application\/json\b/i.test(req.headers['content-type'] ?? '');
    if (req.method === 'POST' && !isJson)
      return void res.status(415).json({ error: 'The Content-Type must be application/json.' });
    next();
  };
}

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function controlAction(apply: (body: unknown) => unknown): RequestHandler {
  return (req, res) => {
    try {
      apply(req.body);
      res.status(204).end();
    } catch (error) {
      res.status(400).json({ error: error instanceof Error ? error.message : String(error) });
    }
  };
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
