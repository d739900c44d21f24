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
export class Table<R extends Row> {
  private readonly rows = new Map<string, R>();
  private touched = new Set<string>();
  private count = 0;

  constructor(private readonly model: Model) {}

  get writes(): number {
    return this.count;
  }

  get(id: string): R | undefined {
    return this.rows.get(id);
  }

  /** In the order of their creation. */
  all(): R[] {
    return [...this.rows.values()];
  }

  create(values: R): R {
    return this.keep(this.model.create(values) as R);
  }

  /** The row must exist. */
  change(id: string, data: Partial<R>): R {
    return this.keep(this.model.update({ where: { id: { equals: id } }, data }) as R);
  }

  remove(id: string): void {
    if (!this.rows.delete(id)) return;
    this.touched.add(id);
    this.count += 1;
    this.model.delete({ where: { id: { equals: id } } });
  }

  /**
   * The ids of the rows that were written since this was last asked, in the order of their first
   * write.
   */
  takeTouched(): string[] {
    const ids = [...this.touched];
    this.touched = new Set();
    return ids;
  }

  private keep(row: R): R {
    this.touched.add(row.id);
    this.count += 1;
    this.rows.set(row.id, row);
    return row;
  }
}
