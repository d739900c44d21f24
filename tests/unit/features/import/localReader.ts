import { Sheets } from '~/features/import/reading/Sheets';
import type { SheetReader } from '~/features/import/reading/SheetReader';

/** A reader without a worker: does the same work in the test's process. */
export function localReader(): SheetReader {
  const sheets = new Sheets();
  return {
    async read(id, file, format, onProgress) {
      const reading = sheets.read(id, new Uint8Array(await file.arrayBuffer()), format);
      for (;;) {
        const step = reading.next();
        if (step.done) return step.value;
        onProgress?.(step.value);
      }
    },
    remove: (id) => sheets.remove(id),
    async check(plan, onRows) {
      await Promise.resolve();
      for (const rows of sheets.check(plan)) onRows(rows);
    },
    dispose: () => undefined,
  };
}
