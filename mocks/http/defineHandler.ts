import type { BodyOf, Call, QueryOf } from '~/api/contract/Call';
import type { Actor } from '../activity/ActivityEntry';
import type { MockBackend } from '../MockBackend';
import type { HandlerResult } from './HandlerResult';
import type { PathRecords } from './pathRecords';

type DefaultedKeys<Q> = { [K in keyof Q]: Q[K] extends { default: unknown } ? K : never }[keyof Q];

/** A call's validated query; parameters with a default are always present. */
type CheckedQuery<C extends Call> = C extends { query: infer Q }
  ? QueryOf<C> & {
      readonly [K in DefaultedKeys<Q> & keyof QueryOf<C>]-?: NonNullable<QueryOf<C>[K]>;
    }
  : undefined;

/**
 * An authenticated call whose checks have passed: the records of its path are found, its query and
 * payload valid, and its `If-Match` is current.
 */
export type CallContext<C extends Call> = PathRecords<C['path']> & {
  readonly backend: MockBackend;
  readonly query: CheckedQuery<C>;
  /** Texts are trimmed, blank optional ones null. */
  readonly body: BodyOf<C>;
  /** The bearer token; empty for calls that need none. */
  readonly bearer: string;
  /** Who calls; null for calls that need no token. */
  readonly actor: Actor | null;
};

/** A call and its resolver, independent of any backend. */
export interface CallHandler {
  readonly call: Call;
  readonly resolver: (context: never) => HandlerResult;
}

/**
 * Defines the handler of a call: check for conflicts (409), change, respond. `handleRequest` does
 * everything else.
 */
export function defineHandler<const C extends Call>(
  call: C,
  resolver: (context: CallContext<C>) => HandlerResult,
): CallHandler {
  return { call, resolver };
}
