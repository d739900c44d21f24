import type { ImportCells, ImportField } from './importFields';
import type { ImportRow } from './ImportRow';

/** What cells have in the file, and what they are to be instead. */
type CellCorrections = Readonly<
  Record<ImportField, { readonly from: string; readonly to: string }>
>;

/** The cells that were corrected in the import, by row: the file itself is not changed. */
export class Corrections {
  private readonly byRowId = new Map<string, CellCorrections>();

  /** Adds the cells that differ from those of the row, which may be corrected already. */
  add({ id, cells }: ImportRow, corrected: ImportCells): void {
    const known = this.byRowId.get(id) ?? {};
    const changed = Object.entries(corrected).filter(([field, to]) => to !== (cells[field] ?? ''));
    const added = changed.map(
      ([field, to]) => [field, { from: known[field]?.from ?? cells[field] ?? '', to }] as const,
    );
    this.byRowId.set(id, { ...known, ...Object.fromEntries(added) });
  }

  /**
   * The cells of a row of the file with the corrections of those that the file still has as they were;
   * undefined for a row without corrections.
   */
  cellsOf({ id, cells }: ImportRow): ImportCells | undefined {
    const corrections = this.byRowId.get(id);
    if (!corrections) return undefined;
    const current = Object.entries(corrections).filter(
      ([field, { from }]) => from === (cells[field] ?? ''),
    );
    return { ...cells, ...Object.fromEntries(current.map(([field, { to }]) => [field, to])) };
  }
}
