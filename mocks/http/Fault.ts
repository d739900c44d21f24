/** How a call fails: a status with its code, or an answer that the contract doesn't know. */
export type FaultEffect =
  /** A problem of this status; `code` by default the contract's own for it. */
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
  /** 200 with nothing. */
  | 'empty'
  /** 200 with `null`. */
  | 'null'
  /** 200 with JSON that breaks off. */
  | 'malformed'
  /** No answer ever. */
  | 'hang'
  /** 200 with exactly this JSON. */
  | { readonly body: unknown };

/** Whether a call fails because someone else is said to have changed the organization. */
export function isConflict(effect: FaultEffect): boolean {
  return (
    typeof effect === 'object' &&
    'status' in effect &&
    effect.status === 412 &&
    (effect.code ?? 'conflict') === 'conflict'
  );
}

/** What shall happen to the next matching calls. */
export interface Fault {
  /**
   * By the contract's name of the call (`listOrganizations`); without any of the three, every call
   * matches.
   */
  readonly call?: string;
  readonly method?: string;
  /** The path without its query, percent-encoded as it is sent; `*` stands for anything. */
  readonly path?: string;
  /** Calls that read alone, or those that change something. */
  readonly kind?: 'read' | 'write';
  /** Without one the call goes through, after `delay`. */
  readonly effect?: FaultEffect;
  /** Milliseconds on top of the latency. */
  readonly delay?: number;
  /** How many calls it strikes; 1 unless told. JSON has no Infinity: `"always"`. */
  readonly times?: number | 'always';
  /** The call does its work and only its answer goes wrong. */
  readonly afterHandling?: boolean;
  /** Strikes calls alone that someone waits for: prefetches and background refetches pass. */
  readonly awaited?: boolean;
  /** Strikes the further tries of a GET that it struck too: the console tries again by itself. */
  readonly includeRetries?: boolean;
}

/** The call that came, as faults see it. */
export interface FaultTarget {
  readonly call: string | undefined;
  readonly method: string;
  readonly path: string;
  /** When it came, in epoch milliseconds. */
  readonly at: number;
  /** Nobody waits for it. */
  readonly background: boolean;
}

/**
 * How often the console tries a GET again, and the milliseconds after which it gives up
 * (decisions.md, "Messages").
 */
export const maxRetries = 2;
const retryWindow = 15_000;

/** Whether a call may be the console's own next try of one that was struck. */
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
