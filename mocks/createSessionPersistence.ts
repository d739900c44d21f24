import type { SessionRecord } from './records';
import type { SessionPersistence } from './SessionPersistence';

const key = 'ams.mock';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores sessions in the browser, so that a sign-in survives reloads and applies to every tab.
 * Malformed sessions are dropped; if storage throws, sessions last until the page closes. `storage`
 * is a function because merely reading `window.localStorage` may throw.
 */
export function createSessionPersistence(storage: () => Storage): SessionPersistence {
  return {
    read() {
      try {
        return parseSessions(storage().getItem(key));
      } catch {
        return undefined;
      }
    },
    write(sessions) {
      try {
        if (sessions.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify({ v: 1, data: sessions }));
      } catch {
        // The session lasts until the page closes.
      }
    },
  };
}

function parseSessions(text: string | null): SessionRecord[] {
  try {
    const { v, data } = JSON.parse(text ?? 'null') as { v: unknown; data: unknown };
    return v === 1 && Array.isArray(data)
      ? data.filter(isSession).map(({ id, staff_id, created_at }) => ({ id, staff_id, created_at }))
      : [];
  } catch {
    return [];
  }
}

function isSession(value: unknown): value is SessionRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, staff_id, created_at } = value as Partial<Record<keyof SessionRecord, unknown>>;
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof staff_id === 'string' &&
    typeof created_at === 'string'
  );
}
