import type { ChosenFormat, SheetReader } from './SheetReader';

/**
 * A reader that starts its worker on first use and restarts it after `dispose` or a failure. Files are
 * copied: on disk they may change before a restart.
 */
export function restartableReader(createReader: () => SheetReader): SheetReader {
  const files = new Map<string, { readonly file: Blob; readonly format: ChosenFormat }>();
  let current: { readonly reader: SheetReader; readonly ready: Promise<unknown> } | undefined;

  function start() {
    const reader = createReader();
    const ready = Promise.all(
      [...files].map(([id, { file, format }]) => reader.read(id, file, format)),
    );
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
    async read(id, file, format, onProgress) {
      const copy = new Blob([await file.arrayBuffer()]);
      const sheet = await withReader((reader) => reader.read(id, copy, format, onProgress));
      if (sheet && !('problem' in sheet)) files.set(id, { file: copy, format });
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
