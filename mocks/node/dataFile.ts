import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import type { Journal } from '../persistence/Journal';
import { modelVersion } from '../persistence/modelVersion';
import {
  createSessionPersistence,
  type SessionPersistence,
} from '../persistence/SessionPersistence';

/** What the data is made from; a file with other data can't be continued. */
export interface Dataset {
  readonly scenario: string;
  readonly seed: number;
  readonly organizations?: number | undefined;
}

/** Keeps the data of a mock API across restarts. */
export interface DataFile {
  readonly journal: Journal;
  readonly sessionPersistence: SessionPersistence;
  /** Keeps a copy of a file whose content is invalid, before it is started again. */
  readonly backUp: () => string;
}

interface Content {
  readonly entries: readonly unknown[];
  /** The stored sessions, as `createSessionPersistence` writes them. */
  readonly sessions: string | null;
}

/**
 * Opens a file of JSON lines: what the data is made from, then each change, and the sessions
 * whenever they change. A last line that was cut off is dropped. Throws an error with a one-line
 * message if the file can't be read or written, or belongs to other data. Contains sessions and
 * tokens, so only its owner may read it.
 */
export function openDataFile(path: string, dataset: Dataset): DataFile {
  const header = JSON.stringify({ version: modelVersion, ...dataset });
  const { entries, sessions: storedSessions } = readContent(path, header);
  let newEntries = entries;
  let sessions = storedSessions;

  const rewrite = (kept: readonly unknown[]) => {
    const lines = [
      header,
      ...kept.map((entry) => JSON.stringify({ entry })),
      ...(sessions === null ? [] : [JSON.stringify({ sessions })]),
    ];
    writeFileSync(`${path}.tmp`, `${lines.join('\n')}\n`, { mode: 0o600 });
    renameSync(`${path}.tmp`, path);
  };
  const append = (line: object) => appendFileSync(path, `${JSON.stringify(line)}\n`);
  const setSessions = (text: string | null) => {
    sessions = text;
    append({ sessions });
  };
  rewrite(entries);

  return {
    journal: {
      transact(callback) {
        const { entry, truncate = false } = callback(newEntries, false);
        newEntries = [];
        if (truncate) rewrite(entry === undefined ? [] : [entry]);
        else if (entry !== undefined) append({ entry });
        return Promise.resolve();
      },
    },
    sessionPersistence: createSessionPersistence(() => ({
      getItem: () => sessions,
      setItem: (_, text) => setSessions(text),
      removeItem: () => setSessions(null),
    })),
    backUp() {
      copyFileSync(path, `${path}.invalid`);
      return `${path}.invalid`;
    },
  };
}

function readContent(path: string, header: string): Content {
  if (!existsSync(path)) return { entries: [], sessions: null };
  const [firstLine, ...lines] = readFileSync(path, 'utf8').split('\n');
  if (firstLine !== header)
    throw new Error(
      `${path} has other data (${firstLine?.slice(0, 100)}): use the same options as before, or another file`,
    );
  const entries: unknown[] = [];
  let sessions: string | null = null;
  // What follows the last line break was cut off.
  for (const line of lines.slice(0, -1)) {
    const record = parseLine(line, path);
    if ('entry' in record) entries.push(record['entry']);
    if ('sessions' in record)
      sessions = typeof record['sessions'] === 'string' ? record['sessions'] : null;
  }
  return { entries, sessions };
}

function parseLine(line: string, path: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line)) as Record<string, unknown>;
  } catch {
    throw new Error(`${path} is damaged: delete it to start with fresh data`);
  }
}
