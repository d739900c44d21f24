import { ApiProblem } from '../http/ApiProblem';
import type { Answer } from '../http/handle';
import type { World } from '../World';

/**
 * Creates once for each `Idempotency-Key`: the same payload again gets the first answer, another
 * one 422. Failures are not kept.
 */
export function firstAnswer(
  world: World,
  key: string | null,
  body: unknown,
  create: () => Answer,
): Answer {
  if (key === null) return create();
  const payload = canonical(body);
  const first = world.firstAnswers.get(key);
  if (first && first.payload !== payload) throw new ApiProblem(422, 'idempotency_key_reused');
  if (first) return first.answer;
  const answer = create();
  world.firstAnswers.set(key, { payload, answer });
  return answer;
}

/** One text for payloads that say the same: the checked fields, whatever their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
