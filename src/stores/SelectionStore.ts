import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Organization } from '~/domain/Organization';

/**
 * The organizations selected in the list, in memory only (docs/product.md, "Selection"). The
 * selection survives searches, filters, paging and sorting.
 */
export class SelectionStore {
  /** By id, in the order of selection. Who asks for one id observes that id only. */
  readonly selected = observable.map<string, Organization>(undefined, { deep: false });
  /** The rows on screen. */
  page: readonly Organization[] = [];
  /** The row toggled last, where a range starts. */
  private anchor: string | undefined;

  constructor() {
    makeObservable(this, {
      page: observableRef,
      rows: computed,
      isEmpty: computed,
      isPageSelected: computed,
      isPagePartlySelected: computed,
    });
  }

  has(id: string): boolean {
    return this.selected.has(id);
  }

  /** In the order of selection. */
  get rows(): readonly Organization[] {
    return [...this.selected.values()];
  }

  get isEmpty(): boolean {
    return this.selected.size === 0;
  }

  /** How many of the selected organizations aren't on screen. */
  get notShown(): number {
    return this.selected.size - this.page.filter(({ id }) => this.selected.has(id)).length;
  }

  get isPageSelected(): boolean {
    return this.page.length > 0 && this.page.every(({ id }) => this.selected.has(id));
  }

  /** Whether some rows on screen are selected and others are not. */
  get isPagePartlySelected(): boolean {
    return !this.isPageSelected && this.page.some(({ id }) => this.selected.has(id));
  }

  /** Sets the rows on screen. */
  setPage(rows: readonly Organization[]): void {
    runInAction(() => (this.page = rows));
  }

  /**
   * Selects or deselects a row of the page; with `range`, all rows from the one toggled last, if
   * that is on the page.
   */
  toggle(id: string, range = false): void {
    const indexOf = (row: string | undefined) => this.page.findIndex((other) => other.id === row);
    const index = indexOf(id);
    const start = range ? indexOf(this.anchor) : -1;
    const ends = [index, start < 0 ? index : start].toSorted((a, b) => a - b);
    this.anchor = id;
    const rows = this.page.slice(ends[0], (ends[1] ?? 0) + 1);
    if (this.selected.has(id)) this.deselect(rows);
    else this.select(rows);
  }

  /** Selects the rows of the page, or deselects them if all are selected. */
  togglePage(): void {
    if (this.isPageSelected) this.deselect(this.page);
    else this.select(this.page);
  }

  select(rows: readonly Organization[]): void {
    runInAction(() => {
      for (const row of rows) this.selected.set(row.id, row);
    });
  }

  deselect(rows: readonly Pick<Organization, 'id'>[]): void {
    runInAction(() => {
      for (const { id } of rows) this.selected.delete(id);
    });
  }

  clear(): void {
    this.deselect([...this.selected.values()]);
  }
}
