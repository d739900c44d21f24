import { http, type HttpHandler } from 'msw';
import { createControlState, type Latency, type MockControl } from './control';
import { createUniqueStringGenerator } from './createUniqueStringGenerator';
import type { Database } from './database/createDatabase';
import { millisecondsPerDay, toDayNumber } from './day';
import { changeAsColleague } from './handlers/changeAsColleague';
import { handleRequest } from './http/handleRequest';
import type { LoggedCall } from './http/CallLog';
import { endSessions } from './http/sessions';
import type { Journal } from './persistence/Journal';
import { noSessionPersistence, type SessionPersistence } from './persistence/SessionPersistence';
import { SharedData } from './persistence/SharedData';
import { scenarios, type ScenarioName } from './scenarios/scenarios';
import { seedDatabase } from './seed/seedDatabase';
import type { MockBackend } from './MockBackend';

export interface MockApiOptions {
  /** The other options override the scenario's values. */
  readonly scenario?: ScenarioName | undefined;
  readonly seed?: number | undefined;
  readonly organizations?: number | undefined;
  /** The clock, in epoch milliseconds; the data ends on its day. */
  readonly now?: (() => number) | undefined;
  readonly latency?: Latency | undefined;
  readonly failureRate?: number | undefined;
  readonly sessionPersistence?: SessionPersistence;
  /** Where changes are stored; without it they are lost when the page closes. */
  readonly journal?: Journal | undefined;
  /** Called when the journal was invalid and has been discarded. */
  readonly onCorruptJournal?: (() => void) | undefined;
  /** Called after each response. */
  readonly onResponse?: ((call: LoggedCall) => void) | undefined;
  /** Number of calls in the log. */
  readonly logSize?: number;
}

/** A complete API with its data; instances share nothing. */
export interface MockApi {
  readonly database: Database;
  /** An msw handler of all calls, whatever the origin. */
  readonly handlers: HttpHandler[];
  readonly control: MockControl;
  /** Applies new journal entries to the data; each call does so too. */
  readonly sync: () => Promise<void>;
  /** Whether changes survive a reload. */
  readonly isPersistent: boolean;
}

// In development, a change to what handles calls applies to the next call. For the rest of the mock, Vite
// reloads the page.
let code = { handleRequest, changeAsColleague, endSessions };
import.meta.hot?.accept(
  ['./http/handleRequest', './handlers/changeAsColleague', './http/sessions'],
  (modules) => (code = Object.assign({ ...code }, ...modules) as typeof code),
);

export function createMockApi(options: MockApiOptions = {}): MockApi {
  const {
    scenario = 'default',
    seed = 1,
    now = Date.now,
    sessionPersistence = noSessionPersistence,
    journal,
    onCorruptJournal,
    onResponse = () => {},
    logSize = 50,
  } = options;
  const definition = scenarios[scenario];
  const {
    organizations = definition.organizations,
    latency = definition.latency ?? 0,
    failureRate = definition.failureRate ?? 0,
  } = options;
  const controlState = createControlState({
    seed,
    latency,
    failureRate,
    sessionEndsAtCall: definition.sessionEndsAtCall,
    logSize,
  });
  const sharedData = new SharedData({
    today: () => toDayNumber(now()),
    seed: (database, day) =>
      seedDatabase(database, {
        seed,
        organizationCount: organizations,
        now: day * millisecondsPerDay,
        ...definition.data,
      }),
    journal,
    onCorruptJournal,
    onChanges: (count) => controlState.setChanges(count),
  });
  const { database } = sharedData;
  const uniqueRequestId = createUniqueStringGenerator(seed + 1, now);
  const backend: MockBackend = {
    database,
    get seededActivity() {
      return sharedData.seededActivity;
    },
    transact: (work) => sharedData.transact(work),
    now,
    uniqueString: createUniqueStringGenerator(seed, now),
    requestId: () => `req_${uniqueRequestId(16)}`,
    sessionPersistence,
    idempotentResults: new Map(),
    onResponse,
  };

  const control: MockControl = {
    setLatency: (next) => controlState.setLatency(next),
    setFailureRate: (next) => controlState.setFailureRate(next),
    changeAsColleague: (organizationId, field) =>
      sharedData.transact(() => code.changeAsColleague(backend, organizationId, field)),
    failNext: (fault) => controlState.addFault(fault),
    clearFaults: () => controlState.clearFaults(),
    log: () => controlState.getSnapshot().log,
    clearLog: () => controlState.log.clear(),
    endSessions: () => code.endSessions(backend),
    reset() {
      backend.idempotentResults.clear();
      controlState.reset();
      return sharedData.reset();
    },
    getSnapshot: () => controlState.getSnapshot(),
    subscribe: (listener) => controlState.subscribe(listener),
  };

  return {
    database,
    handlers: [
      http.all(isApiCall, ({ request }) => code.handleRequest(backend, controlState, request)),
    ],
    control,
    sync: () => sharedData.transact(() => {}),
    get isPersistent() {
      return sharedData.isPersistent;
    },
  };
}

/** Anchored at the root: the dev server serves modules under `/src/api/`. */
function isApiCall({ request }: { request: Request }): boolean {
  return new URL(request.url).pathname.startsWith('/api/');
}
