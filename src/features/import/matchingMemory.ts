import * as v from 'valibot';
import { persisted, type KeyValueStorage } from '~/lib/persisted';
import { isImportField, type ImportField } from '~/features/import/rows/importFields';

/** The field of each column, if any. */
type Matching = readonly (ImportField | undefined)[];

const maxHeaders = 10;

const storedMatchings = v.pipe(
  v.array(
    v.object({
      header: v.array(v.string()),
      columns: v.array(v.nullable(v.pipe(v.string(), v.check(isImportField)))),
    }),
  ),
  v.maxLength(maxHeaders),
);

/** The matching of the headers that were matched by hand last in this browser (`ams.import`). */
export interface MatchingMemory {
  readonly recall: (header: readonly string[]) => Matching | undefined;
  readonly remember: (header: readonly string[], columns: Matching) => void;
}

export function matchingMemory(storage: KeyValueStorage | undefined): MatchingMemory {
  const stored = persisted(storage, 'ams.import', (data) => {
    const parsed = v.safeParse(storedMatchings, data);
    return parsed.success ? parsed.output : undefined;
  });
  const isSame = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((name, index) => name === b[index]);
  return {
    recall(header) {
      const found = stored.read()?.find((entry) => isSame(entry.header, header));
      return found && header.map((_, index) => found.columns[index] ?? undefined);
    },
    remember(header, columns) {
      const others = (stored.read() ?? []).filter((entry) => !isSame(entry.header, header));
      const entry = { header: [...header], columns: columns.map((field) => field ?? null) };
      stored.write([entry, ...others].slice(0, maxHeaders));
    },
  };
}
