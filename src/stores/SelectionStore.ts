import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Organization } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';

/**
 * The organizations selected in the list, in memory only (docs/product.md, "Daily work"). The
 * selection survives paging and sorting; another search or filter clears it.
 */
export class SelectionStore {
  /** By id, in the order of selection. Who asks for one id observes that id only. */
  readonly selected = observable.map<string, Organization>(undefined, { deep: false });
  /** The rows on screen. */
  page: readonly Organization[] = [];
  /** The row toggled last, where a range starts. */
  private anchor: string | undefined;
  private filter: string | undefined;

  constructor() {
    makeObservable(this, {
      page: observableRef,
      isEmpty: computed,
      isPageSelected: computed,
      isPagePartlySelected: computed,
    });
  }

  has(id: string): boolean {
    return this.selected.has(id);
  }

  get isEmpty(): boolean {
    return this.selected.size === 0;
  }

  get isPageSelected(): boolean {
    return this.page.length > 0 && this.page.every(({ id }) => this.selected.has(id));
  }

  /** Whether some rows on screen are selected and others are not. */
  get isPagePartlySelected(): boolean {
    return !this.isPageSelected && this.page.some(({ id }) => this.selected.has(id));
  }

  /** Sets the rows on screen, and clears the selection if the search or a filter has changed. */
  setView(rows: readonly Organization[], { q, status, seats }: OrganizationListParams): void {
    const filter = JSON.stringify([q, status, seats]);
    if (filter !== this.filter) this.clear();
    this.filter = filter;
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
    this.set(this.page.slice(ends[0], (ends[1] ?? 0) + 1), !this.selected.has(id));
  }

  /** Selects the rows of the page, or deselects them if all are selected. */
  togglePage(): void {
    this.set(this.page, !this.isPageSelected);
  }

  set(rows: readonly Organization[], select: boolean): void {
    runInAction(() => {
      for (const row of rows) {
        if (select) this.selected.set(row.id, row);
        else this.selected.delete(row.id);
      }
    });
  }

  clear(): void {
    runInAction(() => this.selected.clear());
  }
}
