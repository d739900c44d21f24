/**
 * What stands unsaved in the open forms. When a session ends it is kept in memory, and nowhere
 * else, for that person's id (decisions.md, "Session"): the same person finds it again, nobody
 * else.
 */
export class DraftsStore {
  private readonly forms = new Map<string, () => unknown>();
  private readonly saved = new Map<string, unknown>();
  private ownerId: string | undefined;

  /**
   * A form stands open: `read` gives what is unsaved in it, or undefined. What was kept for it is
   * in its hands now. Gives a function that ends that: a form that goes is one that was saved or
   * discarded.
   */
  register(key: string, read: () => unknown): () => void {
    this.saved.delete(key);
    this.forms.set(key, read);
    return () => {
      if (this.forms.get(key) === read) this.forms.delete(key);
    };
  }

  /** What stood in a form when the session of the same person ended, if anything. */
  get(key: string): unknown {
    return this.saved.get(key);
  }

  /** The session of that person is over: what stands unsaved in the open forms is kept for them. */
  save(userId: string): void {
    this.setOwner(userId);
    for (const [key, read] of this.forms) {
      const draft = read();
      if (draft !== undefined) this.saved.set(key, draft);
    }
    this.forms.clear();
  }

  /** Someone signed in: what is kept for anybody else is gone. */
  setOwner(userId: string): void {
    if (this.ownerId !== userId) this.saved.clear();
    this.ownerId = userId;
  }

  /** The person left on purpose: nothing is kept. */
  clear(): void {
    this.forms.clear();
    this.saved.clear();
  }
}
