import { ApiProblem } from '../http/ApiProblem';
import type { HandlerResult } from '../http/defineHandler';
import type { MockBackend } from '../MockBackend';

/**
 * Creates once for each `Idempotency-Key`: the same payload again gets the first answer, another
 * one 422. Failures are not kept.
 */
export function respondOncePerKey(
  backend: MockBackend,
  key: string | null,
  body: unknown,
  create: () => HandlerResult,
): HandlerResult {
  if (key === null) return create();
  const payload = canonicalJson(body);
  const previous = backend.idempotentResults.get(key);
  if (previous && previous.payload !== payload) throw new ApiProblem(422, 'idempotency_key_reused');
  if (previous) return previous.result;
  const result = create();
  backend.idempotentResults.set(key, { payload, result });
  return result;
}

/** One text for payloads that say the same: the checked fields, whatever their order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
