import type { Entry, Journal } from '../../../mocks/Journal';

/** A journal as the browser's, in memory: as many pages as a test likes share it. */
export function memoryJournal(): Journal & { entries: Entry[]; broken: boolean } {
  let made = 0;
  return {
    entries: [],
    broken: false,
    turn(last, step) {
      if (this.broken) return Promise.reject(new Error('full'));
      const at = last ? this.entries.findIndex(({ id }) => id === last.id) : -1;
      const anew = last !== undefined && at < 0;
      const { changes, startOver = false } = step(
        structuredClone(this.entries.slice(at + 1)),
        anew,
      );
      if (startOver) this.entries = [];
      if (changes.length > 0)
        this.entries.push(
          structuredClone({ number: this.entries.length + 1, id: `e${(made += 1)}`, changes }),
        );
      return Promise.resolve(this.entries.at(-1));
    },
  };
}
