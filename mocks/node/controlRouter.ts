import { json, Router, type RequestHandler } from 'express';
import type { Latency, MockControl } from '../control';
import { parseFault } from './parseFault';

/**
 * `MockControl` over HTTP, for tests and for staging without a back end. Invalid input gets 400
 * with a one-line reason.
 */
export function controlRouter(control: MockControl): Router {
  const router = Router();
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
