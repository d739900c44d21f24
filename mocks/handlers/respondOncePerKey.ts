import { ApiProblem } from '../http/ApiProblem';
import type { HandlerResult } from '../http/HandlerResult';
import type { MockBackend } from '../MockBackend';

interface Create {
  readonly backend: MockBackend;
  readonly path?: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

/**
 * Creates once per `Idempotency-Key`: repeating the payload returns the first response, a different
 * payload or organization gets 422. Errors are not replayed (docs/api.md, "Ground rules").
 */
export function respondOncePerKey(
  { backend, path, body, idempotencyKey: key }: Create,
  create: () => HandlerResult,
): HandlerResult {
  if (key === null) return create();
  const payload = canonicalJson({ path, body });
  const previous = backend.idempotentResults.get(key);
  if (previous && previous.payload !== payload) throw new ApiProblem(422, 'idempotency_key_reused');
  if (previous) return previous.result;
  const result = create();
  backend.idempotentResults.set(key, { payload, result });
  return result;
}

/** JSON with sorted keys, so that the order of fields doesn't matter. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
