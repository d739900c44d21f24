import type { ImportPlan, ImportRow, Sheet, SheetProblem } from '../../domain/import/ImportRow';

/** Reads and checks the files of one import, out of the page's way. */
export interface SheetReader {
  read: (id: string, file: Blob) => Promise<Sheet | SheetProblem>;
  remove: (id: string) => void;
  /** Gives the rows a batch at a time; done when all were given. */
  check: (plan: ImportPlan, onRows: (rows: readonly ImportRow[]) => void) => Promise<void>;
  /** Ends its thread. */
  dispose: () => void;
}

/** What a page asks the thread of its sheets. */
export type SheetRequest =
  | { readonly type: 'read'; readonly id: string; readonly bytes: ArrayBuffer }
  | { readonly type: 'check'; readonly plan: ImportPlan }
  | { readonly type: 'forget'; readonly id: string };

/**
 * What the thread answers to the question of that number: rows, as often as there are any, and at
 * last what ends it.
 */
export type SheetResponse =
  | { readonly requestId: number; readonly rows: readonly ImportRow[] }
  | { readonly requestId: number; readonly result: Sheet | SheetProblem | undefined };
