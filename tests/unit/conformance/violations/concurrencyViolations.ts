import type { Handle, ProxiedRequest, ProxiedResponse } from '../WrongServer';
import { editHeaders, on } from './edits';
import type { Violation } from './Violation';

/** Handles a request during which an earlier one with the same key has not been answered. */
function whileInFlight(
  keyOf: (request: ProxiedRequest) => string | undefined,
  edit: (request: ProxiedRequest) => ProxiedRequest,
): () => Handle {
  return () => {
    const inFlight = new Map<string, Promise<ProxiedResponse>>();
    return async (request, forward) => {
      const key = keyOf(request);
      if (key === undefined) return forward(request);
      const earlier = inFlight.get(key);
      // After the earlier one, so that the outcome is the same in each test.
      if (earlier) return earlier.then(() => forward(edit(request)));
      const response = forward(request);
      inFlight.set(key, response);
      await response;
      inFlight.delete(key);
      return response;
    };
  };
}

/** A tag as some proxies and frameworks make it. */
const weaken = (etag: string) => `W/${etag}`;

/** Concurrent requests, and versions behind a proxy. */
export const concurrencyViolations: readonly Violation[] = [
  {
    name: 'a key counts only once the first request is answered',
    rule: 'idempotency.addNote.concurrent',
    message: /at once with (one|the same) Idempotency-Key/,
    create: whileInFlight(
      ({ headers }) => headers['idempotency-key'],
      (request) => {
        const { 'idempotency-key': _, ...headers } = request.headers;
        return { ...request, headers };
      },
    ),
  },
  {
    name: 'If-Match is compared outside of the transaction',
    rule: 'versions.updateOrganization.concurrent',
    message: /two updateOrganization at once with one If-Match got 200 and 200/,
    create: whileInFlight(
      ({ method, path, headers }) =>
        method === 'PATCH' && headers['if-match'] !== undefined
          ? `${path} ${headers['if-match']}`
          : undefined,
      (request) => ({ ...request, headers: { ...request.headers, 'if-match': '*' } }),
    ),
  },
  {
    name: 'ETags are weak',
    rule: 'responses.readOrganization',
    message: /the ETag W\/"[^"]*" of \w+ 20\d is weak/,
    create: () =>
      editHeaders(({ headers }) => (headers['etag'] ? { etag: weaken(headers['etag']) } : {})),
  },
  {
    name: 'a proxy that compresses large responses makes their ETags weak',
    rule: 'versions.compressed',
    message: /the ETag W\/"[^"]*" of listSubscriptions 200 is weak/,
    create: () =>
      editHeaders(({ headers, body }, request) =>
        headers['etag'] &&
        body.length > 4096 &&
        /gzip/.test(request.headers['accept-encoding'] ?? '')
          ? { etag: weaken(headers['etag']) }
          : {},
      ),
  },
  {
    name: 'responses may be cached',
    rule: 'responses.readOrganization',
    message: /Cache-Control of \w+ 20\d is private, max-age=60, expected no-store/,
    create: () => editHeaders(() => ({ 'cache-control': 'private, max-age=60' })),
  },
  {
    name: 'a new organization has no Location',
    rule: 'responses.createOrganization',
    message: /createOrganization 201 has no Location header/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editHeaders(() => ({ location: undefined })),
      ),
  },
];
