import type { Journal } from '~~/mocks/persistence/Journal';

/** In-memory storage that behaves like the one in the browser; several pages can share it. */
export class MemoryJournalStorage {
  entries: { readonly content: unknown }[] = [];
  /** Every transaction fails from then on. */
  broken = false;

  /** The journal of one page. */
  openJournal(): Journal {
    let lastEntry: (typeof this.entries)[number] | undefined;
    return {
      transact: async (callback) => {
        if (this.broken) throw new Error('full');
        const lastIndex = lastEntry ? this.entries.indexOf(lastEntry) : -1;
        const isReset = lastEntry !== undefined && lastIndex < 0;
        const newEntries = this.entries.slice(lastIndex + 1).map(({ content }) => content);
        const { entry, truncate = false } = callback(structuredClone(newEntries), isReset);
        if (truncate) this.entries = [];
        if (entry) this.entries.push({ content: structuredClone(entry) });
        lastEntry = this.entries.at(-1);
        await Promise.resolve();
      },
    };
  }
}
