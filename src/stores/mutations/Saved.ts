import type { SavedChanges } from '~/messages/savedText';

/** What a write has changed, for the toast that says so. */
export interface Saved extends SavedChanges {
  /** The organization that it has changed, if it is one. */
  readonly organizationId?: string;
  /**
   * Writes that take the change back, one after the other (docs/product.md, "What was saved"); the
   * first for the version that the change has made. Undefined where that isn't offered.
   */
  readonly undo?: readonly (() => Promise<SavedChanges>)[] | undefined;
}

/** The reason that "Undo" sends. */
export const undone = 'Undone';
