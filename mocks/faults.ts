import type { ColleagueChange, ColleagueField } from './handlers/colleague';
import { seededRandom } from './seededRandom';

/** Milliseconds per call: fixed, or a range from which the seed draws. */
export type Latency = number | readonly [min: number, max: number];

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
  /** 403 with a web page. */
  | 'forbidden-page'
  /** A redirect to a page that asks for a sign-in. */
  | 'redirect'
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

/** A fault for the next matching calls. */
export interface Fault {
  /**
   * The call's name in the contract, such as `listOrganizations`. Without `call`, `method` and `path`,
   * every call matches.
   */
  readonly call?: string;
  readonly method?: string;
  /** The percent-encoded path without its query; `*` matches anything. */
  readonly path?: string;
  /** Without an effect the call succeeds, after `delay`. */
  readonly effect?: FaultEffect;
  /** Milliseconds, in addition to the latency. */
  readonly delay?: number;
  /** Number of calls that fail, 1 by default; `'always'` because JSON has no Infinity. */
  readonly times?: number | 'always';
  /** The call is handled first; only its response fails. */
  readonly afterHandling?: boolean;
}

/** A call, once it has been responded to with its status; 0 for a broken connection. */
export interface LoggedCall {
  readonly call: string | undefined;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly request?: unknown;
  readonly status?: number;
  /** The failure was injected. */
  readonly fault?: true;
}

/** Controls a mock API at run time: for the demo panel, scripts and tests. */
export interface MockControl extends Pick<
  CallControl,
  'setLatency' | 'failNext' | 'clearFaults' | 'log' | 'clearLog' | 'getSnapshot' | 'subscribe'
> {
  /**
   * Changes a field of an organization as a colleague of the signed-in user would, by the same path
   * as a call. Resolves to what was changed; `undefined` if there is nothing to change.
   */
  changeAsColleague(
    organizationId: string,
    field: ColleagueField,
  ): Promise<ColleagueChange | undefined>;
  /** Ends every session: the next call gets 401. */
  endSessions(): void;
  /**
   * Restores the seeded data and the initial latency; clears faults and the log. Users stay signed in.
   * Resolves when the reset applies to every tab.
   */
  reset(): Promise<void>;
}

interface ControlSnapshot {
  readonly latency: Latency;
  /** Those that no call has matched yet. */
  readonly faults: readonly Fault[];
}

interface Options {
  readonly seed: number;
  readonly latency: Latency;
  /** One call in so many fails. */
  readonly failEvery: number | undefined;
  /** Number of the authenticated call at which all sessions end, once. */
  readonly sessionEndsAtCall: number | undefined;
  readonly logSize: number;
}

/** Latency, faults and the log of the calls. */
export class CallControl {
  private snapshot: ControlSnapshot;
  private readonly listeners = new Set<() => void>();
  private readonly random: () => number;
  private calls: LoggedCall[] = [];
  private callCount = 0;
  private sessionCallCount = 0;

  constructor(private readonly options: Options) {
    this.snapshot = { latency: options.latency, faults: [] };
    this.random = seededRandom(options.seed);
  }

  setLatency(latency: Latency): void {
    this.set({ latency });
  }

  /**
   * Applies a fault to the next matching call; the oldest matching fault wins. Returns a function
   * that cancels it.
   */
  failNext(fault: Fault): () => void {
    const pending = { ...fault };
    this.set({ faults: [...this.snapshot.faults, pending] });
    return () => this.set({ faults: this.snapshot.faults.filter((other) => other !== pending) });
  }

  clearFaults(): void {
    this.set({ faults: [] });
  }

  /** The last calls, oldest first. */
  log(): readonly LoggedCall[] {
    return this.calls;
  }

  clearLog(): void {
    this.calls = [];
  }

  /** The current state; the same object until something changes. */
  getSnapshot(): ControlSnapshot {
    return this.snapshot;
  }

  /** Calls the listener after each change of the snapshot; returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  restart(): void {
    this.calls = [];
    this.set({ latency: this.options.latency, faults: [] });
  }

  /** Logs a call; returns a function that logs its end and returns the entry. */
  begin(call: LoggedCall): (status: number) => LoggedCall {
    this.calls = [...this.calls, call].slice(-this.options.logSize);
    return (status) => {
      const ended = { ...call, status };
      this.calls = this.calls.map((other) => (other === call ? ended : other));
      return ended;
    };
  }

  /** Latency of the current call, in milliseconds. */
  nextLatency(): number {
    const { latency } = this.snapshot;
    if (typeof latency === 'number') return latency;
    const [min, max] = latency;
    return Math.round(min + (max - min) * this.random());
  }

  /** The fault for this call, if any; it counts as used from then on. */
  consumeFault(call: Pick<LoggedCall, 'call' | 'method' | 'path'>): Fault | undefined {
    const { failEvery } = this.options;
    this.callCount += 1;
    const fault = this.snapshot.faults.find((pending) => matches(pending, call));
    if (!fault) {
      if (failEvery === undefined || this.callCount % failEvery !== 0) return undefined;
      return { effect: { status: failEvery === 1 ? 503 : 500 } };
    }
    const { times = 1 } = fault;
    if (times !== 'always') {
      const rest = times > 1 ? [{ ...fault, times: times - 1 }] : [];
      const faults = this.snapshot.faults.flatMap((other) => (other === fault ? rest : other));
      this.set({ faults });
    }
    return fault;
  }

  /** Counts a call of a session; true if the session ends with it. */
  shouldEndSession(): boolean {
    this.sessionCallCount += 1;
    return this.sessionCallCount === this.options.sessionEndsAtCall;
  }

  private set(change: Partial<ControlSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

function matches(
  fault: Fault,
  { call, method, path }: Pick<LoggedCall, 'call' | 'method' | 'path'>,
): boolean {
  if (fault.call !== undefined && fault.call !== call) return false;
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  const pattern = fault.path?.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return pattern === undefined || new RegExp(`^${pattern}$`).test(path);
}
