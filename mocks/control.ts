import { CallLog, type LoggedCall } from './http/CallLog';
import { faultMatches, maxRetries, isRetryOf, type Fault, type FaultTarget } from './http/Fault';
import { createFailurePattern } from './http/createFailurePattern';
import type { ColleagueChange, ColleagueField } from './handlers/changeAsColleague';
import { seededRandom } from './seededRandom';

/** Milliseconds per call: fixed, or a range from which the seed draws. */
export type Latency = number | readonly [min: number, max: number];

/** Controls a mock API at run time: for the demo panel, scripts and tests. */
export interface MockControl {
  setLatency(latency: Latency): void;
  /**
   * Share of the calls that users wait for that fail, 0 to 1, with their automatic retries; the seed
   * determines which. Prefetches and background refetches don't count, and fail only at 1.
   */
  setFailureRate(rate: number): void;
  /**
   * Changes a field of an organization as a colleague of the signed-in user would, by the same path
   * as a call. Resolves to what was changed; `undefined` if there is nothing to change.
   */
  changeAsColleague(
    organizationId: string,
    field: ColleagueField,
  ): Promise<ColleagueChange | undefined>;
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
  /** Number of writes that have changed the seeded data, in any tab. */
  readonly changes: number;
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
  /** Due to the failure rate. */
  readonly isRandom?: true;
  /** The call that it was applied to; from then on it applies only to retries of that call. */
  readonly appliedTo?: FaultTarget;
}

/** Failures that the failure rate draws from; the console retries reads after the last two. */
const randomFaults: readonly Fault[] = [
  { effect: { status: 500 } },
  { effect: { status: 503 }, includeRetries: true },
  { effect: 'network', includeRetries: true },
];

/** The state behind `MockControl`, as `handleRequest` uses it. */
export function createControlState({
  seed,
  latency,
  failureRate,
  sessionEndsAtCall,
  logSize,
}: Options) {
  const initial: ControlSnapshot = { latency, failureRate, faults: [], log: [], changes: 0 };
  const listeners = new Set<() => void>();
  let snapshot = initial;
  let pendingFaults: readonly PendingFault[] = [];
  let random = createRandomStreams(seed);
  let shouldFail = createFailurePattern(failureRate, random.failure);
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
    setFailureRate(next: number): void {
      setPendingFaults(pendingFaults.filter(({ isRandom }) => !isRandom));
      restartFailures(next);
      set({ failureRate: next });
    },
    setChanges(changes: number): void {
      if (changes !== snapshot.changes) set({ changes });
    },
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
      if (!entry) return randomFault(target);
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
      restartFailures(failureRate);
      sessionCalls = 0;
      log.clear();
      pendingFaults = [];
      set(initial);
    },
  };

  /** The same calls fail each time that a rate is chosen. */
  function restartFailures(rate: number): void {
    const streams = createRandomStreams(seed);
    random = { ...streams, latency: random.latency };
    shouldFail = createFailurePattern(rate, streams.failure);
  }

  function randomFault(target: FaultTarget): Fault | undefined {
    const { failureRate: rate } = snapshot;
    if (rate <= 0 || (target.background && rate < 1) || !shouldFail()) return undefined;
    const fault = randomFaults[Math.floor(random.effect() * randomFaults.length)];
    // At 1 the retries fail anyway.
    if (fault?.includeRetries && target.method === 'GET' && rate < 1)
      setPendingFaults([
        ...pendingFaults,
        { key: {}, fault, remaining: maxRetries, appliedTo: target, isRandom: true },
      ]);
    return fault;
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
function nextPendingFault(pending: PendingFault, target: FaultTarget): PendingFault | undefined {
  const { key, fault, remaining, appliedTo } = pending;
  if (remaining > 1) return { ...pending, remaining: remaining - 1 };
  return fault.includeRetries && !appliedTo && target.method === 'GET'
    ? { key, fault, remaining: maxRetries, appliedTo: target }
    : undefined;
}

export type ControlState = ReturnType<typeof createControlState>;
