/** How a call fails: with an error status, or a response that violates the contract. */
export type FaultEffect =
  /** An error with this status; `code` defaults to the contract's code for the status. */
  | {
      readonly status: number;
      readonly code?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly extra?: Readonly<Record<string, unknown>>;
    }
  /** The connection breaks. */
  | 'network'
  /** 200 with a web page. */
  | 'html'
  /** 200 with an empty body. */
  | 'empty'
  /** 200 with `null`. */
  | 'null'
  /** 200 with truncated JSON. */
  | 'malformed'
  /** Never responds. */
  | 'hang'
  /** 200 with exactly this JSON. */
  | { readonly body: unknown };

/** Whether the effect is a 412 because another user changed the organization. */
export function isConflict(effect: FaultEffect): boolean {
  return (
    typeof effect === 'object' &&
    'status' in effect &&
    effect.status === 412 &&
    (effect.code ?? 'conflict') === 'conflict'
  );
}

/** A fault for the next matching calls. */
export interface Fault {
  /**
   * The call's name in the contract, such as `listOrganizations`. Without `call`, `method`, `path`
   * and `kind`, every call matches.
   */
  readonly call?: string;
  readonly method?: string;
  /** The percent-encoded path without its query; `*` matches anything. */
  readonly path?: string;
  /** `read` matches GET calls, `write` all others. */
  readonly kind?: 'read' | 'write';
  /** Without an effect the call succeeds, after `delay`. */
  readonly effect?: FaultEffect;
  /** Milliseconds, in addition to the latency. */
  readonly delay?: number;
  /** Number of calls that fail, 1 by default; `'always'` because JSON has no Infinity. */
  readonly times?: number | 'always';
  /** The call is handled first; only its response fails. */
  readonly afterHandling?: boolean;
  /** Skips prefetches and background refetches: only calls that the user waits for fail. */
  readonly awaited?: boolean;
  /** Also fails the console's automatic retries of a GET. */
  readonly includeRetries?: boolean;
}

/** An incoming call, as matched against faults. */
export interface FaultTarget {
  readonly call: string | undefined;
  readonly method: string;
  readonly path: string;
  /** Arrival time in epoch milliseconds. */
  readonly at: number;
  /** A prefetch or background refetch. */
  readonly background: boolean;
}

/**
 * How often the console retries a GET, and the milliseconds after which it stops
 * (docs/product.md, "Messages").
 */
export const maxRetries = 2;
const retryWindow = 15_000;

/** Whether a call may be the console's automatic retry of a failed one. */
export function isRetryOf(original: FaultTarget, { method, path, at }: FaultTarget): boolean {
  return method === original.method && path === original.path && at - original.at < retryWindow;
}

export function faultMatches(fault: Fault, { call, method, path }: FaultTarget): boolean {
  if (fault.kind !== undefined && fault.kind !== (method === 'GET' ? 'read' : 'write'))
    return false;
  if (fault.call !== undefined && fault.call !== call) return false;
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  return fault.path === undefined || wildcard(fault.path).test(path);
}

function wildcard(pattern: string): RegExp {
  return new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
}
