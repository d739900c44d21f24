import type { SavedChanges } from '~/messages/savedText';

/** What a write has changed, for the toast that says so. */
export interface Saved extends SavedChanges {
  /** Takes the change back; undefined where that isn't offered. */
  readonly undo?: Undo | undefined;
}

/** How to take a change back (docs/product.md, "What was saved"). */
interface Undo {
  readonly organizationId: string;
  /** Writes to send one after the other; the first for the version that the change has made. */
  readonly steps: readonly (() => Promise<SavedChanges>)[];
}

/** The reason that "Undo" sends. */
export const undone = 'Undone';
