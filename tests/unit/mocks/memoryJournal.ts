import type { JournalEntry, Journal } from '../../../mocks/Journal';

/** A journal as the browser's, in memory: as many pages as a test likes share it. */
export function memoryJournal(): Journal & { entries: JournalEntry[]; broken: boolean } {
  let entryCount = 0;
  return {
    entries: [],
    broken: false,
    transact(last, step) {
      if (this.broken) return Promise.reject(new Error('full'));
      const lastIndex = last ? this.entries.findIndex(({ id }) => id === last.id) : -1;
      const isReset = last !== undefined && lastIndex < 0;
      const { changes, truncate: startOver = false } = step(
        structuredClone(this.entries.slice(lastIndex + 1)),
        isReset,
      );
      if (startOver) this.entries = [];
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
