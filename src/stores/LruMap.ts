/** A map bounded to `maxSize` entries: evicts the least recently used one. */
export class LruMap<K, V> {
  private readonly entries = new Map<K, V>();

  constructor(private readonly maxSize: number) {}

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.setLast(key, value);
    return value;
  }

  /** The value of a key, created on first access. */
  getOrCreate(key: K, create: () => V): V {
    const value = this.entries.get(key) ?? create();
    this.setLast(key, value);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.maxSize) break;
      this.entries.delete(oldest);
    }
    return value;
  }

  values(): Iterable<V> {
    return this.entries.values();
  }

  private setLast(key: K, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
  }
}
