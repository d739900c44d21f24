import type { BodyOf, Call, PathOf, QueryOf } from '../../src/api/contract/Call';
import type { MockBackend } from '../MockBackend';

type DefaultedKeys<Q> = { [K in keyof Q]: Q[K] extends { default: unknown } ? K : never }[keyof Q];

/** A call's query as it was checked: what has a default is there. */
type CheckedQuery<C extends Call> = C extends { query: infer Q }
  ? QueryOf<C> & {
      readonly [K in DefaultedKeys<Q> & keyof QueryOf<C>]-?: NonNullable<QueryOf<C>[K]>;
    }
  : undefined;

/**
 * A call that has passed: who calls is known, its path is decoded, its query and payload hold to
 * the contract.
 */
export interface CallContext<C extends Call> {
  readonly backend: MockBackend;
  readonly path: PathOf<C>;
  readonly query: CheckedQuery<C>;
  /** Trimmed; optional texts that were blank are null. */
  readonly body: BodyOf<C>;
  /** The bearer token; empty for calls that need none. */
  readonly bearer: string;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

export interface HandlerResult {
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly etag?: string;
}

/** One call and what answers it, not tied to a world yet. */
export interface CallHandler {
  readonly call: Call;
  readonly resolver: (context: never) => HandlerResult;
}

/**
 * Answers a call of the contract: look up (throws 404), check, change, answer. Everything else is
 * the wrapper's (`answerCall`).
 */
export function defineHandler<const C extends Call>(
  call: C,
  resolver: (context: CallContext<C>) => HandlerResult,
): CallHandler {
  return { call, resolver };
}
