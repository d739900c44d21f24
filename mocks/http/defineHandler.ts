import type { BodyOf, Call, PathOf, QueryOf } from '~/api/contract/Call';
import type { Actor } from '../activity/ActivityEntry';
import type { MockBackend } from '../MockBackend';
import type { HandlerResult } from './HandlerResult';

type DefaultedKeys<Q> = { [K in keyof Q]: Q[K] extends { default: unknown } ? K : never }[keyof Q];

/** A call's validated query; parameters with a default are always present. */
type CheckedQuery<C extends Call> = C extends { query: infer Q }
  ? QueryOf<C> & {
      readonly [K in DefaultedKeys<Q> & keyof QueryOf<C>]-?: NonNullable<QueryOf<C>[K]>;
    }
  : undefined;

/**
 * An authenticated call with its path decoded and its query and payload validated against the
 * contract.
 */
export interface CallContext<C extends Call> {
  readonly backend: MockBackend;
  readonly path: PathOf<C>;
  readonly query: CheckedQuery<C>;
  /** Texts are trimmed, blank optional ones null. */
  readonly body: BodyOf<C>;
  /** The bearer token; empty for calls that need none. */
  readonly bearer: string;
  /** Who calls; null for calls that need no token. */
  readonly actor: Actor | null;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

/** A call and its resolver, independent of any backend. */
export interface CallHandler {
  readonly call: Call;
  readonly resolver: (context: never) => HandlerResult;
}

/**
 * Defines the handler of a call: look up (throws 404), validate, change, respond. `handleRequest`
 * does everything else.
 */
export function defineHandler<const C extends Call>(
  call: C,
  resolver: (context: CallContext<C>) => HandlerResult,
): CallHandler {
  return { call, resolver };
}
