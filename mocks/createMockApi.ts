import { http, type HttpHandler } from 'msw';
import { defaultQuery } from '../src/domain/organizationList';
import { createControlState, type Latency, type MockControl } from './control';
import { createUnused } from './createUnused';
import type { Database } from './database';
import { authRoutes } from './handlers/auth';
import { dailySeatsRoutes } from './handlers/dailySeats';
import { organizationRoutes } from './handlers/organizations';
import { subscriptionRoutes } from './handlers/subscriptions';
import { tokenRoutes } from './handlers/tokens';
import { answerCall } from './http/answerCall';
import type { LoggedCall } from './http/CallLog';
import type { Route } from './http/handle';
import { matchPath } from './http/matchPath';
import { endSessions } from './http/sessions';
import type { Journal } from './Journal';
import { findOrganizations } from './organizationIndex';
import { scenarios, type ScenarioName } from './scenarios/scenarios';
import { seedDatabase } from './seed/seedDatabase';
import { noSessionStore, type SessionStore } from './SessionStore';
import { SharedData } from './SharedData';
import type { World } from './World';

export interface MockApiOptions {
  /** Which situation; the options beside it change it. */
  readonly scenario?: ScenarioName | undefined;
  readonly seed?: number | undefined;
  readonly organizations?: number | undefined;
  /** The clock, in epoch milliseconds; the data end on its day. */
  readonly now?: (() => number) | undefined;
  readonly latency?: Latency | undefined;
  readonly failureRate?: number | undefined;
  readonly sessions?: SessionStore;
  /** Where changes outlive the page; they go with it unless told. */
  readonly journal?: Journal | undefined;
  /** What the journal held was no change, and was thrown away. */
  readonly onDamage?: (() => void) | undefined;
  /** Hears of each call once it is answered. */
  readonly onAnswer?: ((call: LoggedCall) => void) | undefined;
  /** How many calls the log keeps. */
  readonly logSize?: number;
}

/** A whole API with its data: no two of them share anything. */
export interface MockApi {
  readonly database: Database;
  /** For msw, in any host and at any origin. */
  readonly handlers: HttpHandler[];
  readonly control: MockControl;
  /** Brings the data up to the journal; each call does so too. */
  readonly catchUp: () => Promise<void>;
  /** Whether changes outlive the page. */
  readonly kept: boolean;
}

const routes = [
  ...authRoutes,
  ...tokenRoutes,
  ...organizationRoutes,
  ...subscriptionRoutes,
  ...dailySeatsRoutes,
];

export function createMockApi(options: MockApiOptions = {}): MockApi {
  const {
    scenario = 'default',
    seed = 1,
    now = Date.now,
    sessions = noSessionStore,
    journal,
    onDamage,
    onAnswer = () => {},
    logSize = 50,
  } = options;
  const plan = scenarios[scenario];
  const {
    organizations = plan.organizations,
    latency = plan.latency ?? 0,
    failureRate = plan.failureRate ?? 0,
  } = options;
  const state = createControlState({
    seed,
    latency,
    failureRate,
    endsAtCall: plan.endsAtCall,
    logSize,
  });
  const build = () => {
    const database = seedDatabase({ seed, organizations, now: now(), story: plan.story });
    // Sorted here already: with 10,000 organizations the first list would take its time.
    findOrganizations(database, { sort: defaultQuery.sort, order: defaultQuery.order });
    return database;
  };
  const data = new SharedData({ build, journal, onDamage });
  const world: World = {
    get database() {
      return data.database;
    },
    transact: (work) => data.transact(work),
    now,
    unused: createUnused(seed, now),
    sessions,
    firstAnswers: new Map(),
    onAnswer,
  };

  const control: MockControl = {
    setLatency: (next) => state.setLatency(next),
    setFailureRate: (next) => state.setFailureRate(next),
    failNext: (fault) => state.add(fault),
    clearFaults: () => state.clearFaults(),
    log: () => state.state().log,
    clearLog: () => state.log.clear(),
    endSessions: () => endSessions(world),
    reset() {
      world.firstAnswers.clear();
      state.reset();
      return data.reset();
    },
    state: () => state.state(),
    subscribe: (listener) => state.subscribe(listener),
  };

  return {
    get database() {
      return data.database;
    },
    handlers: [
      ...routes.map((route) => handlerFor(route)),
      http.all(isApiCall, ({ request }) => answerCall(world, state, undefined, request)),
    ],
    control,
    catchUp: () => data.transact(() => {}),
    get kept() {
      return data.kept;
    },
  };

  function handlerFor(route: Route): HttpHandler {
    const { method, path } = route.call;
    const add = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put }[method];
    return add(
      ({ request }) => matchPath(path, new URL(request.url).pathname) !== undefined,
      ({ request }) => answerCall(world, state, route, request),
    );
  }
}

/** Paths of the API alone: a dev server's modules under `/src/api/` are none. */
function isApiCall({ request }: { request: Request }): boolean {
  return new URL(request.url).pathname.startsWith('/api/');
}
