/**
 * Unsaved form values that survive the end of a session. They are held in memory only, per user id,
 * and restored for that user alone (docs/product.md, "Session").
 */
export class DraftsStore {
  private readonly forms = new Map<string, () => unknown>();
  private readonly saved = new Map<string, unknown>();
  private ownerId: string | undefined;

  /**
   * Registers an open form; `read` returns its unsaved values, or undefined if it is clean.
   * Discards the saved draft: the form has taken it over. Returns a function that unregisters the
   * form once it has been saved or discarded.
   */
  register(key: string, read: () => unknown): () => void {
    this.saved.delete(key);
    this.forms.set(key, read);
    return () => {
      if (this.forms.get(key) === read) this.forms.delete(key);
    };
  }

  /** The draft saved when this user's session ended, if any. */
  get(key: string): unknown {
    return this.saved.get(key);
  }

  /** Saves the values of every open form with unsaved changes for this user. */
  save(userId: string): void {
    this.setOwner(userId);
    for (const [key, read] of this.forms) {
      const draft = read();
      if (draft !== undefined) this.saved.set(key, draft);
    }
    this.forms.clear();
  }

  /** Sets the signed-in user and discards the drafts of anyone else. */
  setOwner(userId: string): void {
    if (this.ownerId !== userId) this.saved.clear();
    this.ownerId = userId;
  }

  /** Discards everything: the user signed out deliberately. */
  clear(): void {
    this.forms.clear();
    this.saved.clear();
  }
}
