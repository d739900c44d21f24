import type { JournalEntry, Journal } from '~~/mocks/Journal';

/** An in-memory journal that behaves like the one in the browser; several pages can share it. */
export function memoryJournal(): Journal & { entries: JournalEntry[]; broken: boolean } {
  let entryCount = 0;
  return {
    entries: [],
    broken: false,
    transact(lastEntry, callback) {
      if (this.broken) return Promise.reject(new Error('full'));
      const lastIndex = lastEntry ? this.entries.findIndex(({ id }) => id === lastEntry.id) : -1;
      const isReset = lastEntry !== undefined && lastIndex < 0;
      const { changes, truncate = false } = callback(
        structuredClone(this.entries.slice(lastIndex + 1)),
        isReset,
      );
      if (truncate) this.entries = [];
      if (changes.length > 0)
        this.entries.push(
          structuredClone({
            number: this.entries.length + 1,
            id: `e${(entryCount += 1)}`,
            changes,
          }),
        );
      return Promise.resolve(this.entries.at(-1));
    },
  };
}
