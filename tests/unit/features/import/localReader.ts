import { Sheets } from '~/features/import/reading/Sheets';
import type { SheetReader } from '~/features/import/reading/SheetReader';

/** A reader without a worker: does the same work in the test's process. */
export function localReader(): SheetReader {
  const sheets = new Sheets();
  return {
    read: async (id, file) => sheets.read(id, new Uint8Array(await file.arrayBuffer())),
    remove: (id) => sheets.remove(id),
    async check(plan, onRows) {
      await Promise.resolve();
      for (const rows of sheets.check(plan)) onRows(rows);
    },
    dispose: () => undefined,
  };
}
