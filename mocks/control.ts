import { CallLog, type LoggedCall } from './http/CallLog';
import {
  faultMatches,
  maxRetries,
  isRetryOf,
  type Fault,
  type FaultEffect,
  type FaultTarget,
} from './http/Fault';
import { seededRandom } from './seededRandom';

/** Milliseconds per call: fixed, or a range from which the seed draws. */
export type Latency = number | readonly [min: number, max: number];

/** Controls a mock API at run time: for the demo panel, scripts and tests. */
export interface MockControl {
  setLatency(latency: Latency): void;
  /** Share of calls that fail, 0 to 1; the seed determines which. */
  setFailureRate(rate: number): void;
  /**
   * Applies a fault to the next matching call; the oldest matching fault wins. Returns a function
   * that cancels it.
   */
  failNext(fault: Fault): () => void;
  clearFaults(): void;
  /** The last calls, oldest first. */
  log(): readonly LoggedCall[];
  clearLog(): void;
  /** Ends every session: the next call gets 401. */
  endSessions(): void;
  /**
   * Restores the seeded data, initial latency and failure rate; clears faults and the log. Users
   * stay signed in. Resolves when the reset applies to every tab.
   */
  reset(): Promise<void>;
  /** The current state; the same object until something changes. */
  getSnapshot(): ControlSnapshot;
  /** Calls the listener after each change of the snapshot; returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

export interface ControlSnapshot {
  readonly latency: Latency;
  readonly failureRate: number;
  /** Pending faults: those that no call has matched yet. */
  readonly faults: readonly Fault[];
  readonly log: readonly LoggedCall[];
}

interface Options {
  readonly seed: number;
  readonly latency: Latency;
  readonly failureRate: number;
  /** Number of the authenticated call at which all sessions end, once. */
  readonly sessionEndsAtCall: number | undefined;
  readonly logSize: number;
}

interface PendingFault {
  /** Identifies the fault while its other fields change. */
  readonly key: object;
  readonly fault: Fault;
  readonly remaining: number;
  /** The call that it was applied to; from then on it applies only to retries of that call. */
  readonly appliedTo?: FaultTarget;
}

/** Effects that the failure rate draws from. */
const randomEffects: readonly FaultEffect[] = [{ status: 500 }, { status: 503 }, 'network'];

/** The state behind `MockControl`, as `handleRequest` uses it. */
export function createControlState({
  seed,
  latency,
  failureRate,
  sessionEndsAtCall,
  logSize,
}: Options) {
  const initial: ControlSnapshot = { latency, failureRate, faults: [], log: [] };
  const listeners = new Set<() => void>();
  let snapshot = initial;
  let pendingFaults: readonly PendingFault[] = [];
  let random = createRandomStreams(seed);
  let sessionCalls = 0;

  function set(change: Partial<ControlSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }
  function setPendingFaults(next: readonly PendingFault[]): void {
    pendingFaults = next;
    set({ faults: next.filter(({ appliedTo }) => !appliedTo).map(({ fault }) => fault) });
  }
  const log = new CallLog(logSize, (calls) => set({ log: calls }));

  return {
    log,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLatency: (next: Latency) => set({ latency: next }),
    setFailureRate: (next: number) => set({ failureRate: next }),
    /** Latency of the current call, in milliseconds. */
    nextLatency(): number {
      if (typeof snapshot.latency === 'number') return snapshot.latency;
      const [min, max] = snapshot.latency;
      return Math.round(min + (max - min) * random.latency());
    },
    addFault(fault: Fault): () => void {
      const key = {};
      setPendingFaults([
        ...pendingFaults,
        { key, fault, remaining: fault.times === 'always' ? Infinity : (fault.times ?? 1) },
      ]);
      return () => setPendingFaults(pendingFaults.filter((other) => other.key !== key));
    },
    /** The fault for this call, if any; it counts as used from then on. */
    consumeFault(target: FaultTarget): Fault | undefined {
      const entry = pendingFaults
        .filter(({ fault }) => !(fault.awaited && target.background))
        .find(({ fault, appliedTo }) =>
          appliedTo ? isRetryOf(appliedTo, target) : faultMatches(fault, target),
        );
      if (!entry) return randomFault();
      setPendingFaults(
        pendingFaults.flatMap((other) =>
          other === entry ? (nextPendingFault(entry, target) ?? []) : other,
        ),
      );
      return entry.fault;
    },
    clearFaults: () => setPendingFaults([]),
    /** Counts a call of a session; true if the session ends with it. */
    shouldEndSession(): boolean {
      sessionCalls += 1;
      return sessionCalls === sessionEndsAtCall;
    },
    reset(): void {
      random = createRandomStreams(seed);
      sessionCalls = 0;
      log.clear();
      pendingFaults = [];
      set(initial);
    },
  };

  function randomFault(): Fault | undefined {
    if (snapshot.failureRate <= 0 || random.failure() >= snapshot.failureRate) return undefined;
    return {
      effect: randomEffects[Math.floor(random.effect() * randomEffects.length)] ?? 'network',
    };
  }
}

/** Separate streams: the latency of calls must not affect which of them fail. */
function createRandomStreams(seed: number) {
  return {
    latency: seededRandom(seed),
    failure: seededRandom(seed ^ 0x5eed),
    effect: seededRandom(seed ^ 0xfa11),
  };
}

/** What remains of a fault after it was applied to a call. */
function nextPendingFault(
  { key, fault, remaining, appliedTo }: PendingFault,
  target: FaultTarget,
): PendingFault | undefined {
  if (remaining > 1)
    return { key, fault, remaining: remaining - 1, ...(appliedTo && { appliedTo }) };
  return fault.includeRetries && !appliedTo && target.method === 'GET'
    ? { key, fault, remaining: maxRetries, appliedTo: target }
    : undefined;
}

export type ControlState = ReturnType<typeof createControlState>;
