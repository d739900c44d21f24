import type { BodyOf, Call, QueryOf } from '~/api/contract/Call';
import type { ActivityLog, Actor } from './activity';
import type { Database, OrganizationRecord, SubscriptionRecord, TokenRecord } from './database';
import type { BodyIssue } from './validation';

/** What a handler works with. */
export interface MockBackend {
  readonly database: Database;
  readonly activity: ActivityLog;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A new string of letters and digits, for ids and secrets. */
  readonly uniqueString: (length: number) => string;
  /** Tokens of sessions that have ended. */
  readonly endedSessions: Set<string>;
}

/** What a handler responds with. */
export interface HandlerResult {
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly etag?: string;
  /** The path of a created record. */
  readonly location?: string;
}

interface ProblemDetails {
  readonly detail?: string | undefined;
  readonly errors?: readonly BodyIssue[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Extension members of the problem (RFC 9457), such as `used_seats`. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** An error of the API contract. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: ProblemDetails = {},
  ) {
    super(`${status} ${code}`);
  }
}

export function invalidQueryProblem(parameter: string): ApiProblem {
  return new ApiProblem(400, 'invalid_query', {
    detail: `The query parameter ${parameter} is not valid.`,
    extra: { parameter },
  });
}

/** The records that a path template names. */
type PathRecords<Path> = Path extends `/api/auth/tokens/{id}/${string}`
  ? { readonly token: TokenRecord }
  : Path extends `/api/accounts/{id}${string}{sid}${string}`
    ? { readonly organization: OrganizationRecord; readonly subscription: SubscriptionRecord }
    : Path extends `/api/accounts/{id}${string}`
      ? { readonly organization: OrganizationRecord }
      : unknown;

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
type CallContext<C extends Call> = PathRecords<C['path']> & {
  readonly backend: MockBackend;
  readonly query: CheckedQuery<C>;
  /** Texts are cleaned, blank optional ones null. */
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

/** Defines the handler of a call: check for conflicts (409), change, respond. `http.ts` does the rest. */
export function defineHandler<const C extends Call>(
  call: C,
  resolver: (context: CallContext<C>) => HandlerResult,
): CallHandler {
  return { call, resolver };
}

/** The strong ETag of an organization's current version. */
export function etagOf(organization: OrganizationRecord): string {
  return `"${organization.version}"`;
}
