import { isObject } from '~~/tests/conformance/json';
import type { Handle, ProxiedResponse } from '../unit/conformance/WrongServer';
import { editValues, on } from './edits';
import { testViolations } from './testViolations';

/** Reads of an organization after a write have an earlier response: once, or from then on. */
const staleReads = (isOnce: boolean) => (): Handle => {
  const earlier = new Map<string, ProxiedResponse>();
  const stale = new Set<string>();
  return on(/ \/api\/accounts\/[^/?]+/, async (request, forward) => {
    const { method, headers } = request;
    if (headers['authorization'] === undefined) return forward(request);
    const [, id = ''] = /^\/api\/accounts\/([^/?]+)/.exec(request.path) ?? [];
    const path = `${request.path} ${headers['origin']}`;
    if (method !== 'GET') {
      for (const read of earlier.keys()) if (read.includes(id)) stale.add(read);
      return forward(request);
    }
    const response = stale.has(path) ? earlier.get(path) : undefined;
    if (isOnce) stale.delete(path);
    if (response) return response;
    const read = await forward(request);
    if (read.status === 200) earlier.set(path, read);
    return read;
  });
};

/** Entries that the feed of an organization has only half a second after they were written. */
function lateActivity(): Handle {
  const written = new Map<string, { readonly at: number; readonly before: ProxiedResponse }>();
  return on(/ \/api\/accounts\/[^/?]+/, async (request, forward) => {
    const [, id = ''] = /^\/api\/accounts\/([^/?]+)/.exec(request.path) ?? [];
    if (request.method !== 'GET' && request.headers['authorization'] !== undefined) {
      const feed = { ...request, method: 'GET', path: `/api/accounts/${id}/activity`, body: '' };
      const before = await forward(feed);
      written.set(id, { at: performance.now(), before });
      return forward(request);
    }
    const last = written.get(id);
    const isLate = last !== undefined && performance.now() - last.at < 500;
    return isLate && request.path.endsWith('/activity') ? last.before : forward(request);
  });
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
const later = (instant: string, hours: number) =>
  `${new Date(Date.parse(instant) + hours * 3_600_000).toISOString().slice(0, 19)}Z`;

/** Instants that `edit` changes, in the members of these names or in all. */
const editInstants = (edit: (instant: string) => string, ...names: readonly string[]) =>
  editValues((key, value) =>
    isInstant(value) && (names.length === 0 || names.includes(key)) ? edit(value) : value,
  );

/** What most responses get wrong: stale values, missing members, instants, etags of rows. */
testViolations([
  ...[true, false].map((isOnce) => ({
    name: isOnce ? 'the first read after a write is stale' : 'reads are cached for ever',
    message: /reads are stale: GET \S+ has the ETag "\d" after \S+ responded with "\d"/,
    create: staleReads(isOnce),
  })),
  {
    name: 'activity comes late',
    message: /reads are stale: the feed has the entry of a write only a second after it/,
    create: lateActivity,
  },
  {
    name: 'members that are null are left out',
    message: /\/data lacks expires_at, last_used_at: what has no value is null, not left out/,
    create: () => editValues((_, value) => value ?? undefined),
  },
  {
    name: 'a member of organizations and subscriptions is missing',
    message: /\/data lacks available_seats/,
    create: () =>
      editValues((_, value) => {
        if (!isObject(value)) return value;
        const { available_seats: __, ...others } = value;
        return others;
      }),
  },
  {
    name: 'etags of rows are numbers',
    message: /\/data\/\d+\/etag must be string/,
    create: () =>
      editValues((key, value) => (key === 'etag' ? Number(String(value).slice(1, -1)) : value)),
  },
  {
    name: 'etags of rows have no quotes',
    message: /etag of the row is 1, expected "1": it lacks the quotes of the header/,
    create: () =>
      editValues((key, value) => (key === 'etag' ? String(value).replaceAll('"', '') : value)),
  },
  ...['created_at', 'registered_at', 'updated_at', 'at'].map((name) => ({
    name: `${name} is local time that is labelled Z`,
    message: new RegExp(
      `${name} of what has just been written is \\S+, 120 minutes after the Date header`,
    ),
    create: () => editInstants((instant) => later(instant, 2), name),
  })),
  {
    name: 'all instants are local time that is labelled Z',
    message: /registered_at of .* is \S+, 120 minutes before the Date header/,
    create: () => editInstants((instant) => later(instant, -2)),
  },
  {
    name: 'expires_at is the start of its day',
    message: /expires_at is \S+T00:00:00Z, but \S+ was sent/,
    create: () => editInstants((instant) => `${instant.slice(0, 10)}T00:00:00Z`, 'expires_at'),
  },
  {
    name: 'expires_at is changed in the list only',
    message: /expires_at is \S+ in the list, but \S+ was sent/,
    create: () =>
      on(
        /^GET \/api\/auth\/tokens/,
        editInstants((instant) => later(instant, -2), 'expires_at'),
      ),
  },
]);
