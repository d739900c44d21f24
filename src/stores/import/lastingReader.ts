import type { SheetReader } from './SheetReader';

/**
 * A reader that can be put down and taken up again: its thread is opened when there is something to
 * do, and anew after it has failed.
 */
export function lastingReader(open: () => SheetReader): SheetReader {
  const files = new Map<string, Blob>();
  let reader: SheetReader | undefined;

  async function attempt<T>(ask: (reader: SheetReader) => Promise<T>): Promise<T> {
    try {
      if (reader) return await ask(reader);
      const opened = open();
      reader = opened;
      await Promise.all([...files].map(([id, file]) => opened.read(id, file)));
      return await ask(opened);
    } catch (error) {
      putDown();
      throw error;
    }
  }

  function putDown(): void {
    reader?.dispose();
    reader = undefined;
  }

  return {
    async read(id, file) {
      const sheet = await attempt((one) => one.read(id, file));
      if (!('problem' in sheet)) files.set(id, file);
      return sheet;
    },
    forget(id) {
      files.delete(id);
      reader?.forget(id);
    },
    check: (plan, onRows) => attempt((one) => one.check(plan, onRows)),
    dispose: putDown,
  };
}
