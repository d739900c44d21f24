import type { Handle, ProxiedRequest, ProxiedResponse } from '../unit/conformance/WrongServer';
import { testViolations } from './testViolations';

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

/** Concurrent requests. */
testViolations([
  {
    name: 'a key counts only once the first request is answered',
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
    message: /two updateOrganization at once with one If-Match got 200 and 200/,
    create: whileInFlight(
      ({ method, path, headers }) =>
        method === 'PATCH' && headers['if-match'] !== undefined
          ? `${path} ${headers['if-match']}`
          : undefined,
      (request) => ({ ...request, headers: { ...request.headers, 'if-match': '*' } }),
    ),
  },
]);
