import { http, type HttpHandler } from 'msw';
import type { ActivityLog } from './activity';
import { CallControl, type Latency, type LoggedCall, type MockControl } from './faults';
import type { Database } from './database';
import { millisecondsPerDay, toDayNumber } from './day';
import { changeAsColleague, type ColleagueField } from './handlers/colleague';
import type { MockBackend } from './handler';
import { endSessions } from './handlers/auth';
import { handleRequest } from './http';
import { MockData, type SnapshotStorage } from './MockData';
import { scenarios, type ScenarioName } from './scenarios';
import { seedDatabase } from './seed/seedDatabase';
import { seededRandom } from './seededRandom';

export interface MockApiOptions {
  /** The other options override the scenario's values. */
  readonly scenario?: ScenarioName | undefined;
  readonly seed?: number | undefined;
  readonly organizations?: number | undefined;
  /** The clock, in epoch milliseconds; the data ends on its day. */
  readonly now?: (() => number) | undefined;
  readonly latency?: Latency | undefined;
  /** Where changes are stored; without it they are lost when the page closes. */
  readonly storage?: SnapshotStorage | undefined;
  /** Called when stored changes were of another version of the data and have been discarded. */
  readonly onDiscarded?: (() => void) | undefined;
  /** Called after each response. */
  readonly onResponse?: ((call: LoggedCall) => void) | undefined;
  /** Number of calls in the log. */
  readonly logSize?: number;
}

/** A complete API with its data; instances share nothing. */
export interface MockApi {
  readonly database: Database;
  readonly activity: ActivityLog;
  /** An msw handler of all calls, whatever the origin. */
  readonly handlers: HttpHandler[];
  readonly control: MockControl;
  /** Applies stored changes to the data; each call does so too. */
  readonly sync: () => Promise<void>;
  /** Whether changes survive a reload. */
  readonly isPersistent: boolean;
}

export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { scenario = 'default', seed = 1, now = Date.now, onResponse, logSize = 50 } = options;
  const definition = scenarios[scenario];
  const {
    organizations = definition.organizations,
    latency = definition.latency ?? 0,
    storage,
    onDiscarded,
  } = options;
  const data = new MockData({
    today: () => toDayNumber(now()),
    seed: (database, day) =>
      seedDatabase(database, {
        seed,
        organizationCount: organizations,
        now: day * millisecondsPerDay,
        ...definition.data,
      }),
    storage,
    onDiscarded,
  });
  const { database, activity } = data;
  const control = new CallControl({
    seed,
    latency,
    failEvery: definition.failEvery,
    sessionEndsAtCall: definition.sessionEndsAtCall,
    logSize,
  });
  const requestId = uniqueStrings(seed + 1, now);
  const backend: MockBackend = {
    database,
    activity,
    now,
    uniqueString: uniqueStrings(seed, now),
    endedSessions: new Set(),
  };
  const handling = {
    backend,
    control,
    transact: <T>(work: () => T) => data.transact(work),
    requestId: () => `req_${requestId(16)}`,
    created: new Map(),
    onResponse,
  };
  return {
    database,
    activity,
    // Anchored at the root: the dev server serves modules under `/src/api/`.
    handlers: [
      http.all(
        ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
        ({ request }) => handleRequest(handling, request),
      ),
    ],
    control: Object.assign(control, {
      changeAsColleague: (organizationId: string, field: ColleagueField) =>
        data.transact(() => changeAsColleague(backend, organizationId, field)),
      endSessions: () => endSessions(backend),
      reset() {
        handling.created.clear();
        control.restart();
        return data.reset();
      },
    }),
    sync: () => data.transact(() => {}),
    get isPersistent() {
      return data.isPersistent;
    },
  };
}

const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Makes strings for ids and secrets from the seed and the clock: reproducible with a fixed clock,
 * different after a reload.
 */
function uniqueStrings(seed: number, now: () => number): (length: number) => string {
  let count = 0;
  return (length) => {
    count += 1;
    const random = seededRandom(
      seed ^ Math.imul(now() % 0x1_0000_0000, 0x9e3779b1) ^ Math.imul(count, 0x85ebca6b),
    );
    return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
  };
}
