import type { SheetReader } from './SheetReader';

/** A reader that starts its worker on first use and restarts it after `dispose` or a failure. */
export function restartableReader(createReader: () => SheetReader): SheetReader {
  const files = new Map<string, Blob>();
  let reader: SheetReader | undefined;

  async function withReader<T>(operation: (reader: SheetReader) => Promise<T>): Promise<T> {
    try {
      if (reader) return await operation(reader);
      const created = createReader();
      reader = created;
      await Promise.all([...files].map(([id, file]) => created.read(id, file)));
      return await operation(created);
    } catch (error) {
      disposeReader();
      throw error;
    }
  }

  function disposeReader(): void {
    reader?.dispose();
    reader = undefined;
  }

  return {
    async read(id, file) {
      const sheet = await withReader((current) => current.read(id, file));
      if (!('problem' in sheet)) files.set(id, file);
      return sheet;
    },
    remove(id) {
      files.delete(id);
      reader?.remove(id);
    },
    check: (plan, onRows) => withReader((current) => current.check(plan, onRows)),
    dispose: disposeReader,
  };
}
