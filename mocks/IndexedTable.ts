interface Row {
  readonly id: string;
}

/** The part of an @mswjs/data model that a table uses. */
export interface Model {
  create(values: object): unknown;
  update(query: { where: { id: { equals: string } }; data: object }): unknown;
  delete(query: { where: { id: { equals: string } } }): unknown;
}

/**
 * An @mswjs/data model indexed by id: the library scans every record for each query, which is too
 * slow for 10,000 organizations. All writes go through this class, so `revision` tells whether
 * derived data is stale.
 */
export class IndexedTable<R extends Row> {
  private readonly rows = new Map<string, R>();
  private changedIds = new Set<string>();
  private writeCount = 0;

  constructor(private readonly model: Model) {}

  get revision(): number {
    return this.writeCount;
  }

  get(id: string): R | undefined {
    return this.rows.get(id);
  }

  /** In creation order. */
  all(): R[] {
    return [...this.rows.values()];
  }

  create(values: R): R {
    return this.upsert(this.model.create(values) as R);
  }

  /** The row must exist. */
  update(id: string, data: Partial<R>): R {
    return this.upsert(this.model.update({ where: { id: { equals: id } }, data }) as R);
  }

  remove(id: string): void {
    if (!this.rows.delete(id)) return;
    this.changedIds.add(id);
    this.writeCount += 1;
    this.model.delete({ where: { id: { equals: id } } });
  }

  /** Ids of the rows written since the last call, in the order of their first write. */
  drainChangedIds(): string[] {
    const ids = [...this.changedIds];
    this.changedIds = new Set();
    return ids;
  }

  private upsert(row: R): R {
    this.changedIds.add(row.id);
    this.writeCount += 1;
    this.rows.set(row.id, row);
    return row;
  }
}
