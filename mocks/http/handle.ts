import type { BodyOf, Call, PathOf, QueryOf } from '../../src/api/contract/Call';
import type { World } from '../World';

type Defaulted<Q> = { [K in keyof Q]: Q[K] extends { default: unknown } ? K : never }[keyof Q];

/** A call's query as it was checked: what has a default is there. */
type CheckedQuery<C extends Call> = C extends { query: infer Q }
  ? QueryOf<C> & { readonly [K in Defaulted<Q> & keyof QueryOf<C>]-?: NonNullable<QueryOf<C>[K]> }
  : undefined;

/**
 * A call that has passed: who calls is known, its path is decoded, its query and payload hold to
 * the contract.
 */
export interface CallContext<C extends Call> {
  readonly world: World;
  readonly path: PathOf<C>;
  readonly query: CheckedQuery<C>;
  /** Trimmed; optional texts that were blank are null. */
  readonly body: BodyOf<C>;
  /** The bearer token; empty for calls that need none. */
  readonly bearer: string;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

export interface Answer {
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly etag?: string;
}

/** One call and what answers it, not tied to a world yet. */
export interface Route {
  readonly call: Call;
  readonly answer: (context: never) => Answer;
}

/**
 * Answers a call of the contract: look up (throws 404), check, change, answer. Everything else is
 * the wrapper's (`answerCall`).
 */
export function handle<const C extends Call>(
  call: C,
  answer: (context: CallContext<C>) => Answer,
): Route {
  return { call, answer };
}
