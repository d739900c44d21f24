import type { MockBackend } from '../MockBackend';
import { ApiProblem } from './ApiProblem';
import type { HandlerResult } from './HandlerResult';

interface Create {
  readonly backend: MockBackend;
  /** Keys belong to a user. */
  readonly actorId: string | undefined;
  readonly key: string;
  /** What a repetition must have in common with the first request. */
  readonly request: unknown;
}

/**
 * Creates once per `Idempotency-Key`: repeating the request returns the first response, a different
 * one gets 422. Errors are not replayed (docs/api.md, "Idempotency"). Calls don't interleave, so a
 * repetition waits for the first request.
 */
export function respondOncePerKey(
  { backend: { idempotentResults }, actorId, key, request }: Create,
  create: () => HandlerResult,
): HandlerResult {
  const id = JSON.stringify([actorId, key]);
  const payload = canonicalJson(request);
  const previous = idempotentResults.get(id);
  if (previous && previous.payload !== payload) throw new ApiProblem(422, 'idempotency_key_reused');
  if (previous) return previous.result;
  const result = create();
  idempotentResults.set(id, { payload, result });
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
