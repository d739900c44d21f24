import { http, type HttpHandler } from 'msw';
import { createControlState, type Latency, type MockControl } from './control';
import { createUniqueStringGenerator } from './createUniqueStringGenerator';
import type { Database } from './database/createDatabase';
import { millisecondsPerDay, toDayNumber } from './day';
import { activityHandlers } from './handlers/activity';
import { authHandlers } from './handlers/auth';
import { changeAsColleague } from './handlers/changeAsColleague';
import { dailySeatsHandlers } from './handlers/dailySeats';
import { organizationHandlers } from './handlers/organizations';
import { subscriptionHandlers } from './handlers/subscriptions';
import { tokenHandlers } from './handlers/tokens';
import { handleRequest } from './http/handleRequest';
import type { LoggedCall } from './http/CallLog';
import type { CallHandler } from './http/defineHandler';
import { matchPath } from './http/matchPath';
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
  /** msw handlers that match on the path only, whatever the origin. */
  readonly handlers: HttpHandler[];
  readonly control: MockControl;
  /** Applies new journal entries to the data; each call does so too. */
  readonly sync: () => Promise<void>;
  /** Whether changes survive a reload. */
  readonly isPersistent: boolean;
}

const callHandlers = [
  ...authHandlers,
  ...tokenHandlers,
  ...organizationHandlers,
  ...subscriptionHandlers,
  ...dailySeatsHandlers,
  ...activityHandlers,
];

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
      sharedData.transact(() => changeAsColleague(backend, organizationId, field)),
    failNext: (fault) => controlState.addFault(fault),
    clearFaults: () => controlState.clearFaults(),
    log: () => controlState.getSnapshot().log,
    clearLog: () => controlState.log.clear(),
    endSessions: () => endSessions(backend),
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
      ...callHandlers.map((callHandler) => toHttpHandler(callHandler)),
      http.all(isApiCall, ({ request }) =>
        handleRequest(backend, controlState, undefined, request),
      ),
    ],
    control,
    sync: () => sharedData.transact(() => {}),
    get isPersistent() {
      return sharedData.isPersistent;
    },
  };

  function toHttpHandler(callHandler: CallHandler): HttpHandler {
    const { method, path } = callHandler.call;
    const add = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put }[method];
    return add(
      ({ request }) => matchPath(path, new URL(request.url).pathname) !== undefined,
      ({ request }) => handleRequest(backend, controlState, callHandler, request),
    );
  }
}

/** Anchored at the root: the dev server serves modules under `/src/api/`. */
function isApiCall({ request }: { request: Request }): boolean {
  return new URL(request.url).pathname.startsWith('/api/');
}
