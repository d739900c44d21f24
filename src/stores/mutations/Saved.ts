import type { SavedChanges } from '~/messages/savedText';

/** What a write has changed, for the toast that says so. */
export interface Saved extends SavedChanges {
  /** The organization that it has changed, if it is one. */
  readonly organizationId?: string;
  /** The version that it has made. */
  readonly etag?: string | undefined;
  /**
   * Takes the change back, one after the other, each from the version that the one before has made
   * (docs/product.md, "What was saved"). Undefined where that isn't offered.
   */
  readonly undo?: readonly ((etag: string | undefined) => Promise<Saved>)[] | undefined;
}

/** The reason that "Undo" sends. */
export const undone = 'Undone';
