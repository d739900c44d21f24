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

/**
 * Milliseconds that every call takes: always as many, or between two bounds, drawn from the seed.
 */
export type Latency = number | readonly [min: number, max: number];

/** What people and tests may do to a mock API. */
export interface MockControl {
  setLatency(latency: Latency): void;
  /** Share of the calls that fail, drawn from the seed: 0 to 1. */
  setFailureRate(rate: number): void;
  /**
   * Strikes the next call that matches; what was asked for first strikes first. Gives a function
   * that takes it back.
   */
  failNext(fault: Fault): () => void;
  clearFaults(): void;
  /** The last calls, oldest first. */
  log(): readonly LoggedCall[];
  clearLog(): void;
  /** Ends every session: the next call gets 401. */
  endSessions(): void;
  /**
   * Data as seeded, no faults, latency and failure rate of the start, an empty log. Whoever is
   * signed in stays so. Done when every tab has it.
   */
  reset(): Promise<void>;
  /** All of it as it stands; the same object until something changes. */
  getSnapshot(): ControlSnapshot;
  /** Calls back after each change of `state`; gives a function that ends that. */
  subscribe(listener: () => void): () => void;
}

export interface ControlSnapshot {
  readonly latency: Latency;
  readonly failureRate: number;
  /** What waits for a call to strike. */
  readonly faults: readonly Fault[];
  readonly log: readonly LoggedCall[];
}

interface Options {
  readonly seed: number;
  readonly latency: Latency;
  readonly failureRate: number;
  /** The session ends at its so manieth call, once. */
  readonly sessionEndsAtCall: number | undefined;
  readonly logSize: number;
}

interface PendingFault {
  /** The same from the wish to the last strike. */
  readonly key: object;
  readonly fault: Fault;
  readonly remaining: number;
  /** It struck this call, and strikes its further tries alone. */
  readonly appliedTo?: FaultTarget;
}

/** What a call gets that fails by the failure rate. */
const randomEffects: readonly FaultEffect[] = [{ status: 500 }, { status: 503 }, 'network'];

/** The control's own state, as the wrapper of the handlers sees it. */
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
    /** How long the call at hand shall take. */
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
    /** The fault that strikes this call, if one does; it has struck then. */
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
    /** Whether the session at hand ends with the call that it makes. */
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

/** Streams of their own: how long the calls take doesn't change which of them fail. */
function createRandomStreams(seed: number) {
  return {
    latency: seededRandom(seed),
    failure: seededRandom(seed ^ 0x5eed),
    effect: seededRandom(seed ^ 0xfa11),
  };
}

/** What waits once a fault has struck. */
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
