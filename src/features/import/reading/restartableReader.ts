import type { SheetReader } from './SheetReader';

/** A reader that starts its worker on first use and restarts it after `dispose` or a failure. */
export function restartableReader(createReader: () => SheetReader): SheetReader {
  const files = new Map<string, Blob>();
  let current: { readonly reader: SheetReader; readonly ready: Promise<unknown> } | undefined;

  function start() {
    const reader = createReader();
    const ready = Promise.all([...files].map(([id, file]) => reader.read(id, file)));
    return { reader, ready };
  }

  async function withReader<T>(operation: (reader: SheetReader) => Promise<T>): Promise<T> {
    const started = (current ??= start());
    try {
      await started.ready;
      return await operation(started.reader);
    } catch (error) {
      if (current === started) disposeReader();
      throw error;
    }
  }

  function disposeReader(): void {
    current?.reader.dispose();
    current = undefined;
  }

  return {
    async read(id, file, onProgress) {
      const sheet = await withReader((reader) => reader.read(id, file, onProgress));
      if (sheet && !('problem' in sheet)) files.set(id, file);
      return sheet;
    },
    remove(id) {
      files.delete(id);
      current?.reader.remove(id);
    },
    check: (plan, onRows) => withReader((reader) => reader.check(plan, onRows)),
    dispose: disposeReader,
  };
}
