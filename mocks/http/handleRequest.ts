import type { ControlState } from '../control';
import { simulateConcurrentChange } from '../handlers/simulateConcurrentChange';
import type { MockBackend } from '../MockBackend';
import { isBackground } from './background';
import type { LoggedCall } from './CallLog';
import { isConflict, type Fault, type FaultEffect } from './Fault';
import { receiveRequest, type IncomingRequest } from './IncomingRequest';
import { maskSecrets } from './maskSecrets';
import { errorOutcome, faultOutcome, type Outcome } from './outcomes';
import { runHandler } from './runHandler';

/**
 * Handles a request: latency, faults, authentication, validation against the contract, errors and
 * the log.
 */
export async function handleRequest(
  backend: MockBackend,
  controlState: ControlState,
  request: Request,
): Promise<Response> {
  const startedAt = backend.now();
  const incoming = await receiveRequest(request);
  const fault = controlState.consumeFault({
    call: incoming.name,
    method: request.method,
    path: incoming.url.pathname,
    at: startedAt,
    background: isBackground(request.headers),
  });
  const endLogEntry = controlState.log.begin(logEntry(incoming, startedAt, fault));
  await sleep(controlState.nextLatency() + (fault?.delay ?? 0));
  const { response, loggedBody } = await respond(backend, controlState, incoming, fault);
  const requestId = backend.requestId();
  const isBroken = response.type === 'error';
  if (!isBroken) {
    response.headers.set('X-Request-Id', requestId);
    response.headers.set('Cache-Control', 'no-store');
  }
  const loggedCall = endLogEntry({
    status: isBroken ? 0 : response.status,
    duration: backend.now() - startedAt,
    ...(!isBroken && { requestId }),
    ...(loggedBody !== undefined && { response: maskSecrets(loggedBody) }),
  });
  backend.onResponse(loggedCall);
  return response;
}

/** The entry of a call without its response. */
function logEntry(
  { request, url, name, body: { payload } }: IncomingRequest,
  startedAt: number,
  fault: Fault | undefined,
): Omit<LoggedCall, 'number'> {
  const ifMatch = request.headers.get('If-Match');
  const idempotencyKey = request.headers.get('Idempotency-Key');
  return {
    at: new Date(startedAt).toISOString(),
    call: name,
    method: request.method,
    path: url.pathname + url.search,
    ...(ifMatch !== null && { ifMatch }),
    ...(idempotencyKey !== null && { idempotencyKey }),
    ...(payload !== undefined && { request: maskSecrets(payload) }),
    ...(fault?.effect && { fault: true }),
  };
}

/** Fails as the fault says, before or after the call is handled; otherwise handles it. */
async function respond(
  backend: MockBackend,
  controlState: ControlState,
  incoming: IncomingRequest,
  fault: Fault | undefined,
): Promise<Outcome> {
  try {
    // Aborted during the latency: the call must have no effect.
    if (incoming.request.signal.aborted) return await faultOutcome('network');
    if (fault?.effect && !fault.afterHandling) return await fail(backend, incoming, fault.effect);
    // A transaction must not throw.
    const outcome = await backend.transact(() => {
      try {
        return runHandler(backend, controlState, incoming);
      } catch (error) {
        return errorOutcome(error);
      }
    });
    return fault?.effect ? await faultOutcome(fault.effect) : outcome;
  } catch (error) {
    return errorOutcome(error);
  }
}

/** An injected 412 really changes the organization, so that there is a conflict to resolve. */
async function fail(
  backend: MockBackend,
  { handler, path }: IncomingRequest,
  effect: FaultEffect,
): Promise<Outcome> {
  if (isConflict(effect) && handler?.call.ifMatch)
    await backend.transact(() => simulateConcurrentChange(backend, path));
  return await faultOutcome(effect);
}

async function sleep(ms: number): Promise<void> {
  if (ms <= 0) return;
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
