interface Row {
  readonly id: string;
}

/** What a table needs of a model of @mswjs/data. */
export interface Model {
  create(values: object): unknown;
  update(query: { where: { id: { equals: string } }; data: object }): unknown;
  delete(query: { where: { id: { equals: string } } }): unknown;
}

/**
 * One model with its rows at hand by id: @mswjs/data looks every record over for each question,
 * which 10,000 organizations don't bear. All writes go through here, so `writes` tells when
 * something that was worked out from the rows is out of date.
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

  /** In the order of their creation. */
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

  /**
   * The ids of the rows that were written since this was last asked, in the order of their first
   * write.
   */
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
